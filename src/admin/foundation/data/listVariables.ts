/** A react-admin list request as the variables of allX and totalX (spec 7): skip and take, the sort column, the filter. */
import { type ResourceName, RESOURCES } from '#api/resources.ts'
import { toApiFilter } from '#domain/observations/observationFilter.ts'

export function listVariables(
  name: ResourceName,
  { pagination, sort, filter, meta }: ListRequest,
  clientId: string | null,
): Record<string, unknown> {
  const { sortColumns, types } = RESOURCES[name]
  const { page, perPage } = pagination ?? { page: 1, perPage: MAX_ROWS }
  const column = sort && Object.hasOwn(sortColumns, sort.field) ? sortColumns[sort.field] : null
  const listInput = {
    ...toApiFilter(filter ?? {}),
    skip: Math.min((page - 1) * perPage, MAX_SKIP),
    take: perPage,
    ...(sort && column ? { sort: { column, order: sort.order } } : {}),
  }
  return types.filter === null
    ? { input: listInput }
    : {
        filter: listInput,
        input: { clientId, ...meta?.input },
        ...(types.where && meta?.where ? { where: meta.where } : {}),
      }
}

export interface ListRequest {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, unknown>
  /** `input`: of the list's own `input`, in place of the client on the screen or beside it; `where`: of its `where`. */
  meta?: { input?: Record<string, unknown>; where?: Record<string, unknown>; whole?: boolean }
}

const MAX_ROWS = 100

/** The contract's Int ends at 2,147,483,647. */
const MAX_SKIP = 2_000_000_000
