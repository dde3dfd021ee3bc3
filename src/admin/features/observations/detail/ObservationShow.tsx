/** /allobservations/{id}: everything that is recorded of one observation, and what may be corrected (spec 2 and 3). */
import { EntityShow } from '../../../parts/detail/EntityShow.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { ObservationDetail } from './ObservationDetail.tsx'

export function ObservationShow() {
  return (
    <EntityShow<ObservationRecord> noun="observation" title="Observation">
      {(observation) => <ObservationDetail key={observation.id} observation={observation} />}
    </EntityShow>
  )
}
