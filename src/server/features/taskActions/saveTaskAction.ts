/** createTaskAction, updateTaskAction, finishTaskAction, reopenTaskAction and deleteTaskAction: each returns the id. */
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateTaskActionArgs,
  MutationUpdateTaskActionArgs,
} from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { newTaskActionSchema, taskActionSchema } from '#domain/taskActions/taskActionForm.ts'
import { mayDeleteTaskAction } from '#domain/taskActions/taskActionRules.ts'
import { isUuid } from '#domain/uuid.ts'
import { audit } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { notify } from '../../context/notices/notify.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { limitMailing } from '../../context/request/mailingLimit.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import { readHiddenIds, visibleRecord } from '../../context/visibility/recordVisibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import { checkDueDate } from '../../context/coaching/dueDates.ts'
import { isLivePerson } from '../../context/people/isLivePerson.ts'
import { type ActionSubject, readOwners, readTaskActions } from './taskActionQueries.ts'

export async function createTaskAction(
  context: RequestContext,
  { input }: MutationCreateTaskActionArgs,
): Promise<string> {
  const { userId } = requireSession(context)
  const values = parseInput(newTaskActionSchema, input)
  const { taskId, locationId, principle, note, ownerId, dueDate } = values
  const { access, subject } = await findSubject(context, { taskId, locationId })
  const { clientId } = access
  await accessForCreate(context, clientId)
  await checkOwner(context, access, { subject, ownerId })
  if (ownerId !== userId) await limitMailing(context, 'actions')
  const now = context.now()
  const id = uuid()
  await context.db.write({ clientId }, async (transaction) => {
    await lockSubject(transaction, access, subject)
    await checkDueDate(transaction, { clientId, dueDate, now })
    const row = {
      client_id: clientId,
      id,
      task_id: taskId,
      location_id: locationId,
      principle,
      note,
      owner_id: ownerId,
      due_date: dueDate,
      created_by: userId,
      created_at: now,
      updated_at: now,
    }
    await transaction.run((tables) => tables.insert('task_actions').values(row))
    const change = { clientId, action: 'CREATE', entity: 'task_actions', recordId: id } as const
    await audit(transaction, context, { ...change, after: row })
    await tellNewOwner(transaction, context, row)
  })
  return id
}

export async function updateTaskAction(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateTaskActionArgs,
): Promise<string> {
  const { ownerId: chosen, dueDate, principle, note } = parseInput(taskActionSchema, input)
  await checkChangedOwner(context, id, chosen)
  const target = { id, expectedUpdatedAt }
  return changeRecord(context, 'task_actions', target, async (transaction, action) => {
    const now = context.now()
    const { client_id: clientId, due_date, owner_id } = action
    const ownerId = chosen === NIL_UUID ? owner_id : chosen
    // Otherwise the principle that improved could be chosen afterwards.
    if (action.done_at && principle !== action.principle)
      throw badInput('principle', message('taskActionPrincipleDone'))
    if (dueDate !== due_date) await checkDueDate(transaction, { clientId, dueDate, now })
    await saveChangedColumns(transaction, context, {
      entity: 'task_actions',
      record: action,
      set: {
        principle,
        note,
        owner_id: ownerId,
        due_date: dueDate,
        // Another day or owner is another reason to tell.
        ...((dueDate !== due_date || ownerId !== owner_id) && { overdue_told_at: null }),
      },
    })
    if (ownerId !== null && ownerId !== owner_id)
      await tellNewOwner(transaction, context, { ...action, owner_id: ownerId })
  })
}

/** An owner who may not own it any more can stay, as can one whom the caller does not see. */
async function checkChangedOwner(
  context: RequestContext,
  id: string,
  ownerId: string,
): Promise<void> {
  const access = await accessToRecord(context, 'task_actions', id)
  const [action] = await readTaskActions(context.db, {
    access,
    where: {},
    now: context.now(),
    id,
    list: { skip: 0, take: 1 },
  })
  if (!action) throw notFound()
  const { task, location, owner_id } = action
  if (ownerId === owner_id) return
  if (ownerId === NIL_UUID && owner_id !== null) {
    const hidden = await readHiddenIds(context.db, access, [owner_id], ['users'])
    if (hidden.has(owner_id)) return
  }
  const subject = task ? { taskId: task.id } : { locationId: location?.id ?? '' }
  await checkOwner(context, access, { subject, ownerId })
  if (ownerId !== access.userId) await limitMailing(context, 'actions')
}

