/** /locations/{id}/edit */
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { LocationFields } from './LocationFields.tsx'
import { locationForm } from './locationForm.ts'

export function LocationEdit() {
  return (
    <EntityEdit spec={locationForm}>
      <LocationFields />
    </EntityEdit>
  )
}
