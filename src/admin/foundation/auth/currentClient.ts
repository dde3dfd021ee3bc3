/** The client on the screen: one's own, or the one that the provider has chosen. */
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { graphql } from '#api/graphql.ts'
import { localDayOf } from '#domain/dates.ts'
import { request } from '../data/request.ts'
import { type Me, meQuery, type OwnClient } from './currentUser.ts'
import { CLIENT_FIELDS } from './meDocument.ts'
import { sessionQueryClient } from './sessionQueryClient.ts'

/** Its settings, colour and logo. Inside the client gate only. */
export function useCurrentClient(): CurrentClient {
  const client = useContext(CurrentClientContext)
  if (!client) throw new Error('useCurrentClient belongs inside the client gate.')
  return client
}

export const CurrentClientContext = createContext<CurrentClient | null>(null)

/** `deleted_at`: the provider looks at a disabled client; everybody else's own is never deleted. */
export type CurrentClient = OwnClient & { deleted_at: string | null }

/** One's own client came with `me`; another is asked for. */
export const currentClientQuery = (me: Me, clientId: string) =>
  queryOptions({
    queryKey: ['currentClient', clientId],
    initialData: clientId === me.client_id ? ownClient(me) : undefined,
    queryFn: async ({ signal }): Promise<CurrentClient> => {
      if (clientId === me.client_id)
        return ownClient(await sessionQueryClient.ensureQueryData(meQuery))
      const variables = { id: clientId }
      return (await request(CURRENT_CLIENT, variables, { signal })).getClientById
    },
  })

const ownClient = ({ client }: Me): CurrentClient => ({ ...client, deleted_at: null })

const CURRENT_CLIENT = graphql(`query CurrentClient($id: ID!) {
  getClientById(id: $id) { ${CLIENT_FIELDS} deleted_at }
}`)

/** Returns today's day in the time zone of the current client; rerenders when it changes. */
export function useToday(): string {
  const { time_zone: timeZone } = useCurrentClient()
  return useSyncExternalStore(subscribeToClock, () => localDayOf(new Date(), timeZone))
}

/** Timers stop while a computer sleeps, so the window's focus counts as well. */
function subscribeToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS)
  window.addEventListener('focus', onTick)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', onTick)
  }
}

const MINUTE_MS = 60_000
