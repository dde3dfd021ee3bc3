/** /locations/{id}: a location, its parent and the locations inside it, and its observations. */
import type { Location } from '#api/generated/contract.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertySection } from '../../parts/detail/PropertyList.tsx'
import { printCodeOf } from '../../parts/qr/PrintCodes.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { RelatedPlaceObservations } from '../observations/RelatedPlaceObservations.tsx'

const printCode = printCodeOf('locations')

export function LocationShow() {
  const t = useT()
  return (
    <EntityShow<Location> actions={printCode}>
      {(location) => (
        <>
          <PropertySection<Location>
            title={t('locations.section')}
            properties={[
              'name',
              ['parent.name', locationLinks(location, location.parent ? [location.parent] : [])],
              ['children', locationLinks(location, location.children)],
              [
                location.children.length > 0 ? 'observation_count_inside' : 'observation_count',
                location.observation_count,
              ],
              'created_at',
              'updated_at',
            ]}
          />
          <RelatedPlaceObservations
            places="locations"
            id={location.id}
            hasChildren={location.children.length > 0}
          />
        </>
      )}
    </EntityShow>
  )
}

const locationLinks = ({ client_id: clientId }: Location, records: readonly { id: string }[]) => (
  <RelatedRecords resource="locations" clientId={clientId} records={records} />
)
