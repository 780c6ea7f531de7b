### What every part of the house needs. The terms are explained at the head of dwarf.ftl.

## language
language-name = Português (Brasil)
