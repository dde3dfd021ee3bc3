/** What is measured of observations: their list, totals, summaries and analytics, as the screens ask for them. */
import { createHash } from 'node:crypto'
import { SELECTIONS } from '#api/selections.ts'
import { addMonths } from '#domain/dates.ts'
import type { ListCall } from './listCalls.ts'

const today = new Date().toISOString().slice(0, 10)
const YEAR = `dateFrom: "${addMonths(today, -12)}", dateTo: "${today}"`

/** As the seed makes them. */
const idOf = (kind: string, number: number): string =>
  createHash('md5')
    .update(`${kind} ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const ids = (kind: string, numbers: number[]) =>
  numbers.map((number) => `"${idOf(kind, number)}"`).join(', ')

const FILTERED = `search: "straight back", dateFrom: "${addMonths(today, -3)}",
  departments: [${ids('departments', [11, 22, 33])}]`

const page = (filter: string) =>
  `{ rows: allObservations(filter: { take: 10 ${filter} }) { ${SELECTIONS.allobservations.list} } }`
const total = (filter: string) => `{ rows: totalObservations(filter: { ${filter} }) }`
const pie = (filter: string) =>
  `{ rows: pieChartObservationsSummary(filter: { ${filter} }) { correct incorrect } }`
const line = (filter: string) =>
  `{ rows: lineGraphObservationsSummary(filter: { ${filter} }) { date total correct incorrect } }`
const analytics = (by: string, filter: string) =>
  `{ rows: analyticsBy${by}(filter: { take: 10 ${filter} })
    { id name observation_count correct_count incorrect_count correctPercentage } }`

export const SUMMARY_CALLS: ListCall[] = [
  { name: 'list: page 1', query: page('') },
  { name: 'list: page 5,000', query: page('skip: 49990') },
  { name: 'list: filtered, searched', query: page(FILTERED) },
  { name: 'total: filtered, searched', query: total(FILTERED) },
  { name: 'total: all', query: total('showDeleted: false') },
  { name: 'total: 12 months', query: total(YEAR) },
  { name: 'pie: all', query: pie('showDeleted: false') },
  { name: 'pie: 12 months', query: pie(YEAR) },
  { name: 'line: 12 months', query: line(YEAR) },
  {
    name: 'line: a department',
    query: line(`${YEAR}, departments: [${ids('departments', [11])}]`),
  },
  ...['Department', 'Location', 'Task', 'User'].flatMap((by) => [
    { name: `by ${by}: all`, query: analytics(by, '') },
    { name: `by ${by}: 12 months`, query: analytics(by, YEAR) },
  ]),
  { name: 'not in advance: type, pie', query: pie(`${YEAR}, type: [MANUAL_TASK]`) },
  {
    name: 'not in advance: two filters',
    query: line(
      `${YEAR}, departments: [${ids('departments', [11])}], tasks: [${ids('tasks', [7, 77])}]`,
    ),
  },
]
