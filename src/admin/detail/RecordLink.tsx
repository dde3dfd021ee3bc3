/** A related record: a link for whom the spec lets follow it, else its name (spec 2, list screens; spec 6). */
import { Link } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { isSuperUser, type Role } from '#domain/roles.ts'
import { useMe } from '../auth/useMe.ts'

export function RecordLink({ resource, id, clientId, name }: RecordLinkProps) {
  const { type } = useMe()
  if (!mayFollow(type, resource)) return name
  return <Link to={`/${resource}/${encodeURIComponent(id)}/show?clientId=${clientId}`}>{name}</Link>
}

export type LinkedResource = 'locations' | 'departments' | 'users' | 'tasks' | 'campaigns'

interface RecordLinkProps {
  resource: LinkedResource
  id: string
  /** The related record's client. */
  clientId: string
  name: string
}

/** Everybody has a page of their own among the users', but only super users are led to other people's. */
const mayFollow = (role: Role, resource: LinkedResource) =>
  resource === 'users' ? isSuperUser(role) : mayOpen(role, `/${resource}/any`)
