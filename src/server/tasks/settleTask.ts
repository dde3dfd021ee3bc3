/** A task as it is to be stored: what the form gives over what was there, by the rules of spec 4 and 5. */
import type { z } from 'zod'
import { badInput } from '#domain/errors.ts'
import { withFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import { withManualCheckRule } from '#domain/tasks/taskDependencies.ts'
import { taskSchema, type TaskValues } from '#domain/tasks/taskForm.ts'
import type { Transaction } from '../db/database.ts'
import { checked } from '../list/checked.ts'
import { isLiveVideo, readAiEnabled } from './taskValuesQueries.ts'

export interface GivenTask {
  before: TaskValues
  given: z.output<typeof taskSchema>
}

export async function settleTask(
  transaction: Transaction,
  clientId: string,
  { before, given }: GivenTask,
): Promise<TaskValues> {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined)
  const values: TaskValues = { ...before, ...Object.fromEntries(changes) }
  checked(taskSchema, values)
  const locations = withFullAccessRule({
    full:
      given.taskHasFullLocationAccess ?? (!given.locationIds && before.taskHasFullLocationAccess),
    ids: values.locationIds,
  })
  const departments = withFullAccessRule({
    full:
      given.taskHasFullDepartmentAccess ??
      (!given.departmentIds && before.taskHasFullDepartmentAccess),
    ids: values.departmentIds,
  })
  return {
    ...withManualCheckRule(values, await readAiEnabled(transaction, clientId)),
    locationIds: locations.ids,
    taskHasFullLocationAccess: locations.full,
    departmentIds: departments.ids,
    taskHasFullDepartmentAccess: departments.full,
    gbsVideoId: await videoOf(transaction, values.gbsVideoId, before.gbsVideoId),
  }
}

/** The one that was kept may be deleted by now: then there is none. */
async function videoOf(
  transaction: Transaction,
  wanted: string | null,
  before: string | null,
): Promise<string | null> {
  if (wanted === null || (await isLiveVideo(transaction, wanted))) return wanted
  if (wanted === before) return null
  throw badInput('gbsVideoId', MESSAGES.choiceUnknown)
}
