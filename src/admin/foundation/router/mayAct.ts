/** Whether a role may do what react-admin calls an action: what opens its page; deletes follow the entity’s edit (decisions). */
import type { Role } from '#domain/roles.ts'
import { mayOpen } from '#domain/access.ts'
import { pathCodec } from './pathCodec.ts'

export interface Action {
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
