/** Which fields of a record hold ids of other records, and of which kind. */
export const relatedKind = (entity: string, field: string): RelatedKind | null =>
  RELATED_KIND_BY_FIELD[`${entity}.${field}`] ?? RELATED_KIND_BY_FIELD[field] ?? null

export type RelatedKind = 'people' | 'locations' | 'departments' | 'tasks' | 'campaigns'

const RELATED_KIND_BY_FIELD: Record<string, RelatedKind> = {
  'locations.parent_id': 'locations',
  parent_department_id: 'departments',
  location_id: 'locations',
  locations: 'locations',
  department_id: 'departments',
  departments: 'departments',
  task_id: 'tasks',
  campaign_id: 'campaigns',
  user_id: 'people',
  observee_id: 'people',
  users: 'people',
  selected_users: 'people',
  account_manager: 'people',
}
