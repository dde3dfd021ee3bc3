/** Search in texts as the server searches: anywhere in the text, without case and accents. */

export const containsText = (text: string, search: string): boolean =>
  searchable(text).includes(searchable(search.trim()))

/** Returns the text in lower case without accents, as the database's function of this name does for Latin letters. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)

/** Letters that do not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
