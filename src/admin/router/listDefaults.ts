/** What a list shows when its address says nothing: page 1, ten rows (spec 9), the decided order. */
export function listDefaults(entity: string): ListDefaults {
  return { page: 1, perPage: 10, ...(SORTS[entity] ?? { sort: 'name', order: 'ASC' }) }
}

export interface ListDefaults {
  page: number
  perPage: number
  sort: string
  order: 'ASC' | 'DESC'
}

const SORTS: Record<string, Pick<ListDefaults, 'sort' | 'order'>> = {
  allobservations: { sort: 'date', order: 'DESC' },
  clients: { sort: 'company_name', order: 'ASC' },
  gbslibrary: { sort: 'title', order: 'ASC' },
}
