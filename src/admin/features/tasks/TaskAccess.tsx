/** Where a task is done, and by whom. */
import type { Task } from '#api/generated/contract.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { Section } from '../../parts/detail/Section.tsx'

export function TaskAccess({ task }: { task: Task }) {
  const { client_id: clientId } = task
  return (
    <Section title="Where it is done, and by whom">
      <PropertyList
        facts={[
          [
            'Locations',
            task.task_has_full_location_access ? (
              'All locations'
            ) : (
              <RelatedRecords
                key="locations"
                resource="locations"
                clientId={clientId}
                records={task.locations}
              />
            ),
          ],
          [
            'Departments',
            task.task_has_full_department_access ? (
              'All departments'
            ) : (
              <RelatedRecords
                key="departments"
                resource="departments"
                clientId={clientId}
                records={task.departments}
              />
            ),
          ],
          [
            'Users',
            <RelatedRecords
              key="users"
              resource="users"
              clientId={clientId}
              records={task.users}
              emptyText="Everybody there"
            />,
          ],
        ]}
      />
    </Section>
  )
}
