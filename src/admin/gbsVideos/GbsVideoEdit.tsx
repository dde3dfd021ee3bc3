/** /gbslibrary/{id}/edit */
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { GbsVideoFields } from './GbsVideoFields.tsx'
import { gbsVideoForm } from './gbsVideoForm.ts'
import { useForgetGuidance } from './useForgetGuidance.ts'

export function GbsVideoEdit() {
  const forgetGuidance = useForgetGuidance()
  return (
    <EntityEdit spec={gbsVideoForm.editing} afterSave={forgetGuidance}>
      <GbsVideoFields />
    </EntityEdit>
  )
}
