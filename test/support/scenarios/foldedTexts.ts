/** Texts in the forms in which people and programs write them. */

/** Written texts, and the plain text that finds each. */
export const FOLDED_TEXTS: [what: string, text: string, plain: string][] = [
  ['a curly apostrophe', 'O’Brien', "o'brien"],
  ['a ligature', 'Oﬃce ﬁrst', 'office first'],
  ['full width', 'Ｄｏｃｋ　１２', 'dock 12'],
  ['half width', 'ｶﾞｽ', 'カ\u3099ス'],
  ['accents', 'Ångström ÇĞİŞ', 'angstrom cgis'],
  ['decomposed accents', 'Bo\u0308rse', 'borse'],
  ['letters that do not decompose', 'Straße Łódź Øre æon Þór', 'strasse lodz ore aeon thor'],
  ['a letter at the end of a Greek word', 'ΟΔΥΣΣΕΥΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
  ['hamza', 'أحمد إبراهيم', 'احمد ابراهيم'],
  ['the letters of Persian', 'علی کریم', 'علي كريم'],
  ['vowels and the long line of Arabic', 'مُحَمَّـــد', 'محمد'],
  ['digits of Arabic', '٤٢', '42'],
  ['Cyrillic', 'Йожик Ёлка', 'иожик елка'],
  ['dashes', 'A–B — C‑D', 'a-b - c-d'],
  ['invisible characters', 'No\u00ADvak\u200B Um\u2060a', 'novak uma'],
]

/** Names that are the same one. */
export const SAME_NAMES: [what: string, ...same: string[]][] = [
  ['accents', 'Börse', 'Bo\u0308rse', 'BÖRSE', 'BO\u0308RSE'],
  ['no accents', 'Borse', 'borse'],
  ['apostrophes', "O'Brien", 'O’Brien', 'Oʼbrien', 'o´brien'],
  [
    'invisible characters',
    'N-7',
    'n-7',
    'N-\u200B7',
    '\uFEFFN-7\u200E',
    'N\u20117',
    '\u202AN-7\u202C',
  ],
  ['spaces', 'Dock 1', ' dock\u00A01', 'Dock \t 1', 'Dock\u30001'],
  ['a letter at the end', 'ΣΑΣ', 'σας', 'σασ'],
  ['a dot', 'İzmir', 'i\u0307zmir', 'izmir', 'IZMIR'],
  ['a caron', 'J\u030C', 'ǰ', 'j\u030C'],
]
