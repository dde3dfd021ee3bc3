import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#test/support/api.ts'
import {
  cycle,
  buildFilteredObservations,
  filters,
  type FilteredObservations,
} from '../../support/scenarios/filteredObservations.ts'
import { csvOf, EXPORT_OBSERVATIONS, runExport } from './exportCalls.ts'

const LIST = `query ($filter: ObservationFilter) { rows: allObservations(filter: $filter) {
  date technique review_type deleted_at observee { firstname lastname } unlinked_observee_name
  task { name } location { name } department { name } user { firstname lastname } } }`

let filtered: FilteredObservations
beforeAll(async () => {
  filtered = await buildFilteredObservations()
})

it('[7.44] rows of the file are the rows of the list, for any filter, order and person', async () => {
  await fc.assert(
    fc.asyncProperty(filters(filtered.ids), fc.nat(2), async (filter, index) => {
      const { who } = cycle(filtered.people, index)
      const { dateFrom, dateTo } = filter
      if (dateFrom && dateTo && dateFrom > dateTo) return
      const [header = [], ...rows] = await csvOf(
        await runExport(who, EXPORT_OBSERVATIONS, { filter }),
      )
      expect(header).toHaveLength(filter.showDeleted ? 9 : 8)
      expect(rows).toEqual(await listed(who, filter))
    }),
    { numRuns: 60 },
  )
}, 120_000)

/** The list in words of its own. */
async function listed(
  who: Actor,
  filter: { showDeleted?: boolean | undefined },
): Promise<string[][]> {
  const { data } = await who.gql(LIST, { filter: { ...filter, take: 100 } })
  const TYPES = { AI: 'AI', MANUAL_TASK: 'Manual task', MANUAL_OVERRIDE: 'Manual override' }
  const VERDICTS = { correct: 'Correct', incorrect: 'Incorrect' }
  const name = (person: { firstname: string; lastname: string } | null) =>
    person && `${person.firstname} ${person.lastname}`.trim()
  // As a Swede in Amsterdam writes it: 2026-01-15 11:00:00.
  const minute = (instant: string | null) =>
    instant === null
      ? ''
      : new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 16)
  return data.rows.map((row: Listed) => [
    minute(row.date),
    name(row.observee) ?? row.unlinked_observee_name,
    row.technique ? VERDICTS[row.technique] : 'Unknown',
    row.task.name,
    row.location.name,
    row.department.name,
    name(row.user),
    TYPES[row.review_type],
    ...(filter.showDeleted ? [minute(row.deleted_at)] : []),
  ])
}

interface Listed {
  date: string
  technique: 'correct' | 'incorrect' | null
  review_type: 'AI' | 'MANUAL_TASK' | 'MANUAL_OVERRIDE'
  deleted_at: string | null
  observee: { firstname: string; lastname: string } | null
  unlinked_observee_name: string | null
  task: { name: string }
  location: { name: string }
  department: { name: string }
  user: { firstname: string; lastname: string }
}
