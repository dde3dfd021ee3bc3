/** What a page is going to ask first, asked before its code is there: who is signed in, and the rows of a list. */
import { homeOf, mayOpen } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import { spansClients } from '#domain/roles.ts'
import { ME } from './auth/meDocument.ts'
import { tokenRole } from './auth/tokenRole.ts'
import { tokenStore } from './auth/tokenStore.ts'
import { askAhead } from './data/askAhead.ts'
import { buildQuery } from './data/buildQuery.ts'
import type { Question } from './data/sendQuestion.ts'
import { addressCodec } from './router/addressCodec.ts'
import type { Address } from './router/addressCodec.ts'
import { isEntity } from './router/entityPaths.ts'
import { listEntityOf } from './router/pathCodec.ts'

/** Whether that is all: nothing else is asked before the rows are seen. */
export function askFirst(address: Address): boolean {
  const accessToken = tokenStore.accessToken()
  if (!accessToken) return false
  askAhead({ query: ME, variables: {} })
  const role = tokenRole(accessToken)
  const rows = role && firstRows(address, role)
  if (rows) askAhead(rows)
  return rows !== null
}

/** As the list itself is going to ask. null: no list, or not known yet whose. */
function firstRows(address: Address, role: Role): Question | null {
  const here = address.pathname === '/' ? { ...address, pathname: homeOf(role) } : address
  const clientId = spansClients(role) ? addressCodec.clientIdOf(here) : null
  const { pathname, search } = addressCodec.decode(here)
  const entity = listEntityOf(pathname)
  if (entity === null || !isEntity(entity) || !mayOpen(role, here.pathname)) return null
  if (spansClients(role) && clientId === null) return null
  const asked = new URLSearchParams(search)
  const { query, variables } = buildQuery(clientId)('getList', entity, {
    pagination: { page: Number(asked.get('page')), perPage: Number(asked.get('perPage')) },
    sort: { field: asked.get('sort') ?? '', order: asked.get('order') === 'ASC' ? 'ASC' : 'DESC' },
    filter: JSON.parse(asked.get('filter') ?? '{}') as Record<string, unknown>,
  })
  return { query, variables }
}
