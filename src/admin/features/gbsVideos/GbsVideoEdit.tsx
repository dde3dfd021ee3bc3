/** /gbslibrary/{id}/edit */
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { GbsVideoFields } from './GbsVideoFields.tsx'
import { gbsVideoFormConfigs } from './gbsVideoForm.ts'
import { useInvalidateGuidance } from './useInvalidateGuidance.ts'

export function GbsVideoEdit() {
  const invalidateGuidance = useInvalidateGuidance()
  return (
    <EntityEdit spec={gbsVideoFormConfigs.editing} afterSave={invalidateGuidance}>
      <GbsVideoFields />
    </EntityEdit>
  )
}
