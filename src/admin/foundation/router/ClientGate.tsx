/**
 * Runs before the app: loads the current user, determines the current client, and redirects when the URL names the
 * wrong client.
 */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { canAccessAllClients } from '#domain/roles.ts'
import {
  type CurrentClient,
  CurrentClientContext,
  currentClientQuery,
} from '../auth/currentClient.ts'
import { type Me, MeContext, meQuery } from '../auth/currentUser.ts'
import { sessionQueryClient } from '../auth/sessionQueryClient.ts'
import { graphqlErrorOf } from '../data/graphqlError.ts'
import { addressCodec } from './addressCodec.ts'
import { publicRedirect } from './publicRedirect.ts'
import { CurrentClientIdContext } from './publicRouterProvider.tsx'

export function ClientGate({ children, loading, failed }: Props) {
  const me = useQuery(meQuery, sessionQueryClient)
  if (me.data) {
    return (
      <MeContext.Provider value={me.data}>
        <ClientLoader me={me.data} loading={loading} failed={failed}>
          {children}
        </ClientLoader>
      </MeContext.Provider>
    )
  }
  return me.isError ? failed(me.error, () => void me.refetch()) : loading
}

interface Props {
  children: (client: CurrentClient, me: Me) => ReactNode
  loading: ReactNode
  failed: (error: Error, retry: () => void) => ReactNode
}

function ClientLoader({ me, children, loading, failed }: Props & { me: Me }) {
  const location = useLocation()
  const requestedClientId = addressCodec.clientIdOf(location)
  const clientId = (canAccessAllClients(me.type) && requestedClientId) || me.client_id
  const client = useQuery(currentClientQuery(me, clientId), sessionQueryClient)
  if (client.isError && graphqlErrorOf(client.error).code === 'NOT_FOUND')
    return <Navigate to={publicRedirect.toOwnClient(location, me)} replace />
  if (!client.data)
    return client.isError ? failed(client.error, () => void client.refetch()) : loading
  const redirectTo = publicRedirect.find(location, me, client.data)
  if (redirectTo) return <Navigate to={redirectTo} replace />
  return (
    <CurrentClientIdContext.Provider value={clientId}>
      <CurrentClientContext.Provider value={client.data}>
        {children(client.data, me)}
      </CurrentClientContext.Provider>
    </CurrentClientIdContext.Provider>
  )
}
