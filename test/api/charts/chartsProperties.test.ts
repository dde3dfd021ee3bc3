/** Property: every figure of a summary equals the total of the list with the same filter, narrowed to the figure. */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#test/support/api.ts'
import {
  cycle,
  buildFilteredObservations,
  filters,
  matchesFilter,
  type Filter,
  type FilteredObservations,
} from '../../support/scenarios/filteredObservations.ts'
import { refreshUntilClean } from '../../support/scenarios/rollupScenario.ts'

const SUMMARY = `query ($filter: ObservationFilter) {
  total: totalObservations(filter: $filter)
  pie: pieChartObservationsSummary(filter: $filter) { correct incorrect }
  line: lineGraphObservationsSummary(filter: $filter) { date total correct incorrect }
}`
const row = `{ id name observation_count correct_count incorrect_count correctPercentage }`
const ANALYTICS = `query ($filter: ObservationFilter) {
  departments: analyticsByDepartment(filter: $filter) ${row}
  locations: analyticsByLocation(filter: $filter) ${row}
  tasks: analyticsByTask(filter: $filter) ${row}
  observees: analyticsByUser(filter: $filter) ${row}
}`
const PROOF = `query ($filter: ObservationFilter, $correct: ObservationFilter, $incorrect: ObservationFilter) {
  total: totalObservations(filter: $filter)
  correct: totalObservations(filter: $correct)
  incorrect: totalObservations(filter: $incorrect)
}`

interface SummaryRow {
  total: number
  correct: number
  incorrect: number
}

interface AnalyticsRow {
  id: string
  name: string
  observation_count: number
  correct_count: number
  incorrect_count: number
  correctPercentage: number | null
}

let scenario: FilteredObservations

beforeAll(async () => {
  scenario = await buildFilteredObservations()
})

async function readSummary(who: Actor, document: string, filter: Filter, more: object = {}) {
  const { data, errors } = await who.gql(document, { filter: { ...filter, take: 100 }, ...more })
  expect(errors).toBeUndefined()
  return data
}

/** Returns the list's totals with each result; 0 where the filter asks for the other one. */
async function proofOf(who: Actor, filter: Filter): Promise<SummaryRow> {
  const having = (showResult: 'correct' | 'incorrect') => ({ ...filter, showResult })
  const { total, correct, incorrect } = await readSummary(who, PROOF, filter, {
    correct: having('correct'),
    incorrect: having('incorrect'),
  })
  return {
    total,
    correct: filter.showResult === 'incorrect' ? 0 : correct,
    incorrect: filter.showResult === 'correct' ? 0 : incorrect,
  }
}

const sumOf = (figures: SummaryRow[]): SummaryRow =>
  figures.reduce(
    (sum, { total, correct, incorrect }) => ({
      total: sum.total + total,
      correct: sum.correct + correct,
      incorrect: sum.incorrect + incorrect,
    }),
    { total: 0, correct: 0, incorrect: 0 },
  )

const figuresOf = (analysed: AnalyticsRow): SummaryRow => ({
  total: analysed.observation_count,
  correct: analysed.correct_count,
  incorrect: analysed.incorrect_count,
})

const hasReversedRange = ({ dateFrom, dateTo }: Filter) =>
  Boolean(dateFrom && dateTo && dateFrom > dateTo)

/** Generates filters, often enough those that the roll-ups can serve. */
const givenFilters = () =>
  fc.oneof(
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

async function expectProved(given: object, index: number): Promise<void> {
  const filter = given as Filter
  const { who, sees } = cycle(scenario.people, index)
  const rows = scenario.rows.filter(
    (one) => sees(one) && matchesFilter(one, scenario.addPlacesInside(filter)),
  )
  const proof = await proofOf(who, filter)
  expect(proof.total).toBe(rows.length)
  const { total, pie, line } = await readSummary(who, SUMMARY, filter)
  expect({ total, ...pie }).toEqual(proof)
  expect(sumOf(line)).toEqual(proof)
  const dates = line.map(({ date }: { date: string }) => date)
  expect(dates).toEqual([...new Set<string>(dates)].toSorted((a, b) => (a < b ? -1 : 1)))
  for (const { date, ...point } of [...line.slice(0, 2), ...line.slice(-1)]) {
    const ofDay = { ...filter, dateFrom: date, dateTo: date }
    expect(point).toEqual(await proofOf(who, ofDay))
    expect(point.total).toBeGreaterThan(0)
  }
  if (index === ONLY_OWN) return
  const analytics: Record<string, AnalyticsRow[]> = await readSummary(who, ANALYTICS, filter)
  for (const [dimension, found] of Object.entries(analytics)) {
    const unlinked = { ...proof, ...(dimension === 'observees' && linkedOf(rows, filter)) }
    expect(sumOf(found.map(figuresOf))).toEqual(unlinked)
    expect(found.map(({ observation_count: count }) => count)).toEqual(
      found.map(({ observation_count: count }) => count).toSorted((a, b) => b - a),
    )
    for (const one of found.slice(0, 2)) {
      const { correct_count: correct, incorrect_count: incorrect } = one
      const exact = dimension === 'locations' ? { exactPlaces: true } : {}
      const ofOne = { ...filter, [dimension]: [one.id], ...exact }
      expect(figuresOf(one)).toEqual(await proofOf(who, ofOne))
      expect(one.correctPercentage).toEqual(
        correct + incorrect === 0 ? null : (100 * correct) / (correct + incorrect),
      )
    }
  }
}

/** Observed people without an account have no row in the analytics. */
function linkedOf(rows: FilteredObservations['rows'], filter: Filter): SummaryRow {
  const linked = rows.filter(({ observee_id: id }) => id !== null)
  const having = (result: 'correct' | 'incorrect') =>
    filter.showResult && filter.showResult !== result
      ? 0
      : linked.filter((one) =>
          matchesFilter(one, scenario.addPlacesInside({ ...filter, showResult: result })),
        ).length
  return { total: linked.length, correct: having('correct'), incorrect: having('incorrect') }
}

/** Index of the person who sees only their own observations; the others may read the analytics, too. */
const ONLY_OWN = 2

it.each(['before they were counted', 'when all days are counted', 'with days to be counted again'])(
  'the pie, the line and the analytics of any filter and person lead to lists that prove them, %s [3.42] [3.44]',
  async (state) => {
    const { db, client } = scenario.world
    if (state !== 'before they were counted') await refreshUntilClean(db, client.id)
    if (state === 'with days to be counted again')
      for (const { id } of scenario.rows.slice(10, 14))
        await db.write({ clientId: client.id }, (transaction) =>
          transaction.run((tables) =>
            tables.update('observations').set({ technique: 'incorrect' }).where('id', '=', id),
          ),
        )
    if (state === 'with days to be counted again')
      for (const one of scenario.rows.slice(10, 14)) one.technique = 'incorrect'
    await fc.assert(
      fc.asyncProperty(
        givenFilters().filter((filter) => !hasReversedRange(filter as Filter)),
        fc.nat(2),
        expectProved,
      ),
      { numRuns: 25 },
    )
  },
  180_000,
)
