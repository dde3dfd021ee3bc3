/** /departments/{id}: a department, its parent and the departments inside it, its locations, and its observations. */
import type { Department } from '#api/generated/contract.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertySection } from '../../parts/detail/PropertyList.tsx'
import { printCodeOf } from '../../parts/qr/PrintCodes.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { RelatedPlaceObservations } from '../observations/RelatedPlaceObservations.tsx'

const printCode = printCodeOf('departments')

export function DepartmentShow() {
  const t = useT()
  return (
    <EntityShow<Department> actions={printCode}>
      {(department) => (
        <>
          <PropertySection<Department>
            title={t('departments.section')}
            properties={[
              'name',
              [
                'parent_department.name',
                departmentLinks(department, [department.parent_department]),
              ],
              ['children', departmentLinks(department, department.children)],
              [
                department.children.length > 0 ? 'observation_count_inside' : 'observation_count',
                department.observation_count,
              ],
              'created_at',
              'updated_at',
            ]}
          />
          <Section title={t('departments.locations')}>
            <RelatedRecords
              resource="locations"
              clientId={department.client_id}
              records={department.locations}
              emptyText={t('departments.noLocations')}
            />
          </Section>
          <RelatedPlaceObservations
            places="departments"
            id={department.id}
            hasChildren={department.children.length > 0}
          />
        </>
      )}
    </EntityShow>
  )
}

const departmentLinks = (
  { client_id: clientId }: Department,
  records: readonly ({ id: string } | null | undefined)[],
) => (
  <RelatedRecords
    resource="departments"
    clientId={clientId}
    records={records.filter((record) => record != null)}
  />
)
