/** Search in texts as the server searches: every word anywhere in the text, without case, accents and variants of letters. */
/* oxlint-disable no-control-regex, no-misleading-character-class -- these characters are what is meant. */
import { IGNORED, PLAIN_SIGNS } from './normalForm.ts'

/** Commas separate words, too: 'Novak, Uma'. */
export const searchWords = (search: string): string[] => [
  ...new Set(
    search
      .replaceAll(IGNORED, '')
      .split(/[\s,;،、，]+/u)
      .filter(Boolean),
  ),
]

export const containsText = (text: string, search: string): boolean => {
  const folded = searchable(text)
  return searchWords(search).every((word) => folded.includes(searchable(word)))
}

/** Returns the text as both sides search it. The database's function of this name does the same. */
export function searchable(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase()
  return text
    .replaceAll('\u00B4', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(IGNORED, '')
    .replaceAll(ACCENTS, '')
    .replaceAll(VARIANTS, (letter) => LETTERS.get(letter) ?? letter)
}

const NOT_ASCII = /[^\0-\x7F]/u

/** Marks above, below and in letters of Latin, Greek, Cyrillic, Hebrew, Arabic and Syriac; the line that lengthens Arabic. */
export const ACCENTS =
  /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08D3-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\u2DE0-\u2DFF\uA66F\uA674-\uA67D\uFB1E\uFE20-\uFE2F]+/gu

/** Letters that do not decompose, by what people type for them. */
const LETTERS_OF: Readonly<Record<string, string>> = {
  d: 'đðɖɗ',
  e: 'ɇǝə',
  f: 'ƒ',
  g: 'ǥɠ',
  h: 'ħ',
  i: 'ıɨ',
  j: 'ȷɉ',
  k: 'ĸƙ',
  l: 'łƚɫɬ',
  n: 'ŋɲƞ',
  o: 'øɔɵ',
  p: 'ƥ',
  r: 'ɍɽ',
  t: 'ŧƭʈ',
  u: 'ʉ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶʐ',
  b: 'ƀɓ',
  c: 'ȼƈ',
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
  th: 'þ',
  ا: 'ٱ',
  ي: 'ىیې',
  ك: 'کڪ',
  ه: 'ةہەھۀۃ',
  '/': '⁄∕',
}

/** Digits of Arabic and Persian. */
const DIGITS = Array.from({ length: 10 }, (_, digit): [string, string][] => [
  [String.fromCodePoint(0x06_60 + digit), String(digit)],
  [String.fromCodePoint(0x06_f0 + digit), String(digit)],
]).flat()

export const LETTERS: ReadonlyMap<string, string> = new Map([
  ...PLAIN_SIGNS,
  ...Object.entries(LETTERS_OF).flatMap(([plain, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, plain]),
  ),
  ...DIGITS,
])

export const VARIANTS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu')
