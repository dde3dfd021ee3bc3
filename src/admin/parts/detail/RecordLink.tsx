/** A related record: a link for people who may open it, otherwise its name, or that it is outside their access. */
import { mayOpen } from '#domain/access.ts'
import { displayName } from '#domain/displayName.ts'
import { isSuperUser, type Role } from '#domain/roles.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { TextLink } from '../layout/TextLink.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function RecordLink({ resource, record, clientId, ...named }: RecordLinkProps) {
  const t = useT()
  const { type } = useMe()
  const name = named.name ?? displayName(record, t)
  if (name === t('messages.outsideAccess') || !canFollow(type, resource)) return name
  return (
    <TextLink to={`/${resource}/${encodeURIComponent(record.id)}/show?clientId=${clientId}`}>
      {name}
    </TextLink>
  )
}

export type LinkedResource = 'locations' | 'departments' | 'users' | 'tasks' | 'campaigns'

interface RecordLinkProps {
  resource: LinkedResource
  record: { id: string; name?: string }
  /** The related record's client. */
  clientId: string
  /** Default: that of the record; of a deleted one it says so. */
  name?: string
}

/** Everybody may open their own user page, but links to other people's are for super users only. */
const canFollow = (role: Role, resource: LinkedResource) =>
  resource === 'users' ? isSuperUser(role) : mayOpen(role, `/${resource}/any`)
