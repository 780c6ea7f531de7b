# What every part of the house says.

language-name = English
