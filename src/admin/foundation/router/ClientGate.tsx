/**
 * Before the app: asks who is signed in, settles which client is on the screen, and puts right an address that names
 * the wrong one (spec 2, clientId; spec 4, deleted clients).
 */
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { canAccessAllClients } from '#domain/roles.ts'
import { CurrentClientContext, currentClientQuery } from '../auth/currentClient.ts'
import type { CurrentClient } from '../auth/currentClient.ts'
import { meQuery } from '../auth/me.ts'
import type { Me } from '../auth/me.ts'
import { sessionQueryClient } from '../auth/sessionClient.ts'
import { MeContext } from '../auth/useMe.ts'
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
  if (client.isError) {
    return graphqlErrorOf(client.error).code === 'NOT_FOUND' ? (
      <Navigate to={publicRedirect.toOwnClient(location, me)} replace />
    ) : (
      failed(client.error, () => void client.refetch())
    )
  }
  if (!client.data) return loading
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
