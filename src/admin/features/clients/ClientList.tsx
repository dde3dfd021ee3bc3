/** /clients: the client list and its columns. */
import { Chip } from '@mui/material'
import type { RaRecord } from 'react-admin'
import type { Client } from '#api/generated/contract.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { displayName } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'

export function ClientList() {
  const t = useT()
  const { client_id: ownClientId } = useMe()
  const mayDelete = (client: RaRecord) => client.id !== ownClientId
  return (
    <EntityList
      title={t('menu.clients')}
      addLabel={t('resources.clients.action.create')}
      isRowSelectable={mayDelete}
      columns={COLUMNS}
    />
  )
}

function OnOffChip({ on }: { on?: boolean | null | undefined }) {
  const t = useT()
  return <Chip label={t(on ? 'clients.on' : 'clients.off')} color={on ? 'correct' : 'unknown'} />
}

function StateChip({ isDeleted }: { isDeleted: boolean }) {
  const t = useT()
  return isDeleted ? (
    <Chip label={t('list.deleted')} color="incorrect" />
  ) : (
    <Chip label={t('clients.active')} color="correct" />
  )
}

const COLUMNS: Column<Client>[] = [
  { source: 'company_name', link: 'show' },
  {
    source: 'account_manager',
    render: ({ account_manager: person }) => person && displayName(person, t),
  },
  {
    source: 'weekly_email_enabled',
    labelled: true,
    render: ({ weekly_email_enabled: on }) => <OnOffChip on={on} />,
  },
  {
    source: 'monthly_email_enabled',
    labelled: true,
    render: ({ monthly_email_enabled: on }) => <OnOffChip on={on} />,
  },
  {
    source: 'ai_enabled',
    label: 'clients.sections.ai',
    labelled: true,
    render: ({ ai_enabled: on }) => <OnOffChip on={on} />,
  },
  {
    source: 'deleted_at',
    label: 'resources.clients.fields.state',
    render: ({ deleted_at: deletedAt }) => <StateChip isDeleted={Boolean(deletedAt)} />,
  },
]
