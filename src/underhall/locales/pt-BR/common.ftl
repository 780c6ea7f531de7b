### What every part of the house says in Brazilian Portuguese. The terms are explained at the head of dwarf.ftl.

language-name = Português (Brasil)
