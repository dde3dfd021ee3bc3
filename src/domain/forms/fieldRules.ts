/** Rules for the fields of every form: absent keeps the value, null clears it, text is trimmed. */
import { z } from 'zod'
import { MESSAGES, textTooLong } from '../messages.ts'

const ID_LIMIT = 64

/** More than the places of any client or the people of any task. */
const MAX_IDS = 5_000

/** Characters that show nothing; joiners count within a word, as some scripts need them there. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]|^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/gu

/** Returns a name as it is stored and compared: without invisible characters, and one space between words. */
export const cleanName = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim()

export const requiredName = (required: string, max: number) =>
  z.string({ error: required }).overwrite(cleanName).min(1, required).max(max, textTooLong(max))

export const requiredText = (required: string, max: number) =>
  z.string({ error: required }).trim().min(1, required).max(max, textTooLong(max))

/** Blank is null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, textTooLong(max))
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))

/** Absent and blank are null. */
export const nullableText = (max: number) => optionalText(max).transform((text) => text ?? null)

/** The server checks whether the record exists. */
export const optionalId = z
  .string()
  .max(ID_LIMIT, textTooLong(ID_LIMIT))
  .nullish()
  .transform((id) => (id === undefined ? undefined : id || null))

/** Absent and blank are null. */
export const nullableId = optionalId.transform((id) => id ?? null)

/** Without duplicates. Null is an empty list. */
export const idList = z
  .array(z.string().max(ID_LIMIT))
  .max(MAX_IDS, MESSAGES.tooManySelected)
  .nullish()
  .transform((ids) => (ids === undefined ? undefined : [...new Set(ids ?? [])]))

/** Null leaves the value unchanged: a switch is on or off. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)
