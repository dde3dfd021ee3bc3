/** The location form. */
import { z } from 'zod'
import { optionalId, requiredName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'

export const locationSchema = z.object({
  name: requiredName(message('nameRequired'), 200),
  /** Neither the location itself nor one inside it; only the server can check that. */
  parentId: optionalId,
})
