/** Plans which roll-ups are read for a filter, if they can give the counts. */
import type { ObservationDaysInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import type { RollupRequest } from './rollupRows.ts'
import {
  rollupKindOf,
  reviewTypeReference,
  type ReferenceColumn,
  type RollupKind,
} from './rollupKinds.ts'

export interface FilteredAccess {
  access: Access
  filter: ObservationDaysInput
}

/** The grouping of counts; null: a single total. */
export type GroupBy = ReferenceColumn | 'days' | null

/** Counts of these records; null: of all. */
export type RollupPlan = RollupRequest & { references: readonly string[] | null }

/** Returns null if only the observations can give the counts. */
export function rollupPlanFor({ access, filter }: FilteredAccess, by: GroupBy): RollupPlan | null {
  if (access.ownRecordsOnly || !isRollupSafe(filter)) return null
  const filtered = (Object.keys(DIMENSIONS) as Dimension[])
    .map((name) => ({ name, ids: visibleIdsOf(name, { access, filter }) }))
    .filter(({ ids }) => ids !== null)
  const groupKind = by === null || by === 'days' ? [] : [rollupKindOf(by)]
  const kinds = new Set([...filtered.map(({ name }) => DIMENSIONS[name]), ...groupKind])
  if (kinds.size > 1 || kinds.has(null)) return null
  const isOfTypes = filter.type.length > 0
  if (isOfTypes && kinds.size > 0) return null
  const kind = [...kinds][0] ?? (isOfTypes ? 'type' : 'all')
  const references = isOfTypes ? filter.type.map(reviewTypeReference) : (filtered[0]?.ids ?? null)
  const { dateFrom, dateTo } = filter
  const byDay = by === 'days'
  if (byDay && references && isFasterFromObservations(kind, references.length)) return null
  return { kind, references, dateFrom, dateTo, byDay }
}

/** Each day of each record is a lookup, and these soon exceed the record's number of observations. Locations have few. */
const isFasterFromObservations = (kind: RollupKind, records: number): boolean =>
  kind === 'location' ? records <= 400 : kind !== 'type' && records > 4 && records <= 16

/** Returns the ids that the filter names and the caller may see; null: all. */
function visibleIdsOf(
  name: Dimension,
  { access, filter }: FilteredAccess,
): readonly string[] | null {
  const named = filterUuids(filter[name])
  const visible = name === 'locations' || name === 'departments' ? access[name] : null
  if (named === null || visible === null) return named ?? visible
  const all = new Set(visible)
  return named.filter((id) => all.has(id.toLowerCase()))
}

const DIMENSIONS = {
  locations: 'location',
  departments: 'department',
  tasks: 'task',
} as const satisfies Partial<Record<keyof ObservationDaysInput, RollupKind>>

type Dimension = keyof typeof DIMENSIONS

/** Returns whether the caller may see all observations of every record of this column that they may see. */
export const canSeeAll = (
  { ownRecordsOnly, locations, departments }: Access,
  column: ReferenceColumn,
): boolean =>
  !ownRecordsOnly &&
  (locations === null || column === 'location_id') &&
  (departments === null || column === 'department_id')

/** Filters that the roll-ups support. */
const ROLLUP_SAFE_FILTERS = new Set<string>([
  ...Object.keys(DIMENSIONS),
  'exactPlaces',
  'type',
  'skip',
  'take',
  'dateFrom',
  'dateTo',
  'showResult',
  'principles',
  'showDeleted',
])

function isRollupSafe(filter: ObservationDaysInput): boolean {
  return (
    !filter.showDeleted &&
    filter.principles.every((principle) => principle === 'OVERALL') &&
    Object.entries(filter).every(
      ([name, value]) => ROLLUP_SAFE_FILTERS.has(name) || isUnsetFilter(value),
    )
  )
}

const isUnsetFilter = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)
