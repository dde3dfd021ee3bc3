/** Input of every list call: page, page size and search. */
import { z } from 'zod'
import { DEFAULT_TAKE, MAX_TAKE, SEARCH_LIMIT } from './listLimits.ts'
import { message } from './messages.ts'
import { cleanName } from './normalForm.ts'
import { searchWords } from './searchText.ts'

/** Absent and null mean the default; a search without words means none. */
export const listInputSchema = z.object({
  take: z
    .int(message('takeOutOfRange'))
    .min(1, message('takeOutOfRange'))
    .max(MAX_TAKE, message('takeOutOfRange'))
    .nullish()
    .transform((take) => take ?? DEFAULT_TAKE),
  skip: z
    .int(message('skipNegative'))
    .min(0, message('skipNegative'))
    .nullish()
    .transform((skip) => skip ?? 0),
  search: z
    .string()
    .overwrite(cleanName)
    .max(SEARCH_LIMIT, message('searchTooLong'))
    .nullish()
    .transform((search) => (search && searchWords(search).length > 0 ? search : null)),
  showDeleted: z
    .boolean()
    .nullish()
    .transform((showDeleted) => showDeleted ?? false),
})

export type ListInput = z.infer<typeof listInputSchema>
