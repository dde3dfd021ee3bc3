/** /departments: the columns of the departments' list. */
import type { Department } from '#api/generated/contract.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { PlaceNames } from '../../parts/export/exportedTable.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'

export function DepartmentList() {
  return (
    <EntityList title="Departments" addLabel="Add department">
      <EntityColumn<Department> source="name" link="show" render={name} />
      <EntityColumn<Department>
        source="parent_department.name"
        render={parent}
        names="departments"
        exported={parentPath}
      />
      <EntityColumn<Department>
        source="locations"
        disableSort
        render={locations}
        names="locations"
        exported={locationsCell}
      />
      <EntityColumn<Department> source="observation_count" numeric />
    </EntityList>
  )
}

const name = (department: Department) => <NameCell {...department} />

const parent = ({ parent_department: above, client_id: clientId }: Department) =>
  above && <RecordLink resource="departments" id={above.id} clientId={clientId} name={above.name} />

const locations = (department: Department) =>
  department.locations.map((location) => location.name).join(', ')

/** As an import reads it: a name that others share with those above it. */
const parentPath = ({ parent_department: above }: Department, { departments }: PlaceNames) =>
  above ? (departments?.(above.id) ?? null) : null

const locationsCell = ({ locations: at }: Department, { locations }: PlaceNames) =>
  listCell.format(at.flatMap(({ id }) => locations?.(id) ?? []))
