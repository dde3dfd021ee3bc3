/** /locations/addLocation */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { LocationFields } from './LocationFields.tsx'
import { locationForm } from './locationForm.ts'

export function LocationCreate() {
  return (
    <EntityCreate spec={locationForm}>
      <LocationFields />
    </EntityCreate>
  )
}
