/** What a list shows when its address says nothing: page 1, ten rows (spec 9), the decided order. */
import type { ResourceName } from '#api/resources.ts'

export function listDefaults(entity: ResourceName): ListDefaults {
  return { page: 1, perPage: 10, ...(SORTS[entity] ?? { sort: 'name', order: 'ASC' }) }
}

export interface ListDefaults {
  page: number
  perPage: number
  sort: string
  order: 'ASC' | 'DESC'
}

const SORTS: Partial<Record<ResourceName, Pick<ListDefaults, 'sort' | 'order'>>> = {
  allobservations: { sort: 'date', order: 'DESC' },
  clients: { sort: 'company_name', order: 'ASC' },
  gbslibrary: { sort: 'title', order: 'ASC' },
}
