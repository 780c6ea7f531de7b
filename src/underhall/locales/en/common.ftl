### What every part of the house needs.

## language
language-name = English
