/** Who saw whom, where, doing what, and when. */
import { observeeName, fullNameOf } from '../observationRecord.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { RecordLink } from '../../../parts/detail/RecordLink.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { formatDateTime } from '../../../foundation/format/shownInstant.ts'
import { PropertyList } from '../../../parts/detail/PropertyList.tsx'
import type { Property } from '../../../parts/detail/PropertyList.tsx'

export function PeopleAndPlace({ observation }: { observation: ObservationRecord }) {
  const { client_id: clientId, observee, user, location, department } = observation
  const employeeId = observee ? observee.employee_id : observation.unlinked_observee_employee_id
  const person = ({ id, ...names }: typeof user) => (
    <RecordLink resource="users" id={id} clientId={clientId} name={fullNameOf(names)} />
  )
  return (
    <>
      <Section title="People">
        <PropertyList
          facts={[
            ['Individual', observee ? person(observee) : observeeName(observation)],
            ...(employeeId ? [["Individual's employee ID", employeeId] as Property] : []),
            ['Observer', person(user)],
            ['Client', observation.client.company_name],
          ]}
        />
      </Section>
      <Section title="Place and task">
        <PropertyList
          facts={[
            ['Location', placeLink('locations', location, clientId)],
            ['Department', placeLink('departments', department, clientId)],
            ['Task', observation.task.name],
            ['Campaign', observation.campaign?.name],
            ['Date', formatDateTime(observation.date)],
            ['Recorded', formatDateTime(observation.created_at)],
            ['Last changed', formatDateTime(observation.updated_at)],
          ]}
        />
      </Section>
    </>
  )
}

const placeLink = (
  resource: 'locations' | 'departments',
  { id, name }: { id: string; name: string },
  clientId: string,
) => <RecordLink resource={resource} id={id} clientId={clientId} name={name} />
