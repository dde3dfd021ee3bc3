/** /gbslibrary/addGbsVideo */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { GbsVideoFields } from './GbsVideoFields.tsx'
import { gbsVideoFormConfigs } from './gbsVideoForm.ts'

export function GbsVideoCreate() {
  return (
    <EntityCreate spec={gbsVideoFormConfigs.adding}>
      <GbsVideoFields />
    </EntityCreate>
  )
}
