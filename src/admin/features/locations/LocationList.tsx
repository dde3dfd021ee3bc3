/** /locations: the location list and its columns. */
import type { Location } from '#api/generated/contract.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'

export function LocationList() {
  const t = useT()
  return (
    <EntityList
      title={t('menu.locations')}
      addLabel={t('resources.locations.action.create')}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: Column<Location>[] = [
  { source: 'name', link: 'show', render: (location) => <NameCell {...location} /> },
  {
    source: 'parent.name',
    render: ({ parent, client_id: clientId }) =>
      parent && <RecordLink resource="locations" record={parent} clientId={clientId} />,
  },
  { source: 'observation_count', numeric: true },
]
