/** A task as it is to be stored: what the form gives over what was there, by the rules of spec 4 and 5. */
import type { z } from 'zod'
import { badInput } from '#domain/errors.ts'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import { applyManualCheckRule } from '#domain/tasks/taskDependencies.ts'
import { taskSchema, type TaskValues } from '#domain/tasks/taskForm.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { parseInput } from '../../context/request/checked.ts'
import { gbsVideoExists, readAiEnabled } from './taskValuesQueries.ts'

export interface TaskChange {
  current: TaskValues
  changes: z.output<typeof taskSchema>
}

export async function validateTask(
  transaction: Transaction,
  clientId: string,
  { current, changes }: TaskChange,
): Promise<TaskValues> {
  const definedChanges = Object.entries(changes).filter(([, value]) => value !== undefined)
  const values: TaskValues = { ...current, ...Object.fromEntries(definedChanges) }
  parseInput(taskSchema, values)
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
    ...applyManualCheckRule(values, await readAiEnabled(transaction, clientId)),
    locationIds: locations.ids,
    taskHasFullLocationAccess: locations.full,
    departmentIds: departments.ids,
    taskHasFullDepartmentAccess: departments.full,
    gbsVideoId: await resolveGbsVideo(transaction, values.gbsVideoId, current.gbsVideoId),
  }
}

/** The one that was kept may be deleted by now: then there is none. */
async function resolveGbsVideo(
  transaction: Transaction,
  wanted: string | null,
  before: string | null,
): Promise<string | null> {
  if (wanted === null || (await gbsVideoExists(transaction, wanted))) return wanted
  if (wanted === before) return null
  throw badInput('gbsVideoId', MESSAGES.choiceUnknown)
}
