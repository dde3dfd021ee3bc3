/** Starts loading the app's code and its first data when somebody is signed in, initially or later. */
import { homePathOf, mayOpen } from '#domain/access.ts'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import { ME } from './foundation/auth/meDocument.ts'
import { REVIEWED_VIDEO } from './features/videos/reviewedVideoDocument.ts'
import { buildQuery } from './foundation/data/buildQuery.ts'
import type { GraphqlRequest } from './foundation/data/postGraphql.ts'
import { prefetch } from './foundation/data/prefetch.ts'
import { roleFromToken, tokenStore } from './foundation/data/tokenStore.ts'
import { prepareDateFormat } from './foundation/format/formatDate.ts'
import { type Address, addressCodec } from './foundation/router/addressCodec.ts'
import { isEntity, listEntityOf, shownRecordOf } from './foundation/router/pathCodec.ts'

export function startSession(): void {
  let wasSignedIn = false
  const onTokensChange = () => {
    const isSignedIn = tokenStore.isSignedIn()
    if (isSignedIn && !wasSignedIn) {
      // Those who render the app or send requests report the failure.
      loadApp().catch(() => undefined)
      prefetchFirstPage(location)
      // In a task of its own, while the network is busy.
      setTimeout(prepareDateFormat)
    }
    wasSignedIn = isSignedIn
  }
  onTokensChange()
  tokenStore.subscribe(onTokensChange)
}

/** Sends a page's first requests before its code is loaded: the current user, and the rows of a list or its record. */
export function prefetchFirstPage(address: Address): void {
  const accessToken = tokenStore.accessToken()
  if (!accessToken) return
  prefetch({ query: ME, variables: {} })
  const role = roleFromToken(accessToken)
  if (!role) return
  const rows = listRequest(address, role)
  for (const request of rows ? [rows] : recordRequests(address, role)) prefetch(request)
}

/** Returns exactly the requests of a record's page, and of an observation's recording. */
function recordRequests(address: Address, role: Role): GraphqlRequest[] {
  const shown = shownRecordOf(addressCodec.decode(address).pathname)
  if (shown === null || !mayOpen(role, address.pathname)) return []
  const { entity, id } = shown
  const { query, variables } = buildQuery(null)('getOne', entity, { id })
  const record = { query, variables }
  return entity === 'allobservations'
    ? [record, { query: REVIEWED_VIDEO, variables: { id } }]
    : [record]
}

/** Returns exactly the list's own request. null: not a list, or its client is not known yet. */
function listRequest(address: Address, role: Role): GraphqlRequest | null {
  const here = address.pathname === '/' ? { ...address, pathname: homePathOf(role) } : address
  const clientId = canAccessAllClients(role) ? addressCodec.clientIdOf(here) : null
  const { pathname, search } = addressCodec.decode(here)
  const entity = listEntityOf(pathname)
  if (entity === null || !isEntity(entity) || !mayOpen(role, here.pathname)) return null
  if (canAccessAllClients(role) && clientId === null) return null
  const params = new URLSearchParams(search)
  const { query, variables } = buildQuery(clientId)('getList', entity, {
    pagination: { page: Number(params.get('page')), perPage: Number(params.get('perPage')) },
    sort: {
      field: params.get('sort') ?? '',
      order: params.get('order') === 'ASC' ? 'ASC' : 'DESC',
    },
    filter: JSON.parse(params.get('filter') ?? '{}') as Record<string, unknown>,
  })
  return { query, variables }
}

/** Loads the code of the signed-in app. */
export const loadApp = () => import('./App.tsx')
