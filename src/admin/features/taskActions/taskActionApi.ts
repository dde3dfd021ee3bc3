/** Queries and changes of actions on tasks and places. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TaskActionInput, TaskActionWhere } from '#api/generated/contract.ts'
import type { TaskActionRowsQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'

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

const TASK_ACTIONS = graphql(`
  query TaskActionRows($clientId: ID, $where: TaskActionWhere, $take: Int) {
    rows: taskActions(clientId: $clientId, where: $where, take: $take) {
      id
      client_id
      task {
        id
        name
        deleted_at
      }
      location {
        id
        name
        deleted_at
      }
      principle
      note
      owner {
        id
        firstname
        lastname
      }
      due_date
      is_overdue
      done_at
      may_delete
      updated_at
      effect {
        days
        conclusion
        difference_low
        difference_high
        before {
          observations
          people
          incorrect
          share
          interval_low
          interval_high
        }
        after {
          observations
          people
          incorrect
          share
          interval_low
          interval_high
        }
      }
    }
    total: totalTaskActions(clientId: $clientId, where: $where)
  }
`)

/** Each change reads the lists again; a refused one, too, without waiting for it: they may be out of date. */
export function useTaskActionChanges() {
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: [KEY] })
  const changing = async (change: Promise<unknown>) => {
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
      return changing(request(CREATE, { input: { ...subject, ...input } }))
    },
    update: ({ id, updated_at }: TaskActionRow, input: TaskActionInput) =>
      changing(request(UPDATE, { id, input, read: updated_at })),
    finish: (id: string) => changing(request(FINISH, { id })),
    reopen: (id: string) => changing(request(REOPEN, { id })),
    remove: (id: string) => changing(request(DELETE, { id })),
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

const FINISH = graphql(`
  mutation FinishTaskAction($id: ID!) {
    finishTaskAction(id: $id) {
      id
    }
  }
`)

const REOPEN = graphql(`
  mutation ReopenTaskAction($id: ID!) {
    reopenTaskAction(id: $id) {
      id
    }
  }
`)

const DELETE = graphql(`
  mutation DeleteTaskAction($id: ID!) {
    deleteTaskAction(id: $id) {
      id
    }
  }
`)

export const OWNERS = graphql(`
  query TaskActionOwners($taskId: ID, $locationId: ID, $search: String, $take: Int) {
    rows: taskActionOwners(taskId: $taskId, locationId: $locationId, search: $search, take: $take) {
      id
      firstname
      lastname
      employee_id
    }
  }
`)
