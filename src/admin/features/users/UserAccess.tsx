/** Where a person may work: by their level, or the chosen places (spec 6, access). */
import type { User } from '#api/generated/contract.ts'
import { isSuperUser, canAccessAllClients } from '#domain/roles.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { Section } from '../../parts/detail/Section.tsx'

export function UserAccess({ user }: { user: User }) {
  return (
    <Section title="Access">
      <PropertyList
        facts={[
          ['Locations', locationsOf(user)],
          ['Departments', departmentsOf(user)],
        ]}
      />
    </Section>
  )
}

function locationsOf(user: User) {
  if (canAccessAllClients(user.type) || user.user_has_full_location_access) return 'All locations'
  return <RelatedRecords resource="locations" clientId={user.client_id} records={user.locations} />
}

function departmentsOf(user: User) {
  if (canAccessAllClients(user.type)) return 'All departments'
  if (isSuperUser(user.type) || user.user_has_full_department_access)
    return user.user_has_full_location_access
      ? 'All departments'
      : 'All departments at these locations'
  return (
    <RelatedRecords resource="departments" clientId={user.client_id} records={user.departments} />
  )
}
