/** /allobservations/{id}/edit: what was recorded of an observation, corrected (spec 2 and 5). */
import { useRecordContext } from 'react-admin'
import { useMemo } from 'react'
import { useCurrentClient } from '../../auth/currentClient.ts'
import { EntityEdit } from '../../forms/EntityEdit.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { EditedResults } from './EditedResults.tsx'
import { EditedWhere } from './EditedWhere.tsx'
import { EditedWho } from './EditedWho.tsx'
import { observationEditSpec } from './observationEditSpec.ts'

export function ObservationEdit() {
  const client = useCurrentClient()
  const spec = useMemo(() => observationEditSpec(client), [client])
  return (
    <EntityEdit spec={spec} title="Edit observation" refusal={refusal}>
      <EditedObservationFields />
    </EntityEdit>
  )
}

const refusal = ({ deleted_at: deletedAt }: ObservationRecord) =>
  deletedAt ? 'This observation is deleted, so it cannot be changed.' : null

function EditedObservationFields() {
  const observation = useRecordContext<ObservationRecord>()
  if (!observation) return null
  return (
    <>
      <EditedWhere observation={observation} />
      <EditedWho clientId={observation.client_id} />
      <EditedResults observation={observation} />
    </>
  )
}
