/** The department form. */
import { z } from 'zod'
import { idList, optionalId, requiredName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'

export const departmentSchema = z.object({
  name: requiredName(message('nameRequired'), 200),
  /** Neither the department itself nor one inside it; only the server can check that. */
  parentId: optionalId,
  /** The department belongs to these locations and to those inside them. */
  locationIds: idList,
})
