"""Names that look the same: what an eye sees of a name, and names that would deceive it.

After Unicode's report on security (UTS 39), as far as names need it: compatibility forms are one, what is not drawn
does not count, letters of other alphabets that are drawn like Latin ones are those, and a name is written in one
alphabet. Letters that a good typeface tells apart (l, I and 1) stay apart.
"""

from __future__ import annotations

import unicodedata

# Characters that are not drawn ("default ignorable"), and three blanks that count as letters or signs.
UNDRAWN = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
# Letters drawn like Latin ones, capital and small apart: a capital Greek eta is an H, a small one is none.
DRAWN_ALIKE = (
    ("АВЕЅІЈКМНОРСТУХҮԌԚԜӀҺԁԛԝ", "ABESIJKMHOPCTYXYGQWIhdqw"),
    ("аеѕіјорсухүһԁԛԝӏѵ", "aesijopcyxyhdqwlv"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϜ", "ABEZHIKMNOPTYXCF"),
    ("αινορυχϲϳ", "aivopuxcj"),
    ("ՍՏՕԼօսոհցքզ", "USOLounhgpq"),
    ("ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓤꓥꓦꓧꓨꓩꓪꓫꓬꓮꓯꓰꓱꓲꓳꓴ", "BPdDTGKJCZFFMNLSRRAVHGJWXYAAEEIOU"),
    ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏚᏞᏟᏢᏦᏭ", "DRTAJEWMHYGhZ4bRWSLCPKG"),
    ("ıɑɡɩʀʏ", "iagiry"),
    ("’‘‛′", "''''"),
    ("‐‒–—−", "-----"),
)
ALIKE = {ord(odd): latin for odds, latins in DRAWN_ALIKE for odd, latin in zip(odds, latins, strict=True)}
# Writing that goes together in one name; Latin goes with the East Asian ones.
EAST_ASIAN = ({"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "BOPOMOFO"}, {"CJK", "HANGUL"})


def is_drawn(character: str) -> bool:
    """Whether anything of a character is seen: neither a space nor one of those that are not drawn."""
    return not character.isspace() and not any(first <= ord(character) <= last for first, last in UNDRAWN)


def skeleton(name: str) -> str:
    """What an eye sees of a name: equal for names that look the same, whatever they are made of."""
    spread = unicodedata.normalize("NFKC", name)
    drawn = "".join(letter if is_drawn(letter) else " " if letter.isspace() else "" for letter in spread)
    latin = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", drawn).translate(ALIKE))
    return " ".join(latin.casefold().translate(ALIKE).split())


def alphabets(name: str) -> set[str]:
    """The alphabets a name's letters are of, by the names of the letters."""
    return {
        unicodedata.name(letter, "UNKNOWN").split()[0].replace("IDEOGRAPHIC", "CJK")
        for letter in unicodedata.normalize("NFKC", name)
        if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo") and is_drawn(letter)
    }


def is_of_one_alphabet(name: str) -> bool:
    found = alphabets(name)
    return len(found) <= 1 or any(found - {"LATIN"} <= together for together in EAST_ASIAN)
