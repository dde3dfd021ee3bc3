/** A related location, department or person: a link for super users, else its name (spec 2, list screens). */
import { Link } from 'react-admin'
import { isSuperUser } from '#domain/roles.ts'
import { useMe } from '../auth/useMe.ts'

export function RecordLink({ resource, id, clientId, name }: RecordLinkProps) {
  const { type } = useMe()
  if (!isSuperUser(type)) return name
  return <Link to={`/${resource}/${encodeURIComponent(id)}/show?clientId=${clientId}`}>{name}</Link>
}

interface RecordLinkProps {
  resource: 'locations' | 'departments' | 'users'
  id: string
  /** The related record's client. */
  clientId: string
  name: string
}
