/** /locations/{id}/edit */
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { LocationFields } from './LocationFields.tsx'
import { locationFormConfig } from './locationForm.ts'

export function LocationEdit() {
  return (
    <EntityEdit spec={locationFormConfig}>
      <LocationFields />
    </EntityEdit>
  )
}
