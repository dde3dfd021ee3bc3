/** /locations: the columns of the locations' list. */
import type { Location } from '#api/generated/contract.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { PlaceNames } from '../../parts/export/exportedTable.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'

export function LocationList() {
  return (
    <EntityList title="Locations" addLabel="Add location">
      <EntityColumn<Location> source="name" link="show" render={name} />
      <EntityColumn<Location>
        source="parent.name"
        render={parent}
        names="locations"
        exported={parentPath}
      />
      <EntityColumn<Location> source="observation_count" numeric />
    </EntityList>
  )
}

const name = (location: Location) => <NameCell {...location} />

const parent = ({ parent, client_id: clientId }: Location) =>
  parent && (
    <RecordLink resource="locations" id={parent.id} clientId={clientId} name={parent.name} />
  )

/** As an import reads it: a name that others share with those above it. */
const parentPath = ({ parent }: Location, { locations }: PlaceNames) =>
  parent ? (locations?.(parent.id) ?? null) : null
