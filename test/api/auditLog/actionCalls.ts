/** Prepares mutations of actions on tasks and places for the tests of their audit entries. */
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { type AuditScenario, type Prepare, preparedAs } from './deletionCalls.ts'

const action = async ({ db, of, admin }: AuditScenario, more: object = {}) => {
  const task = await buildTask(db, of)
  const given = { task_id: task.id, owner_id: admin.id, created_by: admin.id }
  return { id: (await buildTaskAction(db, { ...of, ...given, ...more })).id }
}
const PLAN = { principle: 'BIG_ENGINES', note: 'A lift table', dueDate: '2030-02-28' }

export const ACTION_CALLS: Readonly<Record<string, Prepare>> = {
  createTaskAction: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($input: NewTaskActionInput!) { createTaskAction(input: $input) { id } }',
      {
        input: { ...PLAN, taskId: (await buildTask(of.db, of.of)).id, ownerId: of.admin.id },
      },
    ),
  updateTaskAction: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!, $input: TaskActionInput!) { updateTaskAction(id: $id, input: $input) { id } }',
      { ...(await action(of)), input: { ...PLAN, ownerId: of.admin.id } },
    ),
  finishTaskAction: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { finishTaskAction(id: $id) { id } }',
      await action(of),
    ),
  reopenTaskAction: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { reopenTaskAction(id: $id) { id } }',
      await action(of, { done_at: new Date(), done_by: of.admin.id }),
    ),
  deleteTaskAction: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { deleteTaskAction(id: $id) { id } }',
      await action(of),
    ),
}
