/** Guesses the encoding of a text that is not Unicode, by how its letters and words look in each. */
import type { FileEncoding, MakeTextDecoder } from './fileDecoder.ts'

/** `bytes`: a whole file or its start, not Unicode. The first of equal guesses is the more frequent one. */
export function guessLegacyEncoding(bytes: Uint8Array, makeDecoder: MakeTextDecoder): FileEncoding {
  const sample = linesBeyondAscii(bytes)
  const scored = CANDIDATES.map(([encoding, letters]) => ({
    encoding,
    score: scoreText(makeDecoder(encoding).decode(sample), letters),
  }))
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).encoding
}

/** Letters of an encoding's languages: those that are frequent, and those that are not surprising. */
interface UsualLetters {
  frequent: RegExp
  possible: RegExp
}

const WESTERN: UsualLetters = {
  frequent: /[àáâãäåæçèéêíîñóôõöøúûüßÀÁÂÃÄÅÆÇÈÉÊÍÎÑÓÔÕÖØÚÛÜẞ]/u,
  possible: /[ëìïòùýðþšžœÿËÌÏÒÙÝÐÞŠŽŒŸªº]/u,
}
const CENTRAL: UsualLetters = {
  frequent: /[ąćęłńóśźżáäčďéěíľňôřšťúůýžöőüűăâîşţđßĄĆĘŁŃÓŚŹŻÁÄČĎÉĚÍĽŇÔŘŠŤÚŮÝŽÖŐÜŰĂÂÎŞŢĐ]/u,
  possible: /[ĺŕëçĹŔËÇ]/u,
}

/** The more frequent first. */
const CANDIDATES: readonly (readonly [FileEncoding, UsualLetters])[] = [
  ['windows-1252', WESTERN],
  ['macintosh', WESTERN],
  ['windows-1250', CENTRAL],
]

function scoreText(text: string, { frequent, possible }: UsualLetters): number {
  let score = 0
  for (const [letter] of text.matchAll(BEYOND_ASCII)) {
    if (frequent.test(letter)) score += 2
    else if (UNWRITTEN.test(letter)) score -= 10
    else if (/\p{L}|\p{M}/u.test(letter)) score += possible.test(letter) ? 1 : -1
    else score -= PUNCTUATION.test(letter) ? 0 : 2
  }
  for (const [word] of text.matchAll(WORDS)) if (/[^\0-\x7F]/u.test(word)) score += scoreWord(word)
  return score
}

const BEYOND_ASCII = /[^\0-\x7F]/gu
const UNWRITTEN = /[\u0080-\u009F\uFFFD\p{Co}\p{Cn}]/u
const PUNCTUATION = /[\u00A0‘’‚“”„–—…•€«»°·×№]/u
const WORDS = /[\p{L}\p{M}]+/gu

/** Says how unlikely a word looks: below 0, or 0. */
function scoreWord(word: string): number {
  let score = 0
  if (/\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}\p{Lu}+\p{Ll}/u.test(word)) score -= 3
  const accented = word.match(/[^\0-\x7F]/gu)?.length ?? 0
  if (word.length > 2 && accented > word.length / 2) score -= 2 * accented
  // Portuguese has it before e only; elsewhere it is rather Hungarian.
  if (/õ(?!e)/iu.test(word)) score -= 1
  return score
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
