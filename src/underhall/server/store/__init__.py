"""The store: every question the server asks its database and everything it writes there, one module a subject.

Elsewhere nobody writes SQL. Two things come from here: methods that read rows, and *statements*, which whoever changes
something hands to the change writer, so that they are written in one transaction with what else belongs to it.
"""
