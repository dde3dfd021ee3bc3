/** Builds an action on a task, still to be done. */
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

type GivenColumns = 'client_id' | 'created_by'

export const buildTaskAction = (
  db: RowWriter,
  action: Pick<NewRow<'task_actions'>, GivenColumns> & Partial<NewRow<'task_actions'>>,
): Promise<Row<'task_actions'>> =>
  insertRow(db, action.client_id, 'task_actions', {
    id: uuid(),
    principle: 'INSIDE_BASE',
    note: 'Raise the pallet to hip height.',
    due_date: '2030-01-31',
    ...action,
  })
