/** Actions of the demo: one that is done and has helped, and one that is still to be done. */
import { DAY_MS, localDayOf } from '#domain/dates.ts'
import { defaultActionDueDate } from '#domain/taskActions/taskActionRules.ts'
import { buildTaskAction } from '../factories/buildTaskAction.ts'
import type { RowWriter } from '../factories/insertRows.ts'
import type { UserRow } from '../factories/buildUser.ts'
import type { DemoTaskRow } from './buildCompany.ts'

export async function buildDemoActions(
  db: RowWriter,
  tasks: readonly DemoTaskRow[],
  { people, today }: { people: readonly UserRow[]; today: Date },
): Promise<void> {
  const [lead, observer] = ['super', 'observer'].map((name) =>
    people.find(({ email }) => email.startsWith(`${name}@`)),
  )
  const changed = tasks.find(({ plan }) => plan.changed)
  const other = tasks.find(({ plan }) => plan.departments && !plan.changed)
  if (!lead || !observer || !changed?.plan.changed || !other) return
  const { client_id } = lead
  const { principle, daysAgo, note } = changed.plan.changed
  const done_at = new Date(today.getTime() - daysAgo * DAY_MS)
  const given = new Date(done_at.getTime() - 21 * DAY_MS)
  await buildTaskAction(db, {
    client_id,
    task_id: changed.row.id,
    principle,
    note,
    owner_id: observer.id,
    due_date: localDayOf(done_at, 'UTC'),
    done_at,
    done_by: observer.id,
    created_by: lead.id,
    created_at: given,
    updated_at: done_at,
  })
  await buildTaskAction(db, {
    client_id,
    task_id: other.row.id,
    principle: 'TURN_NOT_TWIST',
    note: 'Put the pallet in front of the conveyor instead of beside it.',
    owner_id: lead.id,
    due_date: defaultActionDueDate(localDayOf(today, 'UTC')),
    created_by: observer.id,
    created_at: today,
    updated_at: today,
  })
}
