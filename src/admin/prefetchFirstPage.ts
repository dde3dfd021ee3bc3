/** Sends a page's first requests while the code that renders their data is still loading. */
import { homePathOf, mayOpen } from '#domain/access.ts'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import { ME } from './foundation/auth/meDocument.ts'
import { buildQuery } from './foundation/data/buildQuery.ts'
import { prefetch } from './foundation/data/prefetch.ts'
import { roleFromToken, tokenStore } from './foundation/data/tokenStore.ts'
import { type Address, addressCodec } from './foundation/router/addressCodec.ts'
import { isEntity, listEntityOf } from './foundation/router/pathCodec.ts'

/** Asks who is signed in and, on a list's page, for its rows: exactly the list's own request, once its client is known. */
export function prefetchFirstPage(address: Address): void {
  const accessToken = tokenStore.accessToken()
  if (!accessToken) return
  prefetch({ query: ME, variables: {} })
  const role = roleFromToken(accessToken)
  if (!role) return
  const here = address.pathname === '/' ? { ...address, pathname: homePathOf(role) } : address
  if (mayOpen(role, here.pathname)) prefetchList(here, role)
}

function prefetchList(address: Address, role: Role): void {
  const clientId = canAccessAllClients(role) ? addressCodec.clientIdOf(address) : null
  const { pathname, search } = addressCodec.decode(address)
  const entity = listEntityOf(pathname)
  if (entity === null || !isEntity(entity)) return
  if (canAccessAllClients(role) && clientId === null) return
  const params = new URLSearchParams(search)
  const { query, variables } = buildQuery(clientId)('GET_LIST', entity, {
    pagination: { page: Number(params.get('page')), perPage: Number(params.get('perPage')) },
    sort: {
      field: params.get('sort') ?? '',
      order: params.get('order') === 'ASC' ? 'ASC' : 'DESC',
    },
    filter: JSON.parse(params.get('filter') ?? '{}') as Record<string, unknown>,
  })
  prefetch({ query, variables })
}
