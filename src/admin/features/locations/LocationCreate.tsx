/** /locations/addLocation */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { LocationFields } from './LocationFields.tsx'
import { locationFormConfig } from './locationForm.ts'

export function LocationCreate() {
  return (
    <EntityCreate spec={locationFormConfig}>
      <LocationFields />
    </EntityCreate>
  )
}
