/** The form of a location. */
import type { Location } from '#api/generated/contract.ts'
import { LOCATION_FIELDS, locationSchema, NEW_LOCATION } from '#domain/locations/locationForm.ts'
import type { LocationValues } from '#domain/locations/locationForm.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const locationFormConfig: FormConfig<LocationValues, Location> = {
  resource: 'locations',
  schema: locationSchema,
  fields: LOCATION_FIELDS,
  selected: { parentId: 'parent' },
  defaultValues: () => NEW_LOCATION,
  noun: 'location',
}
