/** Which part of a filter, or of what somebody sees, leaves the fewest observations: they are looked up by it. */
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../access/access.ts'
import { uuidsOf } from '../list/uuids.ts'

/** Of some records, or made by or about one person. */
export type Narrowest =
  | { column: (typeof COLUMNS)[number]['column']; ids: readonly string[] }
  | { own: string }

/** null: nothing is narrow. */
export function narrowestOf(access: Access, filter: ObservationListInput): Narrowest | null {
  for (const { column, of, most } of COLUMNS) {
    const ids = uuidsOf(of(filter, access))
    if (ids && ids.length <= most)
      return { column, ids: [...new Set(ids.map((id) => id.toLowerCase()))] }
    if (column === 'id' && access.ownOnly) return { own: access.userId }
  }
  return null
}

type Named = readonly string[] | null

interface Column {
  column:
    | 'id'
    | 'observee_id'
    | 'user_id'
    | 'campaign_id'
    | 'location_id'
    | 'department_id'
    | 'task_id'
  of: (filter: ObservationListInput, access: Access) => Named
  /** More have so many observations that reading all in their order is quicker. */
  most: number
}

/** The narrowest first. A filter names places that are out of sight, too: these are left out by the conditions. */
const COLUMNS: readonly Column[] = [
  { column: 'id', of: ({ ids }) => ids, most: 10_000 },
  { column: 'observee_id', of: ({ observees }) => observees, most: 200 },
  { column: 'user_id', of: ({ observers }) => observers, most: 100 },
  { column: 'campaign_id', of: ({ campaignIds }) => campaignIds, most: 20 },
  {
    column: 'location_id',
    of: ({ locations }, access) => (locations.length > 0 ? locations : access.locations),
    most: 50,
  },
  {
    column: 'department_id',
    of: ({ departments }, access) => (departments.length > 0 ? departments : access.departments),
    most: 16,
  },
  { column: 'task_id', of: ({ tasks }) => tasks, most: 8 },
]
