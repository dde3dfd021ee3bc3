/** Rules for the fields of every form: absent keeps the value, null clears it, text is brought to its normal form. */
import { z } from 'zod'
import { message } from '../messages.ts'
import { cleanName, cleanText } from '../normalForm.ts'

const ID_LIMIT = 64

/** More than the places of any client or the people of any task. */
const MAX_IDS = 5_000

export const requiredName = (required: string, max: number) =>
  z
    .string({ error: required })
    .overwrite(cleanName)
    .min(1, required)
    .max(max, message('textTooLong', { max: max }))

export const requiredText = (required: string, max: number) =>
  z
    .string({ error: required })
    .overwrite(cleanText)
    .min(1, required)
    .max(max, message('textTooLong', { max: max }))

/** Blank is null. */
export const optionalText = (max: number) => optional(cleanText, max)

/** Rule of an optional name or ID; blank is null. */
export const optionalName = (max: number) => optional(cleanName, max)

const optional = (clean: (text: string) => string, max: number) =>
  z
    .string()
    .overwrite(clean)
    .max(max, message('textTooLong', { max: max }))
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))

/** Absent and blank are null. */
export const nullableText = (max: number) => optionalText(max).transform((text) => text ?? null)

/** Rule of an optional name or ID; absent and blank are null. */
export const nullableName = (max: number) => optionalName(max).transform((text) => text ?? null)

/** The server checks whether the record exists. */
export const optionalId = z
  .string()
  .max(ID_LIMIT, message('textTooLong', { max: ID_LIMIT }))
  .nullish()
  .transform((id) => (id === undefined ? undefined : id || null))

/** Absent and blank are null. */
export const nullableId = optionalId.transform((id) => id ?? null)

/** Without duplicates. Null is an empty list. */
export const idList = z
  .array(z.string().max(ID_LIMIT))
  .max(MAX_IDS, message('tooManySelected'))
  .nullish()
  .transform((ids) => (ids === undefined ? undefined : [...new Set(ids ?? [])]))

/** Null leaves the value unchanged: a switch is on or off. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)

/** A rule between fields that is checked also while a field is wrong by itself, so that all errors are shown at once. */
export const BESIDE_OTHER_ISSUES = { when: () => true } as const
