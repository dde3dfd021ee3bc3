/** /allobservations/{id}/edit: what was recorded of an observation, corrected (spec 2 and 5). */
import { useRecordContext } from 'react-admin'
import { useMemo } from 'react'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { EntityEdit } from '../../../parts/forms/EntityEdit.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { EditResultsSection } from './EditedResults.tsx'
import { EditWhenAndWhereSection } from './EditedWhere.tsx'
import { EditPeopleSection } from './EditedWho.tsx'
import { observationEditConfig } from './observationEditConfig.ts'

export function ObservationEdit() {
  const client = useCurrentClient()
  const spec = useMemo(() => observationEditConfig(client), [client])
  return (
    <EntityEdit spec={spec} title="Edit observation" refusal={refusal}>
      <ObservationEditFields />
    </EntityEdit>
  )
}

const refusal = ({ deleted_at: deletedAt }: ObservationRecord) =>
  deletedAt ? 'This observation is deleted, so it cannot be changed.' : null

function ObservationEditFields() {
  const observation = useRecordContext<ObservationRecord>()
  if (!observation) return null
  return (
    <>
      <EditWhenAndWhereSection observation={observation} />
      <EditPeopleSection clientId={observation.client_id} />
      <EditResultsSection observation={observation} />
    </>
  )
}
