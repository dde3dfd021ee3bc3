/** Calls about actions on tasks and places. */
import type { Actor, Answer } from '#test/support/api.ts'

export const TASK_ACTION = `id task { id name } location { id name } principle note owner { id } due_date is_overdue
  done_at done_by { id } created_by { id } may_delete updated_at deleted_at effect { days conclusion difference_low difference_high
    before { observations people incorrect share interval_low interval_high }
    after { observations people incorrect share interval_low interval_high } }`

export const create = (who: Actor, input: object): Promise<Answer> =>
  who.gql(
    `mutation ($input: NewTaskActionInput!) { createTaskAction(input: $input) { ${TASK_ACTION} } }`,
    { input: { principle: 'INSIDE_BASE', note: 'A lift table', dueDate: '2030-01-31', ...input } },
  )

export const change = (
  who: Actor,
  operation: 'finishTaskAction' | 'reopenTaskAction' | 'deleteTaskAction',
  id: string,
): Promise<Answer> =>
  who.gql(`mutation ($id: ID!) { action: ${operation}(id: $id) { ${TASK_ACTION} } }`, { id })

export const list = (who: Actor, variables: object = {}): Promise<Answer> =>
  who.gql(
    `query ($clientId: ID, $where: TaskActionWhere) {
      taskActions(clientId: $clientId, where: $where) { ${TASK_ACTION} }
      totalTaskActions(clientId: $clientId, where: $where) }`,
    variables,
  )

export const owners = (who: Actor, of: object): Promise<Answer> =>
  who.gql(
    `query ($taskId: ID, $locationId: ID, $search: String) {
      taskActionOwners(taskId: $taskId, locationId: $locationId, search: $search) { id } }`,
    of,
  )
