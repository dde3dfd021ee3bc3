/** Guesses the encoding of a text that is not Unicode, by how its letters and words look in each. */
import { createFileDecoder, type FileEncoding, type MakeTextDecoder } from './fileDecoder.ts'

/** `bytes`: a whole file or its start, not Unicode. The first of equal guesses is the more frequent one. */
export function guessLegacyEncoding(bytes: Uint8Array, makeDecoder: MakeTextDecoder): FileEncoding {
  const sample = linesBeyondAscii(bytes)
  let best: FileEncoding = 'windows-1252'
  let bestScore = -Infinity
  for (const [encoding, usual] of CANDIDATES) {
    const text = decodeStrictly(sample, encoding, makeDecoder)
    const score = text === null ? -Infinity : scoreText(text, usual)
    if (score > bestScore) [best, bestScore] = [encoding, score]
  }
  return best
}

/** Letters of an encoding's languages: those that are frequent, and those that are not surprising. */
interface UsualLetters {
  frequent: RegExp
  possible: RegExp
}

const usual = (frequent: RegExp, possible = /\p{L}/u): UsualLetters => ({ frequent, possible })

const WESTERN = usual(
  /[àáâãäåæçèéêíîñóôõöøúûüßÀÁÂÃÄÅÆÇÈÉÊÍÎÑÓÔÕÖØÚÛÜẞ]/u,
  /[ëìïòùýðþšžœÿËÌÏÒÙÝÐÞŠŽŒŸªº]/u,
)
const CENTRAL = usual(
  /[ąćęłńóśźżáäčďéěíľňôřšťúůýžöőüűăâîşţđßĄĆĘŁŃÓŚŹŻÁÄČĎÉĚÍĽŇÔŘŠŤÚŮÝŽÖŐÜŰĂÂÎŞŢĐ]/u,
  /[ĺŕëçĹŔËÇ]/u,
)
const CYRILLIC = usual(/[а-яёіїєґА-ЯЁІЇЄҐ]/u, /\p{sc=Cyrillic}/u)

/** The more frequent first. */
const CANDIDATES: readonly (readonly [FileEncoding, UsualLetters])[] = [
  ['windows-1252', WESTERN],
  ['macintosh', WESTERN],
  ['windows-1250', CENTRAL],
  ['iso-8859-2', CENTRAL],
  ['cp850', WESTERN],
  ['cp852', CENTRAL],
  ['windows-1257', usual(/[āčēģīķļņšūžąęėįųõäöüåéóĀČĒĢĪĶĻŅŠŪŽĄĘĖĮŲÕÄÖÜÅÉÓ]/u)],
  ['windows-1254', usual(/[çğıöşüâîûéÇĞİÖŞÜÂÎÛÉ]/u)],
  ['windows-1251', CYRILLIC],
  ['x-mac-cyrillic', CYRILLIC],
  ['koi8-u', CYRILLIC],
  ['ibm866', CYRILLIC],
  ['windows-1253', usual(/[α-ωάέήίόύώΑ-ΩΆΈΉΊΌΎΏ]/u)],
  ['windows-1255', usual(/[א-ת]/u)],
  ['windows-1256', usual(/[ء-ي]/u)],
  ['windows-874', usual(/[\u0E01-\u0E4E]/u)],
  ['shift_jis', usual(/[ぁ-んァ-ー一-龯々]/u, /[ぁ-ー一-龯々]/u)],
  ['euc-kr', usual(/[가-힣]/u)],
  ['gb18030', usual(/[一-龥]/u, /[一-鿿]/u)],
]

const decodeStrictly = (
  bytes: Uint8Array,
  encoding: FileEncoding,
  makeDecoder: MakeTextDecoder,
): string | null => {
  try {
    const strict: MakeTextDecoder = (label) => makeDecoder(label, { fatal: true })
    return createFileDecoder(encoding, strict).decode(bytes)
  } catch {
    return null
  }
}

