/** /allobservations: the observations' list. */
import { MESSAGES } from '#domain/messages.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { ObservationListHeader } from './AboveObservations.tsx'
import { ObservationColumns } from './ObservationColumns.tsx'

export function ObservationList() {
  return (
    <EntityList
      title="Observations"
      addLabel="Add observation"
      errorText={MESSAGES.observationsFailed}
      minWidth={1080}
      header={<ObservationListHeader />}
      hideSearch
    >
      <ObservationColumns />
    </EntityList>
  )
}
