# Was jeder Teil des Hauses sagt.

language-name = Deutsch
