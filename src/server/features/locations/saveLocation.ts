/** createLocation and updateLocation. */
import type {
  MutationCreateLocationArgs,
  MutationUpdateLocationArgs,
} from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { locationSchema } from '#domain/locations/locationForm.ts'
import { message } from '#domain/messages.ts'
import { type Access, forgetPlaces } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { createRecord, saveRecord } from '../../context/records/changeRecord.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { resolveParent, type ParentChoice } from '../../context/records/resolveParent.ts'

/** Returns the new location's id. */
export async function createLocation(
  context: RequestContext,
  { input }: MutationCreateLocationArgs,
): Promise<string> {
  const { name, parentId } = parseInput(locationSchema, input)
  const { clientId } = input
  const creation = createRecord(context, 'locations', clientId, async (transaction, access, id) => {
    const parent_id = await resolveLocationParent(transaction, access, { record: null, parentId })
    await transaction.run((tables) =>
      tables.insert('locations').values({ client_id: access.clientId, id, name, parent_id }),
    )
  })
  const id = await mapUniqueViolation(LOCATION_UNIQUE_ERRORS, creation)
  forgetPlaces(context)
  return id
}

/** Returns the location's id. */
export async function updateLocation(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateLocationArgs,
): Promise<string> {
  const { name, parentId } = parseInput(locationSchema, input)
  const target = { id, expectedUpdatedAt }
  const saved = saveRecord(context, 'locations', target, async (transaction, record, access) => {
    const parent_id = await resolveLocationParent(transaction, access, { record, parentId })
    await transaction.run((tables) =>
      tables
        .update('locations')
        .set({ name, parent_id, updated_at: context.now() })
        .where('id', '=', record.id),
    )
  })
  return mapUniqueViolation(LOCATION_UNIQUE_ERRORS, saved)
}

/**
 * Somebody with access to some locations must choose one of them as the parent, or could no longer see the new one.
 */
async function resolveLocationParent(
  transaction: Transaction,
  access: Access,
  { record, parentId }: Pick<ParentChoice, 'record' | 'parentId'>,
): Promise<string | null> {
  const parent = await resolveParent(transaction, {
    table: 'locations',
    access,
    record,
    parentId,
  })
  const isNewRoot = parent === null && (record === null || record.parent_id !== null)
  if (isNewRoot && access.locations !== null) throw badInput('parentId', message('parentRequired'))
  return parent
}

const LOCATION_UNIQUE_ERRORS = { locations_name: { field: 'name', message: message('nameTaken') } }
