/** What the signed-in person recorded today, and what was recorded of them; the last answer is kept on the device. */
import { queryOptions } from '@tanstack/react-query'
import type { RecordedTodayQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { isOutage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { deviceStore } from '../../foundation/device/deviceStore.ts'

/** Observations of one day at the person's own client, newest first. */
export interface RecordedToday {
  /** YYYY-MM-DD in the client's time zone. */
  day: string
  /** ISO instant. */
  loadedAt: string
  rows: RecordedObservation[]
  /** Whether the server has more than it lists. */
  hasMore: boolean
  /** Whether the server did not answer, so that these rows are the last ones kept on the device. */
  isStale: boolean
}

export type RecordedObservation = RecordedTodayQuery['made'][number]

export const recordedTodayQuery = (userId: string, clientId: string, day: string) =>
  queryOptions({
    // Sent and changed observations invalidate all that begins with the resource.
    queryKey: ['allobservations', 'recordedToday', userId, clientId, day],
    queryFn: async ({ signal }): Promise<RecordedToday> => {
      try {
        return await load(userId, clientId, day, signal)
      } catch (error) {
        const stored = isOutage(error) ? await lastLoaded(clientId, day) : null
        if (!stored) throw error
        return { ...stored, isStale: true }
      }
    },
    networkMode: 'always',
    retry: false,
    refetchOnReconnect: 'always',
  })

async function load(userId: string, clientId: string, day: string, signal: AbortSignal) {
  const variables = { userId: [userId], clientId, day, take: TAKE }
  const { made, about } = await request(RECORDED_TODAY, variables, { signal })
  const byId = new Map([...made, ...about].map((row) => [row.id, row]))
  const rows = [...byId.values()].toSorted((one, other) => other.date.localeCompare(one.date))
  const loaded = {
    day,
    loadedAt: new Date().toISOString(),
    rows,
    hasMore: made.length === TAKE || about.length === TAKE,
    isStale: false,
  }
  // A browser without room or without IndexedDB shows the page all the same.
  await recent()
    .put(storeKey(clientId), loaded)
    .catch(() => undefined)
  return loaded
}

async function lastLoaded(clientId: string, day: string): Promise<RecordedToday | null> {
  const stored = await recent()
    .get(storeKey(clientId))
    .catch(() => null)
  return stored?.day === day ? stored : null
}

const recent = () => deviceStore<RecordedToday>('recent')

const storeKey = (clientId: string) => `today.${clientId}`

/** The most that the server lists at once. */
const TAKE = 100

const RECORDED_TODAY = graphql(`
  query RecordedToday($userId: [ID!]!, $clientId: ID!, $day: Date!, $take: Int!) {
    made: allObservations(
      filter: { observers: $userId, dateFrom: $day, dateTo: $day, take: $take }
      input: { clientId: $clientId }
    ) {
      ...recorded
    }
    about: allObservations(
      filter: { observees: $userId, dateFrom: $day, dateTo: $day, take: $take }
      input: { clientId: $clientId }
    ) {
      ...recorded
    }
  }
  fragment recorded on Observation {
    id
    client_id
    date
    technique
    task {
      id
      name
    }
    location {
      id
      name
    }
    department {
      id
      name
    }
    user {
      id
      firstname
      lastname
    }
    observee {
      id
      firstname
      lastname
    }
    unlinked_observee_name
    unlinked_observee_employee_id
  }
`)
