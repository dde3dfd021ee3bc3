/** Input of every list call: page, page size and search. */
import { z } from 'zod'
import { DEFAULT_TAKE, MAX_TAKE, SEARCH_LIMIT } from './listLimits.ts'
import { MESSAGES } from './messages.ts'
import { cleanName } from './normalForm.ts'
import { searchWords } from './searchText.ts'

/** Absent and null mean the default; a search without words means none. */
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
    .overwrite(cleanName)
    .max(SEARCH_LIMIT, MESSAGES.searchTooLong)
    .nullish()
    .transform((search) => (search && searchWords(search).length > 0 ? search : null)),
  showDeleted: z
    .boolean()
    .nullish()
    .transform((showDeleted) => showDeleted ?? false),
})

export type ListInput = z.infer<typeof listInputSchema>
