/** Observations of today by and of the signed-in person; the last answer is kept on the device. */
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecordedTodayQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { deviceStore } from '../../foundation/device/deviceStore.ts'

/** Observations of one day at the person's own client, newest first. */
export interface RecordedToday {
  /** YYYY-MM-DD in the client's time zone. */
  day: string
  /** ISO instant. */
  loadedAt: string
  rows: RecordedObservation[]
  /** True if the server has more than it lists. */
  hasMore: boolean
}

export type RecordedObservation = RecordedTodayQuery['made'][number]

/** Starts with what the device has of the day, as old as it is, until the server answers. */
export function useRecordedToday(
  userId: string,
  clientId: string,
  day: string,
): UseQueryResult<RecordedToday> {
  const queryClient = useQueryClient()
  const query = recordedTodayQuery(userId, clientId, day)
  useEffect(() => {
    const { queryKey } = recordedTodayQuery(userId, clientId, day)
    const showStored = async () => {
      const stored = await lastLoaded(clientId, day)
      if (stored && queryClient.getQueryData(queryKey) === undefined)
        queryClient.setQueryData(queryKey, stored, { updatedAt: Date.parse(stored.loadedAt) })
    }
    void showStored()
  }, [queryClient, userId, clientId, day])
  return useQuery(query)
}

const recordedTodayQuery = (userId: string, clientId: string, day: string) =>
  queryOptions({
    // Sent and changed observations invalidate all that begins with the resource.
    queryKey: ['allobservations', 'recordedToday', userId, clientId, day],
    queryFn: ({ signal }) => load(userId, clientId, day, signal),
  })

async function load(
  userId: string,
  clientId: string,
  day: string,
  signal: AbortSignal,
): Promise<RecordedToday> {
  const variables = { userId: [userId], clientId, day, take: TAKE }
  const { made, about } = await request(RECORDED_TODAY, variables, { signal })
  const byId = new Map([...made, ...about].map((row) => [row.id, row]))
  const rows = [...byId.values()].toSorted((one, other) => other.date.localeCompare(one.date))
  const loaded = {
    day,
    loadedAt: new Date().toISOString(),
    rows,
    hasMore: made.length === TAKE || about.length === TAKE,
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

const RECORDED_TODAY = graphql(`query RecordedToday(
  $userId: [ID!]!, $clientId: ID!, $day: Date!, $take: Int!
) {
  made: allObservations(
    filter: { observers: $userId, dateFrom: $day, dateTo: $day, take: $take },
    input: { clientId: $clientId }
  ) {
    ...recorded
  }
  about: allObservations(
    filter: { observees: $userId, dateFrom: $day, dateTo: $day, take: $take },
    input: { clientId: $clientId }
  ) {
    ...recorded
  }
}
fragment recorded on Observation {
  id client_id date technique task { id name } location { id name } department { id name }
  user { ${PERSON} } observee { ${PERSON} } unlinked_observee_name unlinked_observee_employee_id
}`)
