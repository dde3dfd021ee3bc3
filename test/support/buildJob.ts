/** Builds an export or import job; default: a finished export of observations whose file does not exist. */
import { v7 as uuid } from 'uuid'
import type { Database } from '#server/platform/db/database.ts'
import type { NewRow, Row } from '#server/platform/db/tables.ts'
import type { UserJobPayload } from '#server/features/jobs/userJobQueries.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { asOwner } from './testDatabase.ts'

export type JobRow = Row<'jobs'>

type JobOverrides = Omit<Partial<NewRow<'jobs'>>, 'payload' | 'result'> & {
  payload?: Partial<UserJobPayload>
  result?: object
}

export async function buildJob(
  db: Database,
  { payload = {}, result, ...overrides }: JobOverrides = {},
): Promise<JobRow> {
  const person =
    overrides.client_id && overrides.user_id
      ? { client_id: overrides.client_id, id: overrides.user_id }
      : await buildUser(db, overrides.client_id ? { client_id: overrides.client_id } : {})
  const { client_id } = person
  const { state = 'done' } = overrides
  const id = overrides.id ?? uuid()
  const hasEnded = state !== 'waiting' && state !== 'running'
  const isRunning = state === 'running'
  return insertRow(db, client_id, 'jobs', {
    client_id,
    id,
    kind: 'exportObservations',
    user_id: person.id,
    subject_id: uuid(),
    due_at: new Date(),
    state,
    payload: JSON.stringify({ clientId: client_id, ...DEFAULT_PAYLOAD, ...payload }),
    ...(result ? { result: JSON.stringify(result) } : {}),
    ...(hasEnded ? { finished_at: new Date() } : {}),
    // A lease of a minute, so that no worker claims it meanwhile.
    ...(isRunning
      ? { lease_holder: uuid(), lease_until: new Date(Date.now() + 60_000), attempts: 1 }
      : {}),
    ...(state === 'done' ? { progress: 100 } : {}),
    ...overrides,
  })
}

const DEFAULT_PAYLOAD = { fileName: 'Observations 2026-11-21.csv', format: 'CSV' } as const

/** Removes the jobs and the days to count that other tests of the process have left. */
export async function removeWork(db: Database): Promise<void> {
  await asOwner(db, 'delete from jobs')
  await asOwner(db, 'delete from observation_dirty_days')
}
