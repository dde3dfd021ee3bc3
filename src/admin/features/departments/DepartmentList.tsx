/** /departments: the department list and its columns. */
import type { Department } from '#api/generated/contract.ts'
import { displayNames } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'

export function DepartmentList() {
  const t = useT()
  return (
    <EntityList
      title={t('menu.departments')}
      addLabel={t('resources.departments.action.create')}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: Column<Department>[] = [
  { source: 'name', link: 'show', render: (department) => <NameCell {...department} /> },
  {
    source: 'parent_department.name',
    render: ({ parent_department: parent, client_id: clientId }) =>
      parent && <RecordLink resource="departments" record={parent} clientId={clientId} />,
  },
  {
    source: 'locations',
    wide: true,
    render: ({ locations }) => displayNames(locations, t).join(', '),
  },
  { source: 'observation_count', numeric: true },
]
