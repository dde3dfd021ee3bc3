/** Builds an open follow-up of an incorrect observation. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import type { ObservationRow } from './buildObservation.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export type FollowUpRow = Row<'follow_ups'>

/** The observation is about somebody with an account. */
export const buildFollowUp = (
  db: RowWriter,
  observation: Pick<ObservationRow, 'client_id' | 'id' | 'observee_id' | 'task_id'>,
  overrides: Partial<NewRow<'follow_ups'>> = {},
): Promise<FollowUpRow> =>
  insertRow(db, observation.client_id, 'follow_ups', {
    client_id: observation.client_id,
    id: uuid(),
    observation_id: observation.id,
    user_id: observation.observee_id ?? '',
    task_id: observation.task_id,
    due_date: '2030-01-31',
    ...overrides,
  })
