/** Builds a manual observation with a correct verdict, and every parent that a test omits; one of the AI's has a film. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { buildDepartment, buildLocation } from './buildPlaces.ts'
import { buildTask } from './buildTask.ts'
import { buildUser } from './buildUser.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export type ObservationRow = Row<'observations'>

export async function buildObservation(
  db: RowWriter,
  overrides: Partial<NewRow<'observations'>> = {},
): Promise<ObservationRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const of = { client_id }
  const location_id = overrides.location_id ?? (await buildLocation(db, of)).id
  const department_id =
    overrides.department_id ?? (await buildDepartment(db, { ...of, locations: [location_id] })).id
  const user_id = overrides.user_id ?? (await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })).id
  const unlinked = overrides.unlinked_observee_name ?? overrides.unlinked_observee_employee_id
  const isManual = (overrides.review_type ?? 'MANUAL_TASK') === 'MANUAL_TASK'
  const film = isManual ? {} : { file_location: 'videos/film.mp4' }
  const observee_id = overrides.observee_id ?? (unlinked ? null : (await buildUser(db, of)).id)
  return insertRow(db, client_id, 'observations', {
    client_id,
    id: uuid(),
    kind: 'MANUAL_OBSERVATION',
    location_id,
    department_id,
    task_id: overrides.task_id ?? (await buildTask(db, of)).id,
    video_id: overrides.video_id ?? (await buildVideo(db, { ...of, user_id, ...film })).id,
    user_id,
    observee_id,
    technique: 'correct',
    date: new Date('2026-01-15T10:00:00Z'),
    review_type: 'MANUAL_TASK',
    ...overrides,
  })
}

/** Video record of an observation: the answers of a form, or a recording. */
export type VideoRow = Row<'videos'>

export async function buildVideo(
  db: RowWriter,
  overrides: Partial<NewRow<'videos'>> = {},
): Promise<VideoRow> {
  const { client_id, user_id } = await recorderOf(db, overrides)
  const id = overrides.id ?? uuid()
  return insertRow(db, client_id, 'videos', { client_id, id, user_id, ...overrides })
}

async function recorderOf(
  db: RowWriter,
  { client_id, user_id }: Partial<NewRow<'videos'>>,
): Promise<{ client_id: string; user_id: string }> {
  if (client_id && user_id) return { client_id, user_id }
  const user = await buildUser(db, client_id ? { client_id } : {})
  return { client_id: user.client_id, user_id: user.id }
}
