/** The filters whose lists and totals are explained: those that are frequent, and those that are hard. */
import { SELECTIONS } from '#api/selections.ts'
import { addMonths } from '#domain/dates.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import { seededId, type SeededKind } from '../seed/seedSql.ts'
import type { PlannedCaller } from './withProduct.ts'

const ids = (kind: SeededKind, ...numbers: number[]) =>
  numbers.map((number) => `"${seededId(kind, 0, number)}"`).join(', ')
const months = (lastDay: string, count: number) =>
  `dateFrom: "${addMonths(lastDay, -count)}", dateTo: "${lastDay}"`

type Filter = string | ((lastDay: string) => string)

const YEAR: Filter = (day) => months(day, 12)
const UNEVEN: Filter = (day) => `dateFrom: "${addMonths(day, -11).slice(0, 8)}14", dateTo: "${day}"`
const DEPARTMENTS = `departments: [${ids('department', 11, 22, 33)}]`
const quarter =
  (search: string): Filter =>
  (day) =>
    `search: "${search}", ${months(day, 3)}, ${DEPARTMENTS}`

/** By name. */
const FILTERS: [name: string, filter: Filter][] = [
  ['no filter', ''],
  ['search, 3 months, 3 departments', quarter('straight back')],
  ['search for a name, 3 months, 3 departments', quarter('jansen')],
  ['search, 3 months', (day) => `search: "straight back", ${months(day, 3)}`],
  ['search for a frequent word', 'search: "back"'],
  ['search for a rare word', 'search: "gargoyle"'],
  ['search for nothing there is', 'search: "qqqzzz"'],
  ['search for two letters', 'search: "zz"'],
  ['search for two frequent letters', 'search: "ha"'],
  ['search for a first name', 'search: "robin"'],
  ['search for a person', 'search: "robin jansen"'],
  [
    'a department and a task',
    `departments: [${ids('department', 11)}], tasks: [${ids('task', 7)}]`,
  ],
  ['a department', `departments: [${ids('department', 11)}]`],
  ['the largest department', `departments: [${ids('department', 0)}]`],
  ['an observer, 12 months', (day) => `observers: [${ids('user', 5)}], ${months(day, 12)}`],
  ['made by AI, 12 months', (day) => `type: [AI], ${months(day, 12)}`],
  ['made by hand', `type: [MANUAL_TASK]`],
  ['incorrect', `showResult: incorrect`],
  ['an incorrect inside base', `showResult: incorrect, principles: [INSIDE_BASE]`],
  ['deleted ones too', 'showDeleted: true'],
  ['a model', `modelHash: ["${POSE_MODEL_HASH}"]`],
  ['no known model', 'modelHash: ["unknown"]'],
  ['thresholds', 'thresholdsVersion: ["1"]'],
  ['a poor or unknown capture', 'captureQuality: [POOR, UNKNOWN]'],
]

/** The calls whose plans are shown: those of the screens, and those that lists of a million rows find hard. */
interface PlannedCall {
  name: string
  as: PlannedCaller
  document: (lastDay: string) => string
}

type Row = [name: string, document: (filter: string) => string, filter?: Filter]

const callsOf = (as: PlannedCaller, rows: readonly Row[]): PlannedCall[] =>
  rows.map(([name, document, filter = '']) => ({
    name,
    as,
    document: (lastDay) => document(typeof filter === 'string' ? filter : filter(lastDay)),
  }))

const list = (filter: string) =>
  `{ allObservations(filter: { take: 10 ${filter} }) { ${SELECTIONS.allobservations.list} } }`
const total = (filter: string) => `{ totalObservations(filter: { take: 1 ${filter} }) }`
/** As a searched list counts. */
const totalUpTo = (filter: string) =>
  `{ totalObservations(filter: { take: 1 ${filter} }, upTo: 200) }`
const pie = (filter: string) =>
  `{ pieChartObservationsSummary(filter: { take: 1 ${filter} }) { correct incorrect } }`
const line = (filter: string) =>
  `{ lineGraphObservationsSummary(filter: { take: 1 ${filter} }) { date total correct incorrect } }`
const by = (what: string) => (filter: string) =>
  `{ analyticsBy${what}(filter: { take: 10 ${filter} }) { id name observation_count correct_count incorrect_count } }`
const comparison = (kind: string) => (filter: string) =>
  `{ taskAnalysis(by: ${kind}, filter: { ${filter} }) { rows { share } } }`

const SORTS = [
  'technique',
  'created_at',
  'name',
  'task_name',
  'user_name',
  'observee_name',
  'review_type',
  'ai_review_status',
]
const WHO = [
  'super user of some places',
  'observer of some places',
  'somebody who sees their own',
] as const

const ENTITIES = {
  users: { kind: 'user', record: 'getUserById', found: 'jansen' },
  locations: { kind: 'location', record: 'getLocationById', found: 'dock' },
  departments: { kind: 'department', record: 'getDepartmentById', found: 'packing' },
  tasks: { kind: 'task', record: 'getTaskById', found: 'box' },
  campaigns: { kind: 'campaign', record: 'getCampaign', found: '1' },
} as const
const ENTITY_NAMES = Object.keys(ENTITIES) as (keyof typeof ENTITIES)[]

const capitalized = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
const pageOf = (entity: keyof typeof ENTITIES) => (filter: string) =>
  `{ all${capitalized(entity)}(filter: { take: 10 ${filter} }${entity === 'tasks' ? ', includeObservationCount: true' : ''}) { ${SELECTIONS[entity].list} } }`

