/** createTaskAction, updateTaskAction, finishTaskAction, reopenTaskAction and deleteTaskAction. */
import type { Selectable } from 'kysely'
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
import { lockRecord } from '../../context/records/lockRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import { VISIBLE_RECORDS } from '../../context/visibility/recordVisibility.ts'
import {
  visibleLocation,
  visibleTask,
  visibleTaskAction,
} from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TaskActionsTable } from '../../platform/db/tables.ts'
import { isThere } from '../followUps/coaches.ts'
import { checkDueDate } from '../followUps/openFollowUp.ts'
import { notifyAboutAction } from './taskActionNotices.ts'
import { type ActedOn, readOwners, readTaskActions } from './taskActionQueries.ts'

/** Returns the new action's id. */
export async function createTaskAction(
  context: RequestContext,
  { input }: MutationCreateTaskActionArgs,
): Promise<string> {
  const { userId } = requireSession(context)
  const values = parseInput(newTaskActionSchema, input)
  const { taskId, locationId, principle, note, ownerId, dueDate } = values
  const { access, actedOn } = await findActedOn(context, { taskId, locationId })
  const { clientId } = access
  await accessForCreate(context, clientId)
  await checkOwner(context, access, { actedOn, ownerId })
  const now = context.now()
  const id = uuid()
  await context.db.write({ clientId }, async (transaction) => {
    await lockActedOn(transaction, access, actedOn)
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
): Promise<void> {
  const { ownerId, dueDate, principle, note } = parseInput(taskActionSchema, input)
  await checkChangedOwner(context, id, ownerId)
  await changeTaskAction(context, { id, expectedUpdatedAt }, async (transaction, action) => {
    const now = context.now()
    const { client_id: clientId, due_date, owner_id } = action
    // Whichever improved could be chosen afterwards.
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
    if (ownerId !== owner_id)
      await tellNewOwner(transaction, context, { ...action, owner_id: ownerId })
  })
}

/** An owner who may not own it any more can stay. */
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
  const actedOn = task ? { taskId: task.id } : { locationId: location?.id ?? '' }
  if (ownerId !== owner_id) await checkOwner(context, access, { actedOn, ownerId })
}

/** Who takes it over themselves knows. */
async function tellNewOwner(
  transaction: Transaction,
  context: RequestContext,
  action: { client_id: string; id: string; owner_id: string },
): Promise<void> {
  if (action.owner_id === requireSession(context).userId) return
  const at = context.now()
  const notice = { kind: 'TASK_ACTION_GIVEN', receiverId: action.owner_id, at } as const
  await notifyAboutAction(transaction, action, { ...notice, cause: at.toISOString() })
}

export const finishTaskAction = (context: RequestContext, id: string): Promise<void> =>
  changeTaskAction(context, { id }, async (transaction, action) => {
    if (action.done_at) throw badInput('id', message('taskActionDone'))
    await saveChangedColumns(transaction, context, {
      entity: 'task_actions',
      record: action,
      set: { done_at: context.now(), done_by: requireSession(context).userId },
    })
  })

export const reopenTaskAction = (context: RequestContext, id: string): Promise<void> =>
  changeTaskAction(context, { id }, async (transaction, action) => {
    if (!action.done_at) throw badInput('id', message('taskActionNotDone'))
    const { owner_id } = action
    const isOwned = owner_id !== null && (await isThere(transaction, owner_id))
    await saveChangedColumns(transaction, context, {
      entity: 'task_actions',
      record: action,
      set: { done_at: null, done_by: null, owner_id: isOwned ? owner_id : null },
    })
  })

export const deleteTaskAction = (context: RequestContext, id: string): Promise<void> =>
  changeTaskAction(context, { id }, async (transaction, action) => {
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

type StoredAction = Selectable<TaskActionsTable>

async function changeTaskAction(
  context: RequestContext,
  target: { id: string; expectedUpdatedAt?: Date | string | null | undefined },
  change: (transaction: Transaction, action: StoredAction) => Promise<void>,
): Promise<void> {
  const access = await accessToRecord(context, 'task_actions', target.id)
  const { clientId } = access
  await context.db.write({ clientId }, async (transaction) => {
    const action = await lockRecord(transaction, 'task_actions', {
      ...target,
      isVisible: (alias, tenantFilter) => visibleTaskAction(access, alias, tenantFilter),
    })
    await change(transaction, action)
  })
}

/** NOT_FOUND for the id of no task or location, and outside the caller's access. */
export async function findActedOn(
  context: RequestContext,
  { taskId, locationId }: { taskId?: string | null; locationId?: string | null },
): Promise<{ access: Access; actedOn: ActedOn }> {
  const [table, id] = taskId ? (['tasks', taskId] as const) : (['locations', locationId] as const)
  if (!id) throw badInput('taskId', message('taskActionSubjectRequired'))
  const access = await accessToRecord(context, table, id)
  const [found] = await context.db.read<{ id: string }>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select r.id from ${sql.table(table)} r
        where ${tenantFilter('r')} and r.id = ${id} and ${VISIBLE_RECORDS[table](access, 'r', tenantFilter)}`,
    ),
  )
  if (!found) throw notFound()
  return { access, actedOn: taskId ? { taskId } : { locationId: id } }
}

/** NOT_FOUND for a deleted one, and outside the caller's access. */
const lockActedOn = (
  transaction: Transaction,
  access: Access,
  actedOn: ActedOn,
): Promise<unknown> =>
  'taskId' in actedOn
    ? lockRecord(transaction, 'tasks', {
        id: actedOn.taskId,
        isVisible: (alias, tenantFilter) => visibleTask(access, alias, tenantFilter),
      })
    : lockRecord(transaction, 'locations', {
        id: actedOn.locationId,
        isVisible: (alias) => visibleLocation(access, alias),
      })

async function checkOwner(
  { db }: RequestContext,
  access: Access,
  { actedOn, ownerId }: { actedOn: ActedOn; ownerId: string },
): Promise<void> {
  const owners = isUuid(ownerId)
    ? await readOwners(db, access, { actedOn, id: ownerId, take: 1 })
    : []
  if (owners.length === 0) throw badInput('ownerId', message('taskActionOwnerUnknown'))
}
