/** Property: the figures of a summary are those of a second implementation of the filter, which counts rows in memory. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  buildFilteredObservations,
  cycle,
  type Filter,
  filters,
  matchesFilter,
  type SearchableObservation,
} from '../../support/scenarios/filteredObservations.ts'
import { refreshUntilClean } from '../../support/scenarios/rollupScenario.ts'
import { writeRows } from '#test/support/writeRows.ts'

const SUMMARY = `query ($filter: ObservationFilter) {
  total: totalObservations(filter: $filter)
  pie: pieChartObservationsSummary(filter: $filter) { correct incorrect }
  line: lineGraphObservationsSummary(filter: $filter) { date total correct incorrect }
}`
const ROW = `{ id total: observation_count correct: correct_count incorrect: incorrect_count }`
const ANALYTICS = `query ($filter: ObservationFilter) {
  department_id: analyticsByDepartment(filter: $filter) ${ROW}
  location_id: analyticsByLocation(filter: $filter) ${ROW}
  task_id: analyticsByTask(filter: $filter) ${ROW}
  observee_id: analyticsByUser(filter: $filter) ${ROW}
}`

const scenario = await buildFilteredObservations()

/** Often enough one that the roll-ups can serve. */
const givenFilters = (): fc.Arbitrary<Filter> =>
  fc.oneof<fc.Arbitrary<Filter>[]>(
    filters(scenario.ids),
    filters(scenario.ids).map(({ dateFrom, dateTo, showResult, locations }) => ({
      dateFrom,
      dateTo,
      showResult,
      locations,
    })),
    filters(scenario.ids).map(({ dateFrom, observees, tasks }) =>
      observees?.length ? { dateFrom, observees } : { dateFrom, tasks },
    ),
  )

function figuresOf(rows: SearchableObservation[], filter: Filter) {
  const having = (showResult: 'correct' | 'incorrect') =>
    filter.showResult && filter.showResult !== showResult
      ? 0
      : rows.filter((row) => matchesFilter(row, { ...filter, showResult })).length
  return { total: rows.length, correct: having('correct'), incorrect: having('incorrect') }
}

const dayOf = ({ date }: SearchableObservation) =>
  // Amsterdam is one hour ahead of UTC in January.
  new Date(date.getTime() + 3_600_000).toISOString().slice(0, 10)

/** Index of the person who sees only their own observations; the others may read the analytics, too. */
const ONLY_OWN = 2

async function expectCounted(given: Filter, index: number): Promise<void> {
  const { dateFrom, dateTo } = given
  fc.pre(!(dateFrom && dateTo && dateFrom > dateTo))
  const filter = scenario.addPlacesInside(given)
  const { who, sees } = cycle(scenario.people, index)
  const rows = scenario.rows.filter((one) => sees(one) && matchesFilter(one, filter))
  const groups = (keyOf: (row: SearchableObservation) => string | null) =>
    [...new Set(rows.flatMap((row) => keyOf(row) ?? []))].map((key) => ({
      key,
      ...figuresOf(
        rows.filter((row) => keyOf(row) === key),
        filter,
      ),
    }))
  const byKey = <Row extends { key: string }>(all: Row[]) =>
    all.toSorted((a, b) => (a.key < b.key ? -1 : 1))

  const { data } = await who.gql(SUMMARY, { filter: given })
  expect({ total: data.total, ...data.pie }).toEqual(figuresOf(rows, filter))
  const line = data.line.map(({ date, ...point }: { date: string }) => ({ key: date, ...point }))
  expect(line).toEqual(byKey(groups(dayOf)))
  if (index === ONLY_OWN) return
  const analytics = await who.gql(ANALYTICS, { filter: { ...given, take: 100 } })
  for (const [column, found] of Object.entries<{ id: string; total: number }[]>(analytics.data)) {
    const analysed = found.map(({ id, ...figures }) => ({ key: id, ...figures }))
    expect(byKey(analysed)).toEqual(byKey(groups((row) => row[column as 'observee_id'])))
    const totals = found.map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  }
}

it.each(['before they were counted', 'when they are counted, but for some days'])(
  'the pie, the line and the analytics of any filter and person are the observations, %s [3.42] [3.44]',
  async (state) => {
    const { db, client } = scenario.world
    if (state !== 'before they were counted') {
      await refreshUntilClean(db, client.id)
      for (const row of scenario.rows.slice(10, 14)) {
        row.technique = 'incorrect'
        await writeRows(db, { clientId: client.id }, (tables) =>
          tables.update('observations').set({ technique: 'incorrect' }).where('id', '=', row.id),
        )
      }
    }
    await fc.assert(fc.asyncProperty(givenFilters(), fc.nat(2), expectCounted), { numRuns: 30 })
  },
)
