/** /locations/{id}: a location, what lies around it, and its observations. */
import type { Location } from '#api/generated/contract.ts'
import { EntityShow } from '../detail/EntityShow.tsx'
import { Facts } from '../detail/Facts.tsx'
import { RelatedRecords } from '../detail/RelatedRecords.tsx'
import { Section } from '../detail/Section.tsx'
import { shownInstant } from '../detail/shownInstant.ts'
import { ObservationsOf } from '../observations/ObservationsOf.tsx'

export function LocationShow() {
  return (
    <EntityShow<Location> noun="location">
      {(location) => (
        <>
          <Section title="Location">
            <Facts
              facts={[
                ['Name', location.name],
                ['Parent', places(location, location.parent ? [location.parent] : [])],
                ['Locations inside', places(location, location.children)],
                ['Observations', location.observation_count],
                ['Added', shownInstant(location.created_at)],
                ['Last changed', shownInstant(location.updated_at)],
              ]}
            />
          </Section>
          <ObservationsOf filter={{ locations: [location.id] }} without="locations" />
        </>
      )}
    </EntityShow>
  )
}

const places = ({ client_id: clientId }: Location, records: readonly { id: string }[]) => (
  <RelatedRecords resource="locations" clientId={clientId} records={records} none="None" />
)
