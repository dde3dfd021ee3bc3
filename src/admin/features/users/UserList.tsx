/** /users: the columns of the users' list (spec 2). */
import { Chip } from '@mui/material'
import type { RaRecord } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { deletionRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { displayName } from '../../foundation/format/displayName.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { AccountChip } from './AccountChip.tsx'

export function UserList() {
  const me = useMe()
  const mayDelete = (user: RaRecord) =>
    !user.deleted_at && deletionRefusal(me, user as User) === null
  return (
    <EntityList title="Users" addLabel="Add user" minWidth={1080} isRowSelectable={mayDelete}>
      <EntityColumn<User> source="name" render={name} exported={fullName} />
      <EntityColumn<User> source="email" />
      <EntityColumn<User> source="employee_id" />
      <EntityColumn<User> source="type" render={level} />
      <EntityColumn<User> source="is_account_enabled" render={account} />
      <EntityColumn<User> source="client.company_name" />
      <EntityColumn<User> source="observation_count" numeric />
      <EntityColumn<User> source="observed_count" numeric />
    </EntityList>
  )
}

const fullName = (user: User) => displayName({ ...user, deleted_at: null })

const name = (user: User) => (
  <>
    <RecordLink resource="users" id={user.id} clientId={user.client_id} name={fullName(user)} />{' '}
    {user.deleted_at && <Chip label="Deleted" />}
  </>
)

const level = (user: User) => enumLabels.role[user.type]

const account = (user: User) => <AccountChip enabled={user.is_account_enabled} />
