/** Reads while people work: lists, searches, totals, charts and analytics of the big client. */
import { v4 as randomId } from 'uuid'
import { SELECTIONS } from '#api/selections.ts'
import { addMonths } from '#domain/dates.ts'
import { requestOf } from '../load/underLoad.ts'
import { BIG_CLIENT } from '../seed/seedSizes.ts'
import { seededId } from '../seed/seedSql.ts'
import type { Caller, Operation } from './operation.ts'

/** Names and promises, and the document for the day of the newest observations. */
type Read = [name: string, promised: string, query: (lastDay: string) => string, as?: Caller]

const months = (lastDay: string, count: number) =>
  `dateFrom: "${addMonths(lastDay, -count)}", dateTo: "${lastDay}"`

const list = (filter: string) =>
  `{ rows: allObservations(filter: { take: 10 ${filter} }) { ${SELECTIONS.allobservations.list} } }`
const total = (filter: string) => `{ rows: totalObservations(filter: { ${filter} }) }`
/** As a searched list counts. */
const totalUpTo = (filter: string) =>
  `{ rows: totalObservations(filter: { ${filter} }, upTo: 200) }`
const pie = (filter: string) =>
  `{ rows: pieChartObservationsSummary(filter: { ${filter} }) { correct incorrect } }`
const line = (filter: string) =>
  `{ rows: lineGraphObservationsSummary(filter: { ${filter} }) { date total correct incorrect } }`
const analytics = (by: string, filter = '') =>
  `{ rows: analyticsBy${by}(filter: { take: 10 ${filter} })
    { id name observation_count correct_count incorrect_count correctPercentage } }`
export const FILTERED_DEPARTMENTS = [11, 22, 33].map((number) => seededId('department', 0, number))
const filtered = (lastDay: string) =>
  `search: "straight back", ${months(lastDay, 3)}, departments: ${JSON.stringify(FILTERED_DEPARTMENTS)}`

/** A site with all that is inside it: more than a page looks up one by one. */
const SITE = `locations: ${JSON.stringify(Array.from({ length: 60 }, (_, number) => seededId('location', 0, number)))}`
const SEARCHED_SITE = `${SITE}, search: "straight back"`

const ALL = 'showDeleted: false'
const SOME = 'observer of some places'

const READS: Read[] = [
  ['list: page 1', '0.60', () => list('')],
  ['list: page 5,000', 'database at most 10 × page 1', () => list('skip: 49990')],
  ['list: filtered and searched', '1.2 *', (day) => list(filtered(day))],
  ['list: search for frequent words', '', () => list('search: "straight back"')],
  ['list: search for a rare word', '', () => list('search: "gargoyle"')],
  ['list: of 60 locations', '', () => list(SITE)],
  ['list: of 60 locations, searched', '', () => list(SEARCHED_SITE)],
  ['total: of 60 locations, searched', '', () => totalUpTo(SEARCHED_SITE)],
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
  ['some places: list, page 1', '0.60', () => list(''), SOME],
  ['some places: total', '0.75', () => total(ALL), SOME],
  ['some places: pie', '0.75', () => pie(ALL), SOME],
  ['some places: line, 12 months', '0.75', (day) => line(months(day, 12)), SOME],
]

export const READ_OPERATIONS: Operation[] = READS.map(
  ([name, promised, query, as = 'super user']) => ({
    name,
    promised,
    as,
    limit: 'same values',
    prepare: async ({ token, lastDay }) => {
      const request = requestOf(JSON.stringify({ query: query(lastDay) }), token)
      return (connection) => connection.ask(request)
    },
  }),
)

/**
 * An observer adds an observation as the screen does: first the video with the answers, then the observation.
 * The notes of what this makes, by which it is removed again.
 */
export const MEASURED = 'written by a measurement'

export const ADD_OBSERVATION: Operation = {
  name: 'add an observation (2 calls)',
  promised: '',
  as: 'observer',
  limit: 'fresh values',
  async prepare({ token, ask }) {
    const { rows } = await ask<{ rows: Department[] }>(DEPARTMENTS)
    const places = rows.filter(({ locations }) => locations.length > 0)
    return async (connection, turn) => {
      const call = async (query: string, input: object) => {
        const variables = { input, idempotencyKey: randomId() }
        const answer = await connection.ask(requestOf(JSON.stringify({ query, variables }), token))
        return JSON.parse(answer.toString()) as { data: { made: { id: string } } }
      }
      const { data } = await call(UPLOAD_VIDEO, ANSWERS)
      const { id, locations } = oneOf(places, turn)
      const place = { department_id: id, location_id: oneOf(locations, turn).id }
      await call(CREATE_OBSERVATION, { ...place, ...answers(turn), video_id: data.made.id })
    }
  },
}

interface Department {
  id: string
  locations: { id: string }[]
}

const DEPARTMENTS = `{ rows: allDepartments(filter: { take: 100 }) { id locations { id } } }`
const UPLOAD_VIDEO = `mutation UploadVideo($input: UploadVideoInput!, $idempotencyKey: String) {
  made: uploadVideo(input: $input, idempotencyKey: $idempotencyKey) { id }
}`
const CREATE_OBSERVATION = `mutation CreateObservation($input: CreateObservationInput!, $idempotencyKey: String) {
  made: createObservation(input: $input, idempotencyKey: $idempotencyKey) { id }
}`
const ANSWERS = {
  isBigEngines: true,
  isTwisting: false,
  isDipNDrive: true,
  isInsideBase: true,
  isOtherOptionCorrect: null,
  otherDetails: null,
}

/** Answers for a task that everybody has, in any minute of the last year: hardly ever a duplicate. */
const answers = (turn: number) => ({
  date: new Date(Date.now() - 60_000 * Math.ceil(Math.random() * 525_600)).toISOString(),
  task_id: seededId('task', 0, (4 * turn) % BIG_CLIENT.tasks),
  observee_id: seededId('user', 0, (7 * turn) % BIG_CLIENT.users),
  technique: 'correct',
  review_type: 'MANUAL_TASK',
  notes: MEASURED,
})

function oneOf<One>(all: readonly One[], turn: number): One {
  const one = all[turn % all.length]
  if (one === undefined) throw new Error('There is nothing to choose from.')
  return one
}
