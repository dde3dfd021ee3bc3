/** A related record: a link for people who may open it, else its name. */
import { mayOpen } from '#domain/access.ts'
import { isSuperUser, type Role } from '#domain/roles.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { TextLink } from '../layout/TextLink.tsx'

export function RecordLink({ resource, id, clientId, name }: RecordLinkProps) {
  const { type } = useMe()
  if (!canFollow(type, resource)) return name
  return (
    <TextLink to={`/${resource}/${encodeURIComponent(id)}/show?clientId=${clientId}`}>
      {name}
    </TextLink>
  )
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
const canFollow = (role: Role, resource: LinkedResource) =>
  resource === 'users' ? isSuperUser(role) : mayOpen(role, `/${resource}/any`)