/** Tells nobody who takes it over themselves. */
async function tellNewOwner(
  transaction: Transaction,
  context: RequestContext,
  {
    client_id: clientId,
    id: subjectId,
    owner_id,
  }: { client_id: string; id: string; owner_id: string },
): Promise<void> {
  if (owner_id === requireSession(context).userId) return
  const at = context.now()
  await notify(transaction, {
    clientId,
    kind: 'TASK_ACTION_GIVEN',
    subjectId,
    cause: at.toISOString(),
    people: [owner_id],
    at,
    mail: { kind: 'mail.taskAction' },
  })
}

export const finishTaskAction = (
  context: RequestContext,
  { id }: { id: string },
): Promise<string> =>
  changeRecord(context, 'task_actions', { id }, async (transaction, action) => {
    if (action.done_at) throw badInput('id', message('taskActionDone'))
    await saveChangedColumns(transaction, context, {
      entity: 'task_actions',
      record: action,
      set: { done_at: context.now(), done_by: requireSession(context).userId },
    })
  })

export const reopenTaskAction = (
  context: RequestContext,
  { id }: { id: string },
): Promise<string> =>
  changeRecord(context, 'task_actions', { id }, async (transaction, action) => {
    if (!action.done_at) throw badInput('id', message('taskActionNotDone'))
    const { owner_id } = action
    const isOwned = owner_id !== null && (await isLivePerson(transaction, owner_id))
    await saveChangedColumns(transaction, context, {
      entity: 'task_actions',
      record: action,
      set: {
        done_at: null,
        done_by: null,
        owner_id: isOwned ? owner_id : null,
        ...(!isOwned && { overdue_told_at: null }),
      },
    })
  })

export const deleteTaskAction = (
  context: RequestContext,
  { id }: { id: string },
): Promise<string> =>
  changeRecord(context, 'task_actions', { id }, async (transaction, action) => {
    if (!mayDeleteTaskAction(requireSession(context), action))
      throw forbidden(message('taskActionOfOthers'))
    const deleted_at = context.now()
    await transaction.run((tables) =>
      tables.update('task_actions').set({ deleted_at }).where('id', '=', action.id),
    )
    const { client_id: clientId, id: recordId } = action
    const change = { clientId, action: 'DELETE', entity: 'task_actions', recordId } as const
    await audit(transaction, context, { ...change, after: { deleted_at } })
  })

/** NOT_FOUND for the id of no task or location, and outside the caller's access. */
export async function findSubject(
  context: RequestContext,
  { taskId, locationId }: { taskId?: string | null; locationId?: string | null },
): Promise<{ access: Access; subject: ActionSubject }> {
  const [table, id] = taskId ? (['tasks', taskId] as const) : (['locations', locationId] as const)
  if (!id) throw badInput('taskId', message('taskActionSubjectRequired'))
  const access = await accessToRecord(context, table, id)
  const [found] = await context.db.sql<{ id: string }>(
    access,
    (tenantFilter) => sql`select record.id from ${sql.table(table)} record
        where ${tenantFilter('record')} and record.id = ${id} and ${visibleRecord(table, access, 'record', tenantFilter)}`,
  )
  if (!found) throw notFound()
  return { access, subject: taskId ? { taskId } : { locationId: id } }
}

/** NOT_FOUND for a deleted one, and outside the caller's access. */
const lockSubject = (
  transaction: Transaction,
  access: Access,
  subject: ActionSubject,
): Promise<unknown> =>
  'taskId' in subject
    ? lockRecord(transaction, access, 'tasks', { id: subject.taskId })
    : lockRecord(transaction, access, 'locations', { id: subject.locationId })

async function checkOwner(
  { db }: RequestContext,
  access: Access,
  { subject, ownerId }: { subject: ActionSubject; ownerId: string },
): Promise<void> {
  const owners = isUuid(ownerId)
    ? await readOwners(db, access, { subject, id: ownerId, take: 1 })
    : []
  if (owners.length === 0) throw badInput('ownerId', message('taskActionOwnerUnknown'))
}
