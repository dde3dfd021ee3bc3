/** createTask and updateTask. */
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { MutationCreateTaskArgs, MutationUpdateTaskArgs } from '#api/generated/contract.ts'
import { RESOURCES } from '#api/resources.ts'
import { badInput, duplicate } from '#domain/errors.ts'
import { type RecordNamed, toInputNames, toRecordNames } from '#domain/forms/inputNames.ts'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { message } from '#domain/messages.ts'
import { nameKey } from '#domain/normalForm.ts'
import {
  applyManualCheckRule,
  NEW_TASK,
  overridesPrinciples,
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
  const changes = toRecordNames(INPUT_NAMES, parseInput(taskSchema, input))
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
  const changes = toRecordNames(INPUT_NAMES, parseInput(taskSchema, input))
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
  const { name: _name, locations: _l, departments: _d, users: _u, gbs_video, ...columns } = values
  const task_principles_override = overridesPrinciples(values.task_principles)
  return { ...columns, gbs_video_id: gbs_video, task_principles_override }
}

async function replaceTaskLinks(
  transaction: Transaction,
  access: Access,
  id: string,
  { locations, departments, users }: TaskValues,
): Promise<void> {
  await replaceLinks(transaction, {
    table: 'task_locations',
    id,
    targetIds: locations,
    isVisible: (alias) => visibleLocation(access, alias),
    field: 'locationIds',
  })
  await replaceLinks(transaction, {
    table: 'task_departments',
    id,
    targetIds: departments,
    isVisible: (alias, tenantFilter) => visibleDepartment(access, alias, tenantFilter),
    field: 'departmentIds',
  })
  await replaceLinks(transaction, {
    table: 'task_users',
    id,
    targetIds: users,
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
  changes: RecordNamed<typeof INPUT_NAMES, z.output<typeof taskSchema>>
}

const INPUT_NAMES = RESOURCES.tasks.inputNames

async function validateTask(
  transaction: Transaction,
  clientId: string,
  { id, before, current, changes }: TaskChange,
): Promise<TaskValues> {
  const values: TaskValues = { ...current, ...changes }
  parseInput(taskSchema, toInputNames(INPUT_NAMES, values))
  const aiEnabled = await readAiEnabled(transaction, clientId)
  const isRenamed = before === null || nameKey(values.name) !== nameKey(before)
  if (isRenamed && (await isTaskNameTaken(transaction, { id, name: values.name })))
    throw duplicate(message('nameTaken'), 'name')
  const locations = applyFullAccessRule({
    full:
      changes.task_has_full_location_access ??
      (!changes.locations && current.task_has_full_location_access),
    ids: values.locations,
  })
  const departments = applyFullAccessRule({
    full:
      changes.task_has_full_department_access ??
      (!changes.departments && current.task_has_full_department_access),
    ids: values.departments,
  })
  return {
    ...applyManualCheckRule(values, aiEnabled),
    locations: locations.ids,
    task_has_full_location_access: locations.full,
    departments: departments.ids,
    task_has_full_department_access: departments.full,
    gbs_video: await resolveGbsVideo(transaction, values.gbs_video, current.gbs_video),
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
  throw badInput('gbsVideoId', message('choiceUnknown'))
}
