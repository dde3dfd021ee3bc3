/** Content of a saved view of the observation list. */
import { z } from 'zod'
import { requiredName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import {
  type ObservationListFilter,
  sanitizeObservationFilter,
  toApiFilter,
} from '../observations/observationFilter.ts'
import {
  type ObservationListInput,
  observationListInputSchema,
} from '../observations/observationListInput.ts'
import { SAVED_VIEW_NAME_LIMIT } from './savedViewAccess.ts'

/** Limit for one person in one client. */
export const MAX_SAVED_VIEWS = 100

/** Filters and order of the list. */
export interface SavedQuery {
  filter: ObservationListFilter
  /** null: the list's own order. */
  sort: string | null
  order: 'ASC' | 'DESC' | null
}

/** Longer than any address that a browser keeps. */
const MAX_QUERY_LENGTH = 20_000

const querySchema = z
  .object({
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.string().max(50).nullish(),
    order: z.enum(['ASC', 'DESC']).nullish(),
  })
  .refine((query) => JSON.stringify(query).length <= MAX_QUERY_LENGTH)

export const savedViewSchema = z.object({
  name: requiredName(message('viewNameRequired'), SAVED_VIEW_NAME_LIMIT),
  query: querySchema
    .transform(toSavedQuery)
    .refine((query) => viewFilter(query) !== null, message('viewQueryInvalid')),
  isShared: z
    .boolean()
    .nullish()
    .transform((isShared) => isShared ?? false),
})

/** Drops what the list does not know, also of another version. */
function toSavedQuery(query: z.infer<typeof querySchema>): SavedQuery {
  return {
    filter: sanitizeObservationFilter(query.filter ?? {}),
    sort: query.sort ?? null,
    order: query.sort ? (query.order ?? null) : null,
  }
}

/** Reads a stored query. */
export const parseSavedQuery = (stored: unknown): SavedQuery => {
  const { data } = querySchema.safeParse(stored)
  return toSavedQuery(data ?? {})
}

/** Returns the filter that the API takes; null: it takes none like it. */
export const viewFilter = ({ filter }: SavedQuery): ObservationListInput | null =>
  observationListInputSchema.safeParse(toApiFilter({ ...filter })).data ?? null
