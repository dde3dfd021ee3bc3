/** The form of a location. */
import type { Location } from '#api/generated/contract.ts'
import { LOCATION_FIELDS, locationSchema, NEW_LOCATION } from '#domain/locations/locationForm.ts'
import type { LocationValues } from '#domain/locations/locationForm.ts'
import type { FormSpec } from '../forms/formSpec.ts'

export const locationForm: FormSpec<LocationValues, Location> = {
  resource: 'locations',
  schema: locationSchema,
  fields: LOCATION_FIELDS,
  chosen: { parentId: 'parent' },
  fresh: () => NEW_LOCATION,
  noun: 'location',
}
