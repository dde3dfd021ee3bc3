/** /gbslibrary/addGbsVideo */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { GbsVideoFields } from './GbsVideoFields.tsx'
import { gbsVideoForm } from './gbsVideoForm.ts'

export function GbsVideoCreate() {
  return (
    <EntityCreate spec={gbsVideoForm.adding}>
      <GbsVideoFields />
    </EntityCreate>
  )
}
