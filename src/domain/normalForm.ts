/**
 * The normal form of names, IDs and addresses, in which they are stored, and the key by which they are equal. The database
 * has the same key (`name_key`); a test compares both for every character. Without the form library, because lists
 * compare names too.
 */
/* oxlint-disable no-control-regex, no-misleading-character-class -- these characters are what is meant. */

/** Returns a name or ID as it is stored: composed (NFC), without invisible characters, one space between words. */
export const cleanName = (text: string): string =>
  cleaned(text).replaceAll(SPACES, ' ').replaceAll(JOINERS_AT_EDGES, '').trim()

/** Returns a text of several lines as it is stored: like a name, but with its spaces. */
export const cleanText = (text: string): string => cleaned(text).trim()

/** A text of which nothing shows becomes empty. */
const cleaned = (text: string): string =>
  VISIBLE.test(text) ? text.replaceAll(INVISIBLE, '').normalize('NFC') : ''

/** Anything but controls, spaces, marks without a letter, and the letters and the sign that are blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Returns the key by which names and IDs are equal: without case, and with plain apostrophes, quotes and hyphens. */
export const nameKey = (text: string): string =>
  text
    .replaceAll(IGNORED, '')
    .replaceAll(SPACES, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(FOLDED, (sign) => PLAIN_SIGNS.get(sign) ?? sign)
    .replaceAll('i\u0307', 'i')
    .normalize('NFC')

/** Returns an e-mail address as it is stored: in lower case, without invisible characters, its domain in ASCII. */
export function cleanEmail(text: string): string {
  const email = text.replaceAll(IGNORED, '').trim().normalize('NFC').toLowerCase()
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

function asciiDomain(domain: string): string {
  if (!/[^\0-\x7F]/.test(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Both sides have it; it maps and encodes international domains as mail servers do. */
declare const URL: new (address: string) => { hostname: string }

/** Spaces of every width, line ends, and the blank of Braille. */
export const SPACES =
  /[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+/gu

/** Characters that show nothing and that no script needs: of control, soft hyphens, marks of direction and order. */
const INVISIBLE =
  /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]+/gu

/** Joiners, which some scripts and emoji need within a word, and selectors of a sign's look. */
const JOINERS_AT_EDGES = /(?<=^| )[\u200C\u200D\uFE00-\uFE0F]+|[\u200C\u200D]+(?= |$)/gu

/** Characters that equality and search ignore. */
export const IGNORED =
  /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]+/gu

/** Signs that are typed one way and corrected to another by phones and word processors. */
const PLAIN_SIGNS_OF: Readonly<Record<string, string>> = {
  "'": '\u2018\u2019\u201A\u201B\u02B9\u02BB\u02BC\u02BD\u02C8\u2032\u00B4\uA78C\uFF07',
  '"': '\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB\uFF02',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D',
  σ: 'ς',
}

/** Law: plain signs by the ones that mean them; of the end of a Greek word, the letter elsewhere. */
export const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries(PLAIN_SIGNS_OF).flatMap(([plain, signs]) =>
    Array.from(signs, (sign) => [sign, plain] as const),
  ),
)

export const FOLDED = new RegExp(`[${[...PLAIN_SIGNS.keys()].join('')}]`, 'gu')
