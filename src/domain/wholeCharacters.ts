/** Texts that are cut or stored: characters stay whole. */

/**
 * Shortens a text to at most `max` UTF-16 units, as JavaScript counts, and never within what people see as one character:
 * an emoji, a flag, a letter with its accents.
 */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text
  const start = segments()
    .segment(text.slice(0, max + LONGEST_CHARACTER))
    .containing(max)?.index
  // A pile of accents may be longer than the limit; it is cut between code points.
  return text.slice(0, start || max).replace(HALF_AT_END, '')
}

/** A family of emoji has 11 to 25 units. */
const LONGEST_CHARACTER = 64

const HALF_AT_END = /[\uD800-\uDBFF]$/

/** Made at the first use: its data are large. */
function segments(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter
}

let segmenter: Intl.Segmenter | null = null

/** True if PostgreSQL can store the text: without NUL, and without halves of characters that were cut in two. */
export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text)

/** Returns the text with the sign for unknown characters in place of what cannot be stored. */
export const toStorableText = (text: string): string => text.replaceAll(ALL_UNSTORABLE, '\uFFFD')

// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\0\p{Cs}]/u
const ALL_UNSTORABLE = new RegExp(UNSTORABLE, 'gu')
