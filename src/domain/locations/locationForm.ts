/** The location form. */
import { z } from 'zod'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { optionalId, requiredName } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'

export const locationSchema = z.object({
  name: requiredName(MESSAGES.nameRequired, 200),
  /** Neither the location itself nor one inside it; only the server can check that. */
  parentId: optionalId,
})

export interface LocationValues {
  name: string
  parentId: string | null
}

export const LOCATION_FIELDS = {
  name: 'name',
  parentId: 'parent_id',
} as const satisfies FieldPairs<LocationValues, { name: string; parent_id?: string | null }>

export const NEW_LOCATION: LocationValues = { name: '', parentId: null }
