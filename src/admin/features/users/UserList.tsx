/** /users: the user list and its columns. */
import { Chip } from '@mui/material'
import type { RaRecord } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { deletionRefusal } from '#domain/users/userRules.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { recordName } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { AccountChip } from './AccountChip.tsx'
import { NotObservedFilter } from './NotObservedFilter.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'

export function UserList() {
  const t = useT()
  const me = useMe()
  const mayDelete = (user: RaRecord) => deletionRefusal(me, user as User) === null
  return (
    <EntityList
      title={t('menu.users')}
      addLabel={t('resources.users.action.create')}
      isRowSelectable={mayDelete}
      columns={canAccessAllClients(me.type) ? COLUMNS_WITH_CLIENT : COLUMNS_OF_CLIENT}
      actions={<NotObservedFilter />}
    />
  )
}

const fullName = (user: User) => recordName(user)

const COLUMNS: Column<User>[] = [
  {
    source: 'name',
    render: (user) => (
      <>
        <RecordLink
          resource="users"
          record={user}
          clientId={user.client_id}
          name={fullName(user)}
        />{' '}
        {user.deleted_at && <Chip label={t('users.deleted')} />}
      </>
    ),
  },
  { source: 'email', wide: true },
  { source: 'employee_id' },
  { source: 'type', render: ({ type }) => t(`enums.role.${type}`) },
  {
    source: 'is_account_enabled',
    render: ({ is_account_enabled: enabled, client }) => (
      <AccountChip enabled={enabled} isClientClosed={Boolean(client.deleted_at)} />
    ),
  },
  { source: 'observation_count', numeric: true },
  { source: 'observed_count', numeric: true },
]

/** After the columns that every list of users has. */
const LAST_OBSERVED: Column<User> = {
  source: 'last_observed_at',
  labelled: true,
  hiddenBelow: 'xl',
  render: ({ last_observed_at: at }) => (at ? <DateText instant={at} /> : t('users.neverObserved')),
}

/** For those who see several clients. */
const COLUMNS_WITH_CLIENT: Column<User>[] = [
  ...COLUMNS.toSpliced(-2, 0, { source: 'client.company_name' }),
  LAST_OBSERVED,
]

const COLUMNS_OF_CLIENT: Column<User>[] = [...COLUMNS, LAST_OBSERVED]
