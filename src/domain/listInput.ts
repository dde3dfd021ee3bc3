/** What every list call takes: which page of which size, and a search (spec 2 and 9; decisions, lists). */
import { z } from 'zod'
import { MESSAGES } from './messages.ts'

export const DEFAULT_TAKE = 10
export const MAX_TAKE = 100
export const SEARCH_LIMIT = 200

/** Milliseconds after the last key before a search is sent. */
export const SEARCH_DEBOUNCE = 300

export const DEFAULT_PAGE = 1

/** Numbered buttons in the pager. */
export const PAGE_WINDOW = 5

/** Values that one filter may name: more is no filter but an attack. */
export const MAX_FILTER_VALUES = 100

/** Absent and null mean the default; a blank search is none. */
export const listInputSchema = z.object({
  take: z
    .int(MESSAGES.takeOutOfRange)
    .min(1, MESSAGES.takeOutOfRange)
    .max(MAX_TAKE, MESSAGES.takeOutOfRange)
    .nullish()
    .transform((take) => take ?? DEFAULT_TAKE),
  skip: z
    .int(MESSAGES.skipNegative)
    .min(0, MESSAGES.skipNegative)
    .nullish()
    .transform((skip) => skip ?? 0),
  search: z
    .string()
    .trim()
    .max(SEARCH_LIMIT, MESSAGES.searchTooLong)
    .nullish()
    .transform((search) => search || null),
  showDeleted: z
    .boolean()
    .nullish()
    .transform((showDeleted) => showDeleted ?? false),
})

export type ListInput = z.infer<typeof listInputSchema>
