/** Which part of a filter, or of what somebody sees, leaves the fewest observations: they are looked up by it. */
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../../context/visibility/access.ts'
import { filterUuids } from '../../platform/db/uuids.ts'

/** Of some records, or made by or about one person. */
export type DrivingFilter =
  | { column: (typeof DRIVING_COLUMNS)[number]['column']; ids: readonly string[] }
  | { own: string }

/** null: nothing is narrow. */
export function drivingFilterOf(
  access: Access,
  filter: ObservationListInput,
): DrivingFilter | null {
  for (const { column, of, maxIds } of DRIVING_COLUMNS) {
    const ids = filterUuids(of(filter, access))
    if (ids && ids.length <= maxIds)
      return { column, ids: [...new Set(ids.map((id) => id.toLowerCase()))] }
    if (column === 'id' && access.ownRecordsOnly) return { own: access.userId }
  }
  return null
}

type FilterIds = readonly string[] | null

interface DrivingColumn {
  column:
    | 'id'
    | 'observee_id'
    | 'user_id'
    | 'campaign_id'
    | 'location_id'
    | 'department_id'
    | 'task_id'
  of: (filter: ObservationListInput, access: Access) => FilterIds
  /** More have so many observations that reading all in their order is quicker. */
  maxIds: number
}

/** The narrowest first. A filter names places that are out of sight, too: these are left out by the conditions. */
const DRIVING_COLUMNS: readonly DrivingColumn[] = [
  { column: 'id', of: ({ ids }) => ids, maxIds: 10_000 },
  { column: 'observee_id', of: ({ observees }) => observees, maxIds: 200 },
  { column: 'user_id', of: ({ observers }) => observers, maxIds: 100 },
  { column: 'campaign_id', of: ({ campaignIds }) => campaignIds, maxIds: 20 },
  {
    column: 'location_id',
    of: ({ locations }, access) => (locations.length > 0 ? locations : access.locations),
    maxIds: 50,
  },
  {
    column: 'department_id',
    of: ({ departments }, access) => (departments.length > 0 ? departments : access.departments),
    maxIds: 16,
  },
  { column: 'task_id', of: ({ tasks }) => tasks, maxIds: 8 },
]
