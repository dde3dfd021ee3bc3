/** Who saw whom, where, doing what, and when. */
import { individualOf, fullNameOf } from '../observationRecord.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { RecordLink } from '../../detail/RecordLink.tsx'
import { Section } from '../../detail/Section.tsx'
import { shownInstant } from '../../detail/shownInstant.ts'
import { Facts } from '../../detail/Facts.tsx'
import type { Fact } from '../../detail/Facts.tsx'

export function PeopleAndPlace({ observation }: { observation: ObservationRecord }) {
  const { client_id: clientId, observee, user, location, department } = observation
  const employeeId = observee ? observee.employee_id : observation.unlinked_observee_employee_id
  const person = ({ id, ...names }: typeof user) => (
    <RecordLink resource="users" id={id} clientId={clientId} name={fullNameOf(names)} />
  )
  return (
    <>
      <Section title="People">
        <Facts
          facts={[
            ['Individual', observee ? person(observee) : individualOf(observation)],
            ...(employeeId ? [["Individual's employee ID", employeeId] as Fact] : []),
            ['Observer', person(user)],
            ['Client', observation.client.company_name],
          ]}
        />
      </Section>
      <Section title="Place and task">
        <Facts
          facts={[
            ['Location', link('locations', location, clientId)],
            ['Department', link('departments', department, clientId)],
            ['Task', observation.task.name],
            ['Campaign', observation.campaign?.name],
            ['Date', shownInstant(observation.date)],
            ['Recorded', shownInstant(observation.created_at)],
            ['Last changed', shownInstant(observation.updated_at)],
          ]}
        />
      </Section>
    </>
  )
}

const link = (
  resource: 'locations' | 'departments',
  { id, name }: { id: string; name: string },
  clientId: string,
) => <RecordLink resource={resource} id={id} clientId={clientId} name={name} />
