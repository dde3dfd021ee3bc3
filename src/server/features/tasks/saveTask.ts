/** createTask and updateTask (spec 3, 4 and 7; decided: pull/tilt/take, concurrent edits). */
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MutationCreateTaskArgs, MutationUpdateTaskArgs } from '#api/generated/contract.ts'
import { valuesToRecordFields } from '#domain/forms/fieldPairs.ts'
import { overridesPrinciples } from '#domain/tasks/taskDependencies.ts'
import { NEW_TASK, TASK_FIELDS, taskSchema, type TaskValues } from '#domain/tasks/taskForm.ts'
import type { Access } from '../../context/visibility/access.ts'
import { accessForCreate } from '../../context/visibility/accessForNew.ts'
import { accessToRecord } from '../../context/visibility/accessToRecord.ts'
import { visiblePerson } from '../../context/visibility/personAccess.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import { visibleTask } from '../../context/visibility/taskAccess.ts'
import { readStored, auditSave } from '../../context/records/recordSaved.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { TasksTable } from '../../platform/db/tables.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { parseInput } from '../../context/request/checked.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { validateTask } from './settleTask.ts'
import { readTaskValues } from './taskValuesQueries.ts'

/** Answers the new task's id. */
export async function createTask(
  context: RequestContext,
  { input }: MutationCreateTaskArgs,
): Promise<string> {
  const changes = parseInput(taskSchema, input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  await context.db.write({ clientId }, async (transaction) => {
    const values = await validateTask(transaction, clientId, { current: NEW_TASK, changes })
    await transaction.run((tables) =>
      tables
        .insert('tasks')
        .values({ ...columnsOf(values), client_id: clientId, id, name: values.name }),
    )
    await replaceTaskLinks(transaction, access, id, values)
    await auditSave(transaction, context, { entity: 'tasks', id, before: null })
  })
  return id
}

/** Answers the task's id. */
export async function updateTask(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateTaskArgs,
): Promise<string> {
  const changes = parseInput(taskSchema, input)
  const access = await accessToRecord(context, 'tasks', id)
  const { clientId } = access
  await context.db.write({ clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'tasks', {
      id,
      expectedUpdatedAt,
      isVisible: (alias, tenantFilter) => visibleTask(access, alias, tenantFilter),
    })
    const before = await readStored(transaction, 'tasks', record.id)
    const current = await readTaskValues(transaction, record)
    const values = await validateTask(transaction, clientId, { current: current, changes })
    await transaction.run((tables) =>
      tables
        .update('tasks')
        .set({ ...columnsOf(values), name: values.name, updated_at: context.now() })
        .where('id', '=', record.id),
    )
    await replaceTaskLinks(transaction, access, record.id, values)
    await auditSave(transaction, context, { entity: 'tasks', id: record.id, before })
  })
  return id
}

/** Without the name, which a new task must have. */
function columnsOf(values: TaskValues): Updateable<TasksTable> {
  const fields = valuesToRecordFields(TASK_FIELDS, values)
  const { name: _name, locations: _l, departments: _d, users: _u, ...columns } = fields
  const task_principles_override = overridesPrinciples(values.taskPrinciples)
  return { ...columns, task_principles_override } as Updateable<TasksTable>
}

async function replaceTaskLinks(
  transaction: Transaction,
  access: Access,
  id: string,
  { locationIds, departmentIds, userIds }: TaskValues,
): Promise<void> {
  await replaceLinks(transaction, {
    table: 'task_locations',
    id,
    targetIds: locationIds,
    isVisible: (alias) => visibleLocation(access, alias),
    field: 'locationIds',
  })
  await replaceLinks(transaction, {
    table: 'task_departments',
    id,
    targetIds: departmentIds,
    isVisible: (alias, tenantFilter) => visibleDepartment(access, alias, tenantFilter),
    field: 'departmentIds',
  })
  await replaceLinks(transaction, {
    table: 'task_users',
    id,
    targetIds: userIds,
    isVisible: (alias, tenantFilter) => visiblePerson(access, alias, tenantFilter),
    field: 'userIds',
  })
}
