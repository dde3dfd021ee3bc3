/** Starts loading the app's code and its first data when somebody is signed in, initially or later. */
import { homePathOf, mayOpen } from '#domain/access.ts'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import { ME } from './foundation/auth/meDocument.ts'
import { prefetchDashboard } from './features/dashboard/prefetchDashboard.ts'
import type { Me } from './foundation/auth/currentUser.ts'
import { REVIEWED_VIDEO } from './features/videos/reviewedVideoDocument.ts'
import { buildQuery } from './foundation/data/buildQuery.ts'
import type { GraphqlRequest } from './foundation/data/postGraphql.ts'
import { prefetch } from './foundation/data/prefetch.ts'
import { roleFromToken, tokenStore } from './foundation/data/tokenStore.ts'
import { type Address, addressCodec } from './foundation/router/addressCodec.ts'
import { isEntity, listEntityOf, shownRecordOf } from './foundation/router/pathCodec.ts'

/** `started`: React has been loaded and run, before which a phone would run the app's code in the same task. */
export function startSession(started: Promise<unknown>): void {
  let wasSignedIn = false
  const onTokensChange = () => {
    const isSignedIn = tokenStore.isSignedIn()
    if (isSignedIn && !wasSignedIn) {
      // Those who render the app or send requests report the failure.
      void started.then(() => loadApp().catch(() => undefined))
      prefetchFirstPage(location)
    }
    wasSignedIn = isSignedIn
  }
  onTokensChange()
  tokenStore.subscribe(onTokensChange)
}

/** Sends a page's first requests before its code is loaded: the current user, and what a list, record or dashboard shows. */
export function prefetchFirstPage(address: Address): void {
  const accessToken = tokenStore.accessToken()
  if (!accessToken) return
  const whoIsIt = prefetch({ query: ME, variables: {} })
  const role = roleFromToken(accessToken)
  if (!role) return
  const here = address.pathname === '/' ? { ...address, pathname: homePathOf(role) } : address
  if (!mayOpen(role, here.pathname)) return
  for (const request of recordRequests(here) ?? listRequests(here, role)) void prefetch(request)
  if (here.pathname === '/home') void prefetchDashboardOf(whoIsIt, here, accessToken)
}

/** When it is known who is signed in, unless that has changed. */
async function prefetchDashboardOf(
  whoIsIt: Promise<{ me: Me } | null>,
  address: Address,
  accessToken: string,
): Promise<void> {
  const me = (await whoIsIt)?.me
  if (me && tokenStore.accessToken() === accessToken && isOwnClient(address, me))
    prefetchDashboard(me)
}

const isOwnClient = (address: Address, { type, client_id }: Pick<Me, 'type' | 'client_id'>) =>
  !canAccessAllClients(type) || [null, client_id].includes(addressCodec.clientIdOf(address))

/** Returns exactly the requests of a record's page, and of an observation's recording. null: another page. */
function recordRequests(address: Address): GraphqlRequest[] | null {
  const shown = shownRecordOf(addressCodec.decode(address).pathname)
  if (shown === null) return null
  const { entity, id } = shown
  const { query, variables } = buildQuery(null)('GET_ONE', entity, { id })
  const record = { query, variables }
  return entity === 'allobservations'
    ? [record, { query: REVIEWED_VIDEO, variables: { id } }]
    : [record]
}

/** Returns exactly the list's own request; none on another page, or before its client is known. */
function listRequests(address: Address, role: Role): GraphqlRequest[] {
  const clientId = canAccessAllClients(role) ? addressCodec.clientIdOf(address) : null
  const { pathname, search } = addressCodec.decode(address)
  const entity = listEntityOf(pathname)
  if (entity === null || !isEntity(entity)) return []
  if (canAccessAllClients(role) && clientId === null) return []
  const params = new URLSearchParams(search)
  const { query, variables } = buildQuery(clientId)('GET_LIST', entity, {
    pagination: { page: Number(params.get('page')), perPage: Number(params.get('perPage')) },
    sort: {
      field: params.get('sort') ?? '',
      order: params.get('order') === 'ASC' ? 'ASC' : 'DESC',
    },
    filter: JSON.parse(params.get('filter') ?? '{}') as Record<string, unknown>,
  })
  return [{ query, variables }]
}

/** Loads the code of the signed-in app: react-admin first, because a phone runs each file in a task of its own. */
export async function loadApp() {
  await import('./Admin.tsx')
  return import('./App.tsx')
}
