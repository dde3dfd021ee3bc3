/** The current client: the user's own, or the one that the provider selected. */
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { graphql } from '#api/graphql.ts'
import { localDayOf } from '#domain/dates.ts'
import { request } from '../data/request.ts'
import { serverClock } from '../data/serverClock.ts'
import { type Me, meQuery, type OwnClient } from './currentUser.ts'
import { answerOrCached } from './accountCache.ts'
import { CLIENT_FIELDS } from './meDocument.ts'
import { sessionQueryClient } from './sessionQueryClient.ts'

/** Returns its settings, colour and logo. Only inside the client gate. */
export function useCurrentClient(): CurrentClient {
  const client = useContext(CurrentClientContext)
  if (!client) throw new Error('useCurrentClient belongs inside the client gate.')
  return client
}

export const CurrentClientContext = createContext<CurrentClient | null>(null)

/** `deleted_at`: only the provider can look at a disabled client; other users' own client is never deleted. */
export type CurrentClient = OwnClient & { deleted_at: string | null }

/** `me` contains the user's own client; others are requested. */
export const currentClientQuery = (me: Me, clientId: string) =>
  queryOptions({
    queryKey: ['currentClient', clientId],
    initialData: clientId === me.client_id ? ownClient(me) : undefined,
    queryFn: async ({ client, queryKey }): Promise<CurrentClient> => {
      if (clientId === me.client_id)
        return ownClient(await sessionQueryClient.ensureQueryData(meQuery))
      return answerOrCached(`client.${clientId}`, {
        current: client.getQueryData<CurrentClient>(queryKey),
        load: async () => (await request(CURRENT_CLIENT, { id: clientId })).getClientById,
        onAnswer: (answer) => void client.setQueryData(queryKey, answer),
      })
    },
  })

const ownClient = ({ client }: Me): CurrentClient => ({ ...client, deleted_at: null })

const CURRENT_CLIENT = graphql(`query CurrentClient($id: ID!) {
  getClientById(id: $id) { ${CLIENT_FIELDS} deleted_at }
}`)

/** Returns the server's current day in a time zone, the current client's by default; rerenders when it changes. */
export function useToday(ownTimeZone?: string): string {
  const { time_zone } = useCurrentClient()
  const timeZone = ownTimeZone ?? time_zone
  return useSyncExternalStore(subscribeToClock, () => localDayOf(serverClock.now(), timeZone))
}

/** Timers stop while a computer sleeps, so window focus triggers a tick as well. */
function subscribeToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS)
  window.addEventListener('focus', onTick)
  const unsubscribe = serverClock.subscribe(onTick)
  return () => {
    unsubscribe()
    clearInterval(timer)
    window.removeEventListener('focus', onTick)
  }
}

const MINUTE_MS = 60_000
