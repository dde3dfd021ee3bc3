/** /departments: the department list and its columns. */
import type { Department } from '#api/generated/contract.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { displayName, displayNames } from '#domain/displayName.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'

export function DepartmentList() {
  return <EntityList title="Departments" addLabel="Add department" columns={COLUMNS} />
}

const COLUMNS: Column<Department>[] = [
  { source: 'name', link: 'show', render: (department) => <NameCell {...department} /> },
  {
    source: 'parent_department.name',
    render: ({ parent_department: parent, client_id: clientId }) =>
      parent && (
        <RecordLink
          resource="departments"
          id={parent.id}
          clientId={clientId}
          name={displayName(parent)}
        />
      ),
    // Exported as paths, which an import can read: 'Leeds > Dock' when several places are named 'Dock'.
    places: 'departments',
    exportValue: ({ parent_department: parent }, { departments }) =>
      parent ? (departments?.(parent.id) ?? null) : null,
  },
  {
    source: 'locations',
    wide: true,
    render: ({ locations }) => displayNames(locations).join(', '),
    places: 'locations',
    exportValue: ({ locations }, { locations: pathOf }) =>
      listCell.format(locations.flatMap(({ id }) => pathOf?.(id) ?? [])),
  },
  { source: 'observation_count', numeric: true },
]
