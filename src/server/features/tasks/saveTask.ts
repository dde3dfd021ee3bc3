/** createTask and updateTask. */
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
import { createRecord, saveRecord } from '../../context/records/changeRecord.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { type Access } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RowChange } from '../../platform/db/tables.ts'
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
  return createRecord(context, 'tasks', input.clientId, async (transaction, access, id) => {
    const { clientId } = access
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
  })
}

/** Returns the task's id. */
export async function updateTask(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateTaskArgs,
): Promise<string> {
  const changes = toRecordNames(INPUT_NAMES, parseInput(taskSchema, input))
  const target = { id, expectedUpdatedAt }
  return saveRecord(context, 'tasks', target, async (transaction, record, access) => {
    const current = await readTaskValues(transaction, record)
    const values = await validateTask(transaction, record.client_id, {
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
  })
}

/** Without the name, which only a new task must have. */
function columnsOf(values: TaskValues): RowChange<'tasks'> {
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
  await replaceLinks(transaction, access, {
    table: 'task_locations',
    id,
    targetIds: locations,
    field: 'locationIds',
  })
  await replaceLinks(transaction, access, {
    table: 'task_departments',
    id,
    targetIds: departments,
    field: 'departmentIds',
  })
  await replaceLinks(transaction, access, {
    table: 'task_users',
    id,
    targetIds: users,
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
