/** Queries and changes of actions on tasks and places. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TaskActionInput, TaskActionWhere } from '#api/generated/contract.ts'
import type { TaskActionRowsQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { useReload } from '../../parts/notifications/useChange.ts'

/** The task or place and the principle that an action is for. */
export interface ActedOn {
  by: 'TASK' | 'LOCATION'
  record: { id: string; name: string }
  principle: TaskActionInput['principle']
}

const KEY = 'taskActions'

export function useTaskActions(clientId: string, where: TaskActionWhere, take: number) {
  const variables = { clientId, where, take }
  return useQuery({
    queryKey: [KEY, variables],
    queryFn: ({ signal }) => request(TASK_ACTIONS, variables, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type TaskActionRow = TaskActionRowsQuery['rows'][number]

const TASK_ACTIONS = graphql(`query TaskActionRows(
  $clientId: ID, $where: TaskActionWhere, $take: Int
) {
  rows: taskActions(clientId: $clientId, where: $where, take: $take) {
    id client_id task { id name deleted_at } location { id name deleted_at } principle note
    owner { ${PERSON} } due_date is_overdue done_at may_delete updated_at
    effect {
      days conclusion difference_low difference_high
      before { observations people incorrect share interval_low interval_high }
      after { observations people incorrect share interval_low interval_high }
    }
  }
  total: totalTaskActions(clientId: $clientId, where: $where)
}`)

/** Query keys of the lists, and of what stands out, which counts from the last finished one. */
export const TASK_ACTION_KEYS = [[KEY], ['allobservations', 'taskAnalysis']] as const

/** Saves what the form has. The lists are read again also after a refusal, as they may be out of date. */
export function useSaveTaskAction() {
  const reload = useReload(...TASK_ACTION_KEYS)
  const saving = async (change: Promise<unknown>) => {
    try {
      await change
    } catch (error) {
      void reload()
      throw error
    }
    await reload()
  }
  return {
    create: ({ by, record }: ActedOn, input: TaskActionInput) => {
      const subject = by === 'TASK' ? { taskId: record.id } : { locationId: record.id }
      return saving(request(CREATE, { input: { ...subject, ...input } }))
    },
    update: ({ id, updated_at }: TaskActionRow, input: TaskActionInput) =>
      saving(request(UPDATE, { id, input, read: updated_at })),
  }
}

const CREATE = graphql(`
  mutation CreateTaskAction($input: NewTaskActionInput!) {
    createTaskAction(input: $input) {
      id
    }
  }
`)

const UPDATE = graphql(`
  mutation UpdateTaskAction($id: ID!, $input: TaskActionInput!, $read: DateTime) {
    updateTaskAction(id: $id, input: $input, expectedUpdatedAt: $read) {
      id
    }
  }
`)

export const FINISH = graphql(`
  mutation FinishTaskAction($id: ID!) {
    action: finishTaskAction(id: $id) {
      id
    }
  }
`)

export const REOPEN = graphql(`
  mutation ReopenTaskAction($id: ID!) {
    action: reopenTaskAction(id: $id) {
      id
    }
  }
`)

export const DELETE = graphql(`
  mutation DeleteTaskAction($id: ID!) {
    action: deleteTaskAction(id: $id) {
      id
    }
  }
`)

export const OWNERS = graphql(`query TaskActionOwners(
  $taskId: ID, $locationId: ID, $search: String, $take: Int
) {
  rows: taskActionOwners(taskId: $taskId, locationId: $locationId, search: $search, take: $take) {
    ${PERSON} hint
  }
}`)
