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

const of = (
  name: string,
  as: PlannedCaller,
  document: (filter: string) => string,
  filter: Filter,
) => ({
  name,
  as,
  document: (lastDay: string) => document(typeof filter === 'string' ? filter : filter(lastDay)),
})

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

export const PLANNED_CALLS: PlannedCall[] = [
  ...FILTERS.flatMap(([name, filter]) => [
    of(`list: ${name}`, 'super user', list, filter),
    of(`total: ${name}`, 'super user', total, filter),
    of(`up to 200: ${name}`, 'super user', totalUpTo, filter),
  ]),
  of('list: page 10', 'super user', list, 'skip: 90'),
  of('list: page 5,000', 'super user', list, 'skip: 49990'),
  of('list: page 50,000', 'super user', list, 'skip: 499990'),
  of('list: page 97,000', 'super user', list, 'skip: 969990'),
  of('list: oldest first', 'super user', list, 'sort: { column: date, order: ASC }'),
  ...SORTS.map((column) =>
    of(`list: by ${column}`, 'super user', list, `sort: { column: ${column}, order: DESC }`),
  ),
  of(
    'list: two letters, by task_name',
    'super user',
    list,
    'search: "zz", sort: { column: task_name, order: ASC }',
  ),
  of('pie: all', 'super user', pie, ''),
  of('pie: 12 months', 'super user', pie, YEAR),
  of('pie: 12 months, uneven', 'super user', pie, UNEVEN),
  of(
    'pie: a department and a task',
    'super user',
    pie,
    `departments: [${ids('department', 11)}], tasks: [${ids('task', 7)}]`,
  ),
  of(
    'pie: made by hand, 12 months',
    'super user',
    pie,
    (day) => `type: [MANUAL_TASK], ${months(day, 12)}`,
  ),
  of('line: 12 months', 'super user', line, YEAR),
  of(
    'line: a department, 12 months',
    'super user',
    line,
    (day) => `departments: [${ids('department', 11)}], ${months(day, 12)}`,
  ),
  of(
    'line: 3 locations, 12 months',
    'super user',
    line,
    (day) => `locations: [${ids('location', 1, 2, 300)}], ${months(day, 12)}`,
  ),
  ...['Department', 'Location', 'Task', 'User'].flatMap((what) => [
    of(`analytics by ${what}: all`, 'super user', by(what), ''),
    of(`analytics by ${what}: 12 months, uneven`, 'super user', by(what), UNEVEN),
  ]),
  ...WHO.flatMap((as) => [
    of(`${as}: list`, as, list, ''),
    of(`${as}: list, page 100`, as, list, 'skip: 990'),
    of(`${as}: total`, as, total, ''),
    of(`${as}: pie, 12 months`, as, pie, YEAR),
    of(`${as}: line, 12 months`, as, line, YEAR),
    of(`${as}: search`, as, list, 'search: "straight back"'),
    of(`${as}: search, total`, as, total, 'search: "straight back"'),
  ]),
  ...(['users', 'locations', 'departments', 'tasks', 'campaigns'] as const).flatMap((entity) => {
    const plural = entity.replace(/^./, (letter) => letter.toUpperCase())
    const also = entity === 'tasks' ? ', includeObservationCount: true' : ''
    const page = (filter: string) =>
      `{ all${plural}(filter: { take: 10 ${filter} }${also}) { ${SELECTIONS[entity].list} } }`
    const found = {
      users: 'jansen',
      locations: 'dock',
      departments: 'packing',
      tasks: 'box',
      campaigns: '1',
    }
    return [
      of(`${entity}: page 1`, 'super user', page, ''),
      of(`${entity}: search`, 'super user', page, `search: "${found[entity]}"`),
      of(
        `${entity}: most observations`,
        'super user',
        page,
        'sort: { column: observation_count, order: DESC }',
      ),
      of(`${entity}: total`, 'super user', () => `{ total${plural} }`, ''),
      of(`${entity}: a record`, 'super user', () => recordOf(entity), ''),
      of(`${entity} of some places: page 1`, 'super user of some places', page, ''),
    ]
  }),
  of(
    'observation: a record',
    'super user',
    () =>
      `{ getObservationById(id: ${ids('observation', 1_000)}) { ${SELECTIONS.allobservations.record} changes { id } } }`,
    '',
  ),
  of(
    'dropdowns: people',
    'super user',
    () => `{ getUsersByDepartmentAndLocation(input: { take: 25 }) { id } }`,
    '',
  ),
  of(
    'dropdowns: people by a name',
    'super user',
    () => `{ getUsersByDepartmentAndLocation(input: { take: 25, search: "jan" }) { id } }`,
    '',
  ),
  of('dropdowns: tasks', 'super user', () => `{ getTasksForObservation(input: {}) { id } }`, ''),
  of(
    'filter form',
    'super user',
    () =>
      `{ filterFormData { observers(take: 25) { id } observees(take: 25) { id } locations { id } departments { id } tasks { id } campaigns { id } } }`,
    '',
  ),
  of(
    'AI accuracy, 12 months',
    'super user',
    (filter) => `{ aiAccuracy(filter: { ${filter} }) { overall { true_positive } } }`,
    YEAR,
  ),
  of(
    'provider: newest of all clients',
    'provider',
    () => `{ getMostRecentObservations(input: { take: 10 }) { id date } }`,
    '',
  ),
  of(
    'provider: by client',
    'provider',
    () => `{ getObservationsByClient { client_id observation_count } }`,
    '',
  ),
  of(
    'provider: clients',
    'provider',
    () => `{ allClients(input: { take: 10 }) { ${SELECTIONS.clients.list} } }`,
    '',
  ),
  of(
    'notifications',
    'super user',
    () => `{ myNotifications(take: 10) { id } totalMyNotifications(unreadOnly: true) }`,
    '',
  ),
  of('job centre', 'super user', () => `{ myJobs(take: 10) { id } totalMyJobs }`, ''),
  of(
    'audit log: page 1',
    'super user',
    () => `{ allAuditEntries(filter: { take: 10 }) { id record_name } totalAuditEntries }`,
    '',
  ),
]

const KINDS = {
  users: 'user',
  locations: 'location',
  departments: 'department',
  tasks: 'task',
  campaigns: 'campaign',
} as const
const CALLS = {
  users: 'getUserById',
  locations: 'getLocationById',
  departments: 'getDepartmentById',
  tasks: 'getTaskById',
  campaigns: 'getCampaign',
} as const

const recordOf = (entity: keyof typeof KINDS) =>
  `{ ${CALLS[entity]}(id: ${ids(KINDS[entity], 3)}) { ${SELECTIONS[entity].record} } }`
