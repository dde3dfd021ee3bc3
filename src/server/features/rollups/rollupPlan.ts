/** Whether the roll-ups can answer a filter, and what is read of them then. */
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import type { RollupRequest } from './rollupRows.ts'
import {
  hasMonthlyCounts,
  rollupKindOf,
  reviewTypeReference,
  type ReferenceColumn,
  type RollupKind,
} from './rollupKinds.ts'

export interface FilteredAccess {
  access: Access
  filter: ObservationListInput
}

/** What figures are kept apart by; null: nothing. */
export type GroupBy = ReferenceColumn | 'days' | null

/** Of these records; null: of all. */
export type RollupPlan = RollupRequest & { references: readonly string[] | null }

/** null: only the observations themselves can tell. */
export function rollupPlanFor({ access, filter }: FilteredAccess, by: GroupBy): RollupPlan | null {
  if (access.ownRecordsOnly || !isRollupSafe(filter)) return null
  const filtered = (Object.keys(DIMENSIONS) as Dimension[])
    .map((name) => ({ name, ids: visibleIdsOf(name, { access, filter }) }))
    .filter(({ ids }) => ids !== null)
  const kinds = new Set([
    ...filtered.map(({ name }) => DIMENSIONS[name]),
    ...(by === null || by === 'days' ? [] : [rollupKindOf(by)]),
  ])
  if (kinds.size > 1) return null
  const isOfTypes = filter.type.length > 0
  if (isOfTypes && kinds.size > 0) return null
  const [kind = isOfTypes ? 'type' : 'all'] = kinds
  const references = isOfTypes ? filter.type.map(reviewTypeReference) : (filtered[0]?.ids ?? null)
  const { dateFrom, dateTo } = filter
  const byDay = by === 'days'
  if (byDay && references && isFasterFromObservations(kind, references.length)) return null
  if (!hasMonthlyCounts(kind) && (byDay || dateFrom !== null || dateTo !== null)) return null
  return { kind, references, dateFrom, dateTo, byDay }
}

/** Each day of each record is a look into the counts, which are soon more than the record has observations. */
const isFasterFromObservations = (kind: RollupKind, records: number): boolean =>
  kind === 'location' ? records <= 50 : kind !== 'type' && records > 4 && records <= 16

/** Those that the filter names and the asker sees; null: all. */
function visibleIdsOf(
  name: Dimension,
  { access, filter }: FilteredAccess,
): readonly string[] | null {
  const named = filterUuids(filter[name])
  const seen = name === 'locations' || name === 'departments' ? access[name] : null
  if (named === null || seen === null) return named ?? seen
  const all = new Set(seen)
  return named.filter((id) => all.has(id.toLowerCase()))
}

const DIMENSIONS = {
  locations: 'location',
  departments: 'department',
  tasks: 'task',
  observers: 'observer',
  observees: 'observee',
} as const satisfies Partial<Record<keyof ObservationListInput, RollupKind>>

type Dimension = keyof typeof DIMENSIONS

/** Whether all that is counted of such records is within somebody's sight, as far as the records themselves are. */
export const canSeeAll = (
  { ownRecordsOnly, locations, departments }: Access,
  column: ReferenceColumn,
): boolean =>
  !ownRecordsOnly &&
  (locations === null || column === 'location_id') &&
  (departments === null || column === 'department_id')

/** What else a filter may say and still be told by the counts. */
const ROLLUP_SAFE_FILTERS = new Set<string>([
  ...Object.keys(DIMENSIONS),
  'type',
  'skip',
  'take',
  'dateFrom',
  'dateTo',
  'showResult',
  'principles',
  'showDeleted',
])

function isRollupSafe(filter: ObservationListInput): boolean {
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
