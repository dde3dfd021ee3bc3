/** createTask and updateTask. */
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { MutationCreateTaskArgs, MutationUpdateTaskArgs } from '#api/generated/contract.ts'
import { badInput, duplicate } from '#domain/errors.ts'
import { valuesToRecordFields } from '#domain/forms/fieldPairs.ts'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import { nameKey } from '#domain/normalForm.ts'
import {
  applyManualCheckRule,
  NEW_TASK,
  overridesPrinciples,
  TASK_FIELDS,
  taskSchema,
  type TaskValues,
} from '#domain/tasks/taskForm.ts'
import { auditSave, readStored } from '../../context/records/auditedSave.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import {
  visibleDepartment,
  visibleLocation,
  visiblePerson,
  visibleTask,
} from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { TasksTable } from '../../platform/db/tables.ts'
import {
  gbsVideoExists,
  isTaskNameTaken,
  readAiEnabled,
  readTaskValues,
} from './taskValuesQueries.ts'

/** Returns the new task's id. */
export async function createTask(
  context: RequestContext,
  { input }: MutationCreateTaskArgs,
): Promise<string> {
  const changes = parseInput(taskSchema, input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  await context.db.write({ clientId }, async (transaction) => {
    const values = await validateTask(transaction, clientId, {
      id,
      before: null,
      current: NEW_TASK,
      changes,
    })
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

/** Returns the task's id. */
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
    const values = await validateTask(transaction, clientId, {
      id: record.id,
      before: record.name,
      current,
      changes,
    })
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

/** Without the name, which only a new task must have. */
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

/** The form's values merged over the stored task's, by the domain's rules. */
interface TaskChange {
  id: string
  /** The stored name; null: the task is new. */
  before: string | null
  current: TaskValues
  changes: z.output<typeof taskSchema>
}

async function validateTask(
  transaction: Transaction,
  clientId: string,
  { id, before, current, changes }: TaskChange,
): Promise<TaskValues> {
  const definedChanges = Object.entries(changes).filter(([, value]) => value !== undefined)
  const values: TaskValues = { ...current, ...Object.fromEntries(definedChanges) }
  parseInput(taskSchema, values)
  const aiEnabled = await readAiEnabled(transaction, clientId)
  const isRenamed = before === null || nameKey(values.name) !== nameKey(before)
  if (isRenamed && (await isTaskNameTaken(transaction, { id, name: values.name })))
    throw duplicate(MESSAGES.nameTaken, 'name')
  const locations = applyFullAccessRule({
    full:
      changes.taskHasFullLocationAccess ??
      (!changes.locationIds && current.taskHasFullLocationAccess),
    ids: values.locationIds,
  })
  const departments = applyFullAccessRule({
    full:
      changes.taskHasFullDepartmentAccess ??
      (!changes.departmentIds && current.taskHasFullDepartmentAccess),
    ids: values.departmentIds,
  })
  return {
    ...applyManualCheckRule(values, aiEnabled),
    locationIds: locations.ids,
    taskHasFullLocationAccess: locations.full,
    departmentIds: departments.ids,
    taskHasFullDepartmentAccess: departments.full,
    gbsVideoId: await resolveGbsVideo(transaction, values.gbsVideoId, current.gbsVideoId),
  }
}

/** Returns null when the video that the task showed has been deleted. */
async function resolveGbsVideo(
  transaction: Transaction,
  videoId: string | null,
  before: string | null,
): Promise<string | null> {
  if (videoId === null || (await gbsVideoExists(transaction, videoId))) return videoId
  if (videoId === before) return null
  throw badInput('gbsVideoId', MESSAGES.choiceUnknown)
}
