/** Maps react-admin's actions to pages: a role may act when it may open the action's page. Delete follows edit. */
import { mayOpen } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { useMe } from '../auth/currentUser.ts'
import { pathCodec } from './pathCodec.ts'

interface Action {
  resource: string
  action: string
  /** Record id; the pages of all records are open to the same roles. */
  id?: string | number | undefined
}

export const mayAct = (role: Role, { resource, action, id = 'any' }: Action): boolean =>
  mayOpen(role, pathCodec.encode(pageOf(resource, action, String(id))))

function pageOf(resource: string, action: string, id: string): string {
  if (action === 'create') return `/${resource}/create`
  if (action === 'show') return `/${resource}/${id}/show`
  if (action === 'edit' || action === 'delete') return `/${resource}/${id}`
  return `/${resource}`
}

/**
 * Synchronous alternative to useCanAccess: the role is known, so buttons appear immediately and tables render once.
 */
export function useMayAct(action: Action): boolean {
  const me = useMe()
  const isOwnClient = useCurrentClient().id === me.client_id
  return mayAct(me.type, action) && (isOwnClient || !isNewObservation(action))
}

/** Everybody, the provider too, adds observations to their own client only [21.2]. */
const isNewObservation = ({ resource, action }: Action) =>
  resource === 'allobservations' && action === 'create'