const ofEntity = (entity: keyof typeof ENTITIES): Row[] => {
  const { kind, record, found } = ENTITIES[entity]
  return [
    [`${entity}: page 1`, pageOf(entity)],
    [`${entity}: search`, pageOf(entity), `search: "${found}"`],
    [
      `${entity}: most observations`,
      pageOf(entity),
      'sort: { column: observation_count, order: DESC }',
    ],
    [`${entity}: total`, () => `{ total${capitalized(entity)} }`],
    [
      `${entity}: a record`,
      () => `{ ${record}(id: ${ids(kind, 3)}) { ${SELECTIONS[entity].record} } }`,
    ],
  ]
}

const OF_SOME_PLACES: Row[] = [
  ['list', list],
  ['list, page 100', list, 'skip: 990'],
  ['total', total],
  ['pie, 12 months', pie, YEAR],
  ['line, 12 months', line, YEAR],
  ['search', list, 'search: "straight back"'],
  ['search, total', total, 'search: "straight back"'],
]

const A_DEPARTMENT = `departments: [${ids('department', 11)}]`
const inYear =
  (filter: string): Filter =>
  (day) =>
    `${filter}, ${months(day, 12)}`

export const PLANNED_CALLS: PlannedCall[] = [
  ...callsOf('super user', [
    ...FILTERS.flatMap(([name, filter]): Row[] => [
      [`list: ${name}`, list, filter],
      [`total: ${name}`, total, filter],
      [`up to 200: ${name}`, totalUpTo, filter],
    ]),
    ['list: page 10', list, 'skip: 90'],
    ['list: page 5,000', list, 'skip: 49990'],
    ['list: page 50,000', list, 'skip: 499990'],
    ['list: page 97,000', list, 'skip: 969990'],
    ['list: oldest first', list, 'sort: { column: date, order: ASC }'],
    ...SORTS.map((column): Row => [
      `list: by ${column}`,
      list,
      `sort: { column: ${column}, order: DESC }`,
    ]),
    [
      'list: two letters, by task_name',
      list,
      'search: "zz", sort: { column: task_name, order: ASC }',
    ],
    ['pie: all', pie],
    ['pie: 12 months', pie, YEAR],
    ['pie: 12 months, uneven', pie, UNEVEN],
    ['pie: a department and a task', pie, `${A_DEPARTMENT}, tasks: [${ids('task', 7)}]`],
    ['pie: made by hand, 12 months', pie, inYear('type: [MANUAL_TASK]')],
    ['line: 12 months', line, YEAR],
    ['line: a department, 12 months', line, inYear(A_DEPARTMENT)],
    ['line: 3 locations, 12 months', line, inYear(`locations: [${ids('location', 1, 2, 300)}]`)],
    ...['Department', 'Location', 'Task', 'User'].flatMap((what): Row[] => [
      [`analytics by ${what}: all`, by(what)],
      [`analytics by ${what}: 12 months, uneven`, by(what), UNEVEN],
    ]),
  ]),
  ...WHO.flatMap((as) =>
    callsOf(
      as,
      OF_SOME_PLACES.map(([name, ...call]): Row => [`${as}: ${name}`, ...call]),
    ),
  ),
  ...ENTITY_NAMES.flatMap((entity) => [
    ...callsOf('super user', ofEntity(entity)),
    ...callsOf('super user of some places', [[`${entity} of some places: page 1`, pageOf(entity)]]),
  ]),
  ...callsOf('super user', [
    [
      'observation: a record',
      () =>
        `{ getObservationById(id: ${ids('observation', 1_000)}) { ${SELECTIONS.allobservations.record} changes { id } } }`,
    ],
    ['dropdowns: people', () => '{ getUsersByDepartmentAndLocation(input: { take: 25 }) { id } }'],
    [
      'dropdowns: people by a name',
      () => '{ getUsersByDepartmentAndLocation(input: { take: 25, search: "jan" }) { id } }',
    ],
    ['dropdowns: tasks', () => '{ getTasksForObservation(input: {}) { id } }'],
    [
      'filter form',
      () =>
        '{ filterFormData { observers(take: 25) { id } observees(take: 25) { id } locations { id } departments { id } tasks { id } campaigns { id } } }',
    ],
    [
      'AI accuracy, 12 months',
      (filter) => `{ aiAccuracy(filter: { ${filter} }) { overall { true_positive } } }`,
      YEAR,
    ],
    ['tasks and places: tasks', comparison('TASK')],
    ['tasks and places: tasks, 12 months', comparison('TASK'), YEAR],
    ['tasks and places: places, 12 months', comparison('LOCATION'), YEAR],
  ]),
  ...callsOf('provider', [
    [
      'provider: newest of all clients',
      () => '{ getMostRecentObservations(input: { take: 10 }) { id date } }',
    ],
    ['provider: by client', () => '{ getObservationsByClient { client_id observation_count } }'],
    [
      'provider: clients',
      () => `{ allClients(input: { take: 10 }) { ${SELECTIONS.clients.list} } }`,
    ],
  ]),
  ...callsOf('super user', [
    [
      'notifications',
      () => '{ myNotifications(take: 10) { id } totalMyNotifications(unreadOnly: true) }',
    ],
    ['job centre', () => '{ myJobs(take: 10) { id } totalMyJobs }'],
    [
      'audit log: page 1',
      () => '{ allAuditEntries(filter: { take: 10 }) { id record_name } totalAuditEntries }',
    ],
  ]),
]