function scoreText(text: string, { frequent, possible }: UsualLetters): number {
  let score = 0
  for (const [letter] of text.matchAll(BEYOND_ASCII)) {
    // A letter of East Asia is two bytes, which other encodings read as two.
    const weight = WIDE.test(letter) ? 2 : 1
    if (frequent.test(letter)) score += 2 * weight
    else if (UNWRITTEN.test(letter)) score -= 10
    else if (/\p{L}|\p{M}/u.test(letter)) score += possible.test(letter) ? 1 : -weight
    else score -= PUNCTUATION.test(letter) ? 0 : 2
  }
  for (const [word] of text.matchAll(WORDS)) if (/[^\0-\x7F]/u.test(word)) score += scoreWord(word)
  return score
}

const BEYOND_ASCII = /[^\0-\x7F]/gu
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u
const UNWRITTEN = /[\u0080-\u009F\uFFFD\p{Co}\p{Cn}]/u
const PUNCTUATION = /[\u00A0‘’‚“”„–—…•€«»°·×№、。「」・（）]/u
const WORDS = /[\p{L}\p{M}]+/gu

/** Says how unlikely a word looks: below 0, or 0. */
function scoreWord(word: string): number {
  let score = 0
  const isWide = WIDE.test(word)
  if (/[A-Za-z]/.test(word) && /[^\p{sc=Latin}\p{M}]/u.test(word)) score -= 4
  // A single sign of East Asia between other letters.
  if (isWide && Array.from(word).length === 1) score -= 4
  if (isWide) return score
  if (/\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}\p{Lu}+\p{Ll}/u.test(word)) score -= 3
  if (/\p{sc=Latin}/u.test(word)) {
    const accented = word.match(/[^\0-\x7F]/gu)?.length ?? 0
    if (word.length > 2 && accented > word.length / 2) score -= 2 * accented
    if (hasRun(word, VOWELS, 3) || hasRun(word, CONSONANTS, 4)) score -= 3
    if (!VOWELS.test(baseLetters(word)) && word.length > 2) score -= 2
    // Portuguese has it before e only; elsewhere it is rather Hungarian.
    if (/õ(?!e)/iu.test(word)) score -= 1
  } else if (CASED.test(word)) {
    // Names begin with a capital letter; without one it may be a script that has none.
    if (!/\p{Lu}\p{Ll}/u.test(word)) score -= 1
    if (hasRun(word, CONSONANTS, 5)) score -= 4
    if (!VOWELS.test(baseLetters(word)) && word.length > 2) score -= 4
  }
  return score
}

const CASED = /[\p{Ll}\p{Lu}]/u

/** Removes accents; letters that have no base stay. */
const baseLetters = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')

const VOWELS = /[aeiouyæøœıаеиоуыэюяіαεηιουω]/u
const CONSONANTS = /[b-df-hj-np-tv-xzßłđğбвгджзйклмнпрстфхцчшщъьβγδζθκλμνξπρσςτφχψ]/u

/** Whether so many letters of a kind follow each other, one of which is not ASCII. */
function hasRun(word: string, kind: RegExp, length: number): boolean {
  const letters = Array.from(word.normalize('NFC'))
  let start = 0
  for (const [at, letter] of letters.entries()) {
    if (!kind.test(baseLetters(letter))) start = at + 1
    else if (at - start + 1 >= length && /[^\0-\x7F]/u.test(letters.slice(start, at + 1).join('')))
      return true
  }
  return false
}

/** Returns the lines that have other bytes than ASCII, as far as 64 KB. */
function linesBeyondAscii(bytes: Uint8Array): Uint8Array {
  const lines: number[] = []
  let start = 0
  let isPlain = true
  for (let at = 0; at <= bytes.length && lines.length < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? NEWLINE
    if (byte >= 0x80) isPlain = false
    if (byte !== NEWLINE && byte !== RETURN) continue
    if (!isPlain) lines.push(...bytes.subarray(start, Math.min(at, start + SAMPLE_BYTES)), NEWLINE)
    start = at + 1
    isPlain = true
  }
  return Uint8Array.from(lines)
}

const SAMPLE_BYTES = 64 * 1_024
const NEWLINE = 10
const RETURN = 13
