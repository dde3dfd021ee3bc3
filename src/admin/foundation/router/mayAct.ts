/** Whether a role may do what react-admin calls an action: what opens its page; deletes follow the entity’s edit (decisions). */
import { mayOpen } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import { useMe } from '../auth/currentUser.ts'
import { pathCodec } from './pathCodec.ts'

interface Action {
  resource: string
  action: string
  /** Of the record; the pages of all records are open to the same roles. */
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

/** useCanAccess without its wait: the role is known, so no button comes late and no table is drawn twice. */
export const useMayAct = (action: Action): boolean => mayAct(useMe().type, action)
