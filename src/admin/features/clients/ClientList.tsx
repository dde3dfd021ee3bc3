/** /clients: the columns of the clients' list (spec 2). */
import { Chip } from '@mui/material'
import type { RaRecord } from 'react-admin'
import type { Client } from '#api/generated/contract.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { displayName } from '../../foundation/format/displayName.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'

export function ClientList() {
  const { client_id: own } = useMe()
  const mayDelete = (client: RaRecord) => client.id !== own && !client.deleted_at
  return (
    <EntityList title="Clients" addLabel="Add client" minWidth={900} isRowSelectable={mayDelete}>
      <EntityColumn<Client> source="company_name" link="show" />
      <EntityColumn<Client> source="account_manager" render={manager} />
      <EntityColumn<Client> source="weekly_email_enabled" render={weekly} />
      <EntityColumn<Client> source="monthly_email_enabled" render={monthly} />
      <EntityColumn<Client> source="ai_enabled" render={ai} />
      <EntityColumn<Client>
        source="deleted_at"
        label="State"
        render={state}
        exported={stateLabel}
      />
    </EntityList>
  )
}

const manager = ({ account_manager: person }: Client) => person && displayName(person)

const weekly = ({ weekly_email_enabled: on }: Client) => <OnOffChip on={on} />

const monthly = ({ monthly_email_enabled: on }: Client) => <OnOffChip on={on} />

const ai = ({ ai_enabled: on }: Client) => <OnOffChip on={on} />

const stateLabel = ({ deleted_at: deletedAt }: Client) => (deletedAt ? 'Deleted' : 'Active')

const state = (client: Client) => (
  <Chip label={stateLabel(client)} color={client.deleted_at ? 'incorrect' : 'correct'} />
)

function OnOffChip({ on }: { on?: boolean | null | undefined }) {
  return on ? <Chip label="On" color="correct" /> : <Chip label="Off" color="unknown" />
}
