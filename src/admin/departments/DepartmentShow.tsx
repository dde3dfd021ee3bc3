/** /departments/{id}: a department, what lies around it, where it is, and its observations. */
import type { Department } from '#api/generated/contract.ts'
import { EntityShow } from '../detail/EntityShow.tsx'
import { Facts } from '../detail/Facts.tsx'
import { RelatedRecords } from '../detail/RelatedRecords.tsx'
import { Section } from '../detail/Section.tsx'
import { shownInstant } from '../detail/shownInstant.ts'
import { ObservationsOf } from '../observations/ObservationsOf.tsx'

export function DepartmentShow() {
  return (
    <EntityShow<Department> noun="department">
      {(department) => (
        <>
          <Section title="Department">
            <Facts
              facts={[
                ['Name', department.name],
                ['Parent', others(department, [department.parent_department])],
                ['Departments inside', others(department, department.children)],
                ['Observations', department.observation_count],
                ['Added', shownInstant(department.created_at)],
                ['Last changed', shownInstant(department.updated_at)],
              ]}
            />
          </Section>
          <Section title="Locations">
            <RelatedRecords
              resource="locations"
              clientId={department.client_id}
              records={department.locations}
              none="This department is at no location, so nobody can choose it for an observation."
            />
          </Section>
          <ObservationsOf filter={{ departments: [department.id] }} without="departments" />
        </>
      )}
    </EntityShow>
  )
}

const others = (
  { client_id: clientId }: Department,
  records: readonly ({ id: string } | null | undefined)[],
) => (
  <RelatedRecords
    resource="departments"
    clientId={clientId}
    records={records.filter((record) => record != null)}
  />
)
