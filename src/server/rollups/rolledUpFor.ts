/** Whether the roll-ups can answer a filter, and what is read of them then. */
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Access } from '../access/access.ts'
import { uuidsOf } from '../list/uuids.ts'
import type { RolledUp } from './rolledUp.ts'
import { hasMonths, kindOf, type ReferenceColumn, type RollupKind } from './rollupKinds.ts'

export interface Countable {
  access: Access
  filter: ObservationListInput
}

/** What figures are kept apart by; null: nothing. */
export type By = ReferenceColumn | 'days' | null

/** null: only the observations themselves can tell. */
export function rolledUpFor({ access, filter }: Countable, by: By): RolledUp | null {
  if (!seesAll(access) || !isPlain(filter)) return null
  const named = (Object.keys(DIMENSIONS) as Dimension[]).filter((name) => filter[name].length > 0)
  const kinds = new Set([
    ...named.map((name) => DIMENSIONS[name]),
    ...(by === null || by === 'days' ? [] : [kindOf(by)]),
  ])
  if (kinds.size > 1) return null
  const [kind = 'all'] = kinds
  const [dimension] = named
  const { dateFrom, dateTo } = filter
  if (!hasMonths(kind) && (by === 'days' || dateFrom !== null || dateTo !== null)) return null
  return {
    kind,
    references: dimension ? uuidsOf(filter[dimension]) : null,
    dateFrom,
    dateTo,
    byDay: by === 'days',
  }
}

const DIMENSIONS = {
  locations: 'location',
  departments: 'department',
  tasks: 'task',
  observers: 'observer',
  observees: 'observee',
} as const satisfies Partial<Record<keyof ObservationListInput, RollupKind>>

type Dimension = keyof typeof DIMENSIONS

export const seesAll = ({ ownOnly, locations, departments }: Access): boolean =>
  !ownOnly && locations === null && departments === null

/** What else a filter may say and still be told by the counts. */
const TOLD = new Set<string>([
  ...Object.keys(DIMENSIONS),
  'skip',
  'take',
  'dateFrom',
  'dateTo',
  'showResult',
  'principles',
  'showDeleted',
])

function isPlain(filter: ObservationListInput): boolean {
  return (
    !filter.showDeleted &&
    filter.principles.every((principle) => principle === 'OVERALL') &&
    Object.entries(filter).every(([name, value]) => TOLD.has(name) || saysNothing(value))
  )
}

const saysNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)
