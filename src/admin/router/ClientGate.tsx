/**
 * Before the app: asks who is signed in, settles which client is on the screen, and puts right an address that names
 * the wrong one (spec 2, clientId; spec 4, deleted clients).
 */
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { spansClients } from '#domain/roles.ts'
import { CurrentClientContext, currentClientQuery } from '../auth/currentClient.ts'
import type { CurrentClient } from '../auth/currentClient.ts'
import { meQuery } from '../auth/me.ts'
import type { Me } from '../auth/me.ts'
import { sessionClient } from '../auth/sessionClient.ts'
import { MeContext } from '../auth/useMe.ts'
import { firstErrorOf } from '../data/firstErrorMessage.ts'
import { addressCodec } from './addressCodec.ts'
import { publicRedirect } from './publicRedirect.ts'
import { CurrentClientId } from './publicRouterProvider.tsx'

export function ClientGate({ children, loading, failed }: Props) {
  const me = useQuery(meQuery, sessionClient)
  if (me.data) {
    return (
      <MeContext.Provider value={me.data}>
        <WithClient me={me.data} loading={loading} failed={failed}>
          {children}
        </WithClient>
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

function WithClient({ me, children, loading, failed }: Props & { me: Me }) {
  const location = useLocation()
  const asked = addressCodec.clientIdOf(location)
  const clientId = (spansClients(me.type) && asked) || me.client_id
  const client = useQuery(currentClientQuery(me, clientId), sessionClient)
  if (client.isError) {
    return firstErrorOf(client.error).code === 'NOT_FOUND' ? (
      <Navigate to={publicRedirect.toOwnClient(location, me)} replace />
    ) : (
      failed(client.error, () => void client.refetch())
    )
  }
  if (!client.data) return loading
  const elsewhere = publicRedirect.find(location, me, client.data)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <CurrentClientId.Provider value={clientId}>
      <CurrentClientContext.Provider value={client.data}>
        {children(client.data, me)}
      </CurrentClientContext.Provider>
    </CurrentClientId.Provider>
  )
}
