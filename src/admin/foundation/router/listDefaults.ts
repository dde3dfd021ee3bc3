/** What a list shows when its address says nothing: page 1, ten rows (spec 9), the decided order. */
import type { ListName } from './entityPaths.ts'

export function listDefaults(entity: ListName): ListDefaults {
  return { page: 1, perPage: 10, ...(DEFAULT_SORTS[entity] ?? { sort: 'name', order: 'ASC' }) }
}

export interface ListDefaults {
  page: number
  perPage: number
  sort: string
  order: 'ASC' | 'DESC'
}

const DEFAULT_SORTS: Partial<Record<ListName, Pick<ListDefaults, 'sort' | 'order'>>> = {
  auditlog: { sort: 'at', order: 'DESC' },
  jobs: { sort: 'created_at', order: 'DESC' },
  allobservations: { sort: 'date', order: 'DESC' },
  clients: { sort: 'company_name', order: 'ASC' },
  gbslibrary: { sort: 'title', order: 'ASC' },
}
