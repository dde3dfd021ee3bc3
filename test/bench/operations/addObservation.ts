/** An observer adds an observation as the screen does: first the video with the answers, then the observation. */
import { v4 as randomId } from 'uuid'
import { requestOf } from '../load/rawConnection.ts'
import { seededId } from '../seed/seededId.ts'
import { BIG_CLIENT } from '../seed/seedSizes.ts'
import type { Operation } from './operation.ts'

/** The notes of what this makes, by which it is removed again. */
export const MEASURED = 'written by a measurement'

export const ADD_OBSERVATION: Operation = {
  name: 'add an observation (2 calls)',
  promised: '',
  as: 'observer',
  limit: 'all statements',
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

/** Of a task that everybody has, in any minute of the last year: hardly ever one that is there. */
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
