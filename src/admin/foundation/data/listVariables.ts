/** Maps a react-admin list request to the variables of allX and totalX: skip and take, sort column, filter. */
import { type ResourceName, RESOURCES } from '#api/resources.ts'
import { COUNT_STEP, MAX_COUNT_BOUND } from '#domain/listLimits.ts'
import { toFollowUpFilter } from '#domain/followUps/followUpFilter.ts'
import { toApiFilter } from '#domain/observations/observationFilter.ts'

export function listVariables(
  name: ResourceName,
  { pagination, sort, filter, meta }: ListRequest,
  clientId: string | null,
): Record<string, unknown> {
  const { sortColumns, types, isTotalBounded } = RESOURCES[name]
  const column = sort && Object.hasOwn(sortColumns, sort.field) ? sortColumns[sort.field] : null
  const listInput: ListInput = {
    ...(name === 'followups' ? toFollowUpFilter(filter ?? {}) : toApiFilter(filter ?? {})),
    ...pageVariables(pagination),
    ...(sort && column ? { sort: { column, order: sort.order } } : {}),
  }
  return types.filter === null
    ? { input: listInput }
    : {
        filter: listInput,
        input: { clientId, ...meta?.input },
        ...(types.where && meta?.where ? { where: meta.where } : {}),
        ...(isTotalBounded && listInput['search'] ? { upTo: countBound(listInput) } : {}),
      }
}

/** Returns how far to count, which is always beyond the page. */
const countBound = ({ skip, take }: { skip: number; take: number }): number =>
  Math.min(COUNT_STEP * (Math.floor((skip + take) / COUNT_STEP) + 1), MAX_COUNT_BOUND)

interface ListInput extends Record<string, unknown> {
  skip: number
  take: number
}

export interface ListRequest {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, unknown>
  /**
   * `input` extends or replaces the current client's input; `where` is passed on; `complete` selects every part of
   * each row; `clampToLastPage`: see the data provider; `idempotencyKey`: of `create`, where the operation takes one.
   */
  meta?: {
    input?: Record<string, unknown>
    where?: Record<string, unknown>
    complete?: boolean
    clampToLastPage?: boolean
    idempotencyKey?: string
  }
}

const MAX_ROWS = 100

/** Returns skip and take of a page, shifted by `offset` rows. */
export const pageVariables = (
  { page, perPage } = { page: 1, perPage: MAX_ROWS },
  offset = 0,
): { skip: number; take: number } => ({
  skip: Math.min((page - 1) * perPage + offset, MAX_SKIP),
  take: perPage,
})

/** Below the largest Int of GraphQL, 2,147,483,647. */
const MAX_SKIP = 2_000_000_000
