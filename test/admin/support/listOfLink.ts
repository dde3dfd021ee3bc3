/** Counts the list that a link leads to: reads its address and asks its total, as the page does. */
import { RESOURCES } from '#api/resources.ts'
import { sanitizeObservationFilter, toApiFilter } from '#domain/observations/observationFilter.ts'
import { listVariables } from '#admin/foundation/data/listVariables.ts'
import { filterCodec } from '#admin/foundation/router/filterCodec.ts'
import { listSearchCodec } from '#admin/foundation/router/listSearchCodec.ts'
import { searchParams } from '#admin/foundation/router/searchParams.ts'
import { answered } from '#test/support/answered.ts'
import type { Actor } from '#test/support/api.ts'

const LISTS = ['allobservations', 'followups'] as const
type List = (typeof LISTS)[number]

const REVIEW_QUEUE = '/allobservations/review'

/** True if a link leads to a list that figures count. */
export const leadsToList = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname === REVIEW_QUEUE || LISTS.some((list) => pathname === `/${list}`)

/** Asks the total of the list that a link leads to. */
export async function totalBehind(person: Actor, { pathname, search }: HTMLAnchorElement) {
  const pairs = searchParams.parse(search)
  const clientId = pairs.find(([key]) => key === 'clientId')?.[1]
  const [operation, filterType, variables] =
    pathname === REVIEW_QUEUE
      ? ['totalToReview', 'ObservationFilter', { filter: toApiFilter({ ...queueFilter(pairs) }) }]
      : listTotal(pathname.slice(1) as List, search)
  const { total } = await answered(
    person.gql(
      `query ($filter: ${filterType}, $clientId: ID) {
        total: ${operation}(filter: $filter, input: { clientId: $clientId })
      }`,
      { ...variables, clientId },
    ),
  )
  return total as number
}

const queueFilter = (pairs: [string, string][]) =>
  sanitizeObservationFilter(filterCodec.decode(pairs))

function listTotal(list: List, search: string) {
  const shown = new URLSearchParams(listSearchCodec.decode(search, list))
  const filter = JSON.parse(shown.get('filter') ?? '{}') as Record<string, unknown>
  const { total, types } = RESOURCES[list]
  return [total, types.filter, listVariables(list, { filter }, null)] as const
}
