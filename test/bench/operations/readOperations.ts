/** What is read while people work: lists, searches, totals, charts and analytics of the big client. */
import { addMonths } from '#domain/dates.ts'
import { SELECTIONS } from '#api/selections.ts'
import { requestOf } from '../load/rawConnection.ts'
import { seededId, type SeededKind } from '../seed/seededId.ts'
import type { Caller, Operation } from './operation.ts'

/** Names and promises, and the document for the day of the newest observations. */
type Read = [name: string, promised: string, query: (lastDay: string) => string, as?: Caller]

const ids = (kind: SeededKind, numbers: number[]) =>
  numbers.map((number) => `"${seededId(kind, 0, number)}"`).join(', ')
const months = (lastDay: string, count: number) =>
  `dateFrom: "${addMonths(lastDay, -count)}", dateTo: "${lastDay}"`

const list = (filter: string) =>
  `{ rows: allObservations(filter: { take: 10 ${filter} }) { ${SELECTIONS.allobservations.list} } }`
const total = (filter: string) => `{ rows: totalObservations(filter: { ${filter} }) }`
const pie = (filter: string) =>
  `{ rows: pieChartObservationsSummary(filter: { ${filter} }) { correct incorrect } }`
const line = (filter: string) =>
  `{ rows: lineGraphObservationsSummary(filter: { ${filter} }) { date total correct incorrect } }`
const analytics = (by: string, filter = '') =>
  `{ rows: analyticsBy${by}(filter: { take: 10 ${filter} })
    { id name observation_count correct_count incorrect_count correctPercentage } }`
const filtered = (lastDay: string) =>
  `search: "straight back", ${months(lastDay, 3)}, departments: [${ids('department', [11, 22, 33])}]`

const ALL = 'showDeleted: false'
const SOME = 'observer of some places'

const READS: Read[] = [
  ['list: page 1', '0.60', () => list('')],
  ['list: page 5,000', 'database at most 10 × page 1', () => list('skip: 49990')],
  ['list: filtered and searched', '1.2 *', (day) => list(filtered(day))],
  ['list: search for frequent words', '', () => list('search: "straight back"')],
  ['list: search for a rare word', '', () => list('search: "gargoyle"')],
  ['total: filtered and searched', '1.0 *', (day) => total(filtered(day))],
  ['total: all', '0.75', () => total(ALL)],
  ['pie: all', '0.75', () => pie(ALL)],
  ['pie: 12 months', '0.75', (day) => pie(months(day, 12))],
  ['line: 12 months', '0.75', (day) => line(months(day, 12))],
  ['analytics by department', '0.75', () => analytics('Department')],
  ['analytics by location', '', () => analytics('Location')],
  ['analytics by task', '', () => analytics('Task')],
  ['analytics by user', '', () => analytics('User')],
  [
    'users: page 1',
    '',
    () => `{ rows: allUsers(filter: { take: 10 }) { ${SELECTIONS.users.list} } }`,
  ],
  [
    'locations: page 1',
    '',
    () => `{ rows: allLocations(filter: { take: 10 }) { ${SELECTIONS.locations.list} } }`,
  ],
  ['some places: list, page 1', '', () => list(''), SOME],
  ['some places: total', '', () => total(ALL), SOME],
  ['some places: pie', '', () => pie(ALL), SOME],
  ['some places: line, 12 months', '', (day) => line(months(day, 12)), SOME],
]

export const READ_OPERATIONS: Operation[] = READS.map(
  ([name, promised, query, as = 'super user']) => ({
    name,
    promised,
    as,
    limit: 'last statement',
    prepare: async ({ token, lastDay }) => {
      const request = requestOf(JSON.stringify({ query: query(lastDay) }), token)
      return (connection) => connection.ask(request)
    },
  }),
)
