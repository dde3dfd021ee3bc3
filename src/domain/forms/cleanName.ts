/** Names as they are stored; without the form library, because lists compare names too. */

/** Characters that show nothing; joiners count within a word, as some scripts need them there. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]|^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/gu

/** Returns a name as it is stored and compared: without invisible characters, and one space between words. */
export const cleanName = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim()

/** Trims a text; one in which nothing can be seen becomes empty. */
export const trimVisible = (text: string): string => (VISIBLE.test(text) ? text.trim() : '')

/** Anything but controls, spaces, marks without a letter, and the letters and the sign that are blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u
