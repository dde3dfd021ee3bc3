/** createLocation and updateLocation. */
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateLocationArgs,
  MutationUpdateLocationArgs,
} from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { locationSchema } from '#domain/locations/locationForm.ts'
import { message } from '#domain/messages.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
  forgetPlaces,
} from '../../context/visibility/userAccess.ts'
import { visibleLocation } from '../../context/visibility/visibility.ts'
import { readStored, auditSave } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { resolveParent, type ParentChoice } from '../../context/records/resolveParent.ts'

/** Returns the new location's id. */
export async function createLocation(
  context: RequestContext,
  { input }: MutationCreateLocationArgs,
): Promise<string> {
  const { name, parentId } = parseInput(locationSchema, input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  const creation = context.db.write({ clientId }, async (transaction) => {
    const parent_id = await resolveLocationParent(transaction, access, { record: null, parentId })
    await transaction.run((tables) =>
      tables.insert('locations').values({ client_id: clientId, id, name, parent_id }),
    )
    await auditSave(transaction, context, { entity: 'locations', id, before: null })
  })
  await mapUniqueViolation(LOCATION_UNIQUE_ERRORS, creation)
  forgetPlaces(context)
  return id
}

/** Returns the location's id. */
export async function updateLocation(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateLocationArgs,
): Promise<string> {
  const { name, parentId } = parseInput(locationSchema, input)
  const access = await accessToRecord(context, 'locations', id)
  const isVisible = (alias: string) => visibleLocation(access, alias)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'locations', { id, expectedUpdatedAt, isVisible })
    const before = await readStored(transaction, 'locations', record.id)
    const parent_id = await resolveLocationParent(transaction, access, { record, parentId })
    await transaction.run((tables) =>
      tables
        .update('locations')
        .set({ name, parent_id, updated_at: context.now() })
        .where('id', '=', record.id),
    )
    await auditSave(transaction, context, { entity: 'locations', id: record.id, before })
  })
  await mapUniqueViolation(LOCATION_UNIQUE_ERRORS, saved)
  return id
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
    clientId: access.clientId,
    record,
    parentId,
    isVisible: (alias) => visibleLocation(access, alias),
  })
  const isNewRoot = parent === null && (record === null || record.parent_id !== null)
  if (isNewRoot && access.locations !== null) throw badInput('parentId', message('parentRequired'))
  return parent
}

const LOCATION_UNIQUE_ERRORS = { locations_name: { field: 'name', message: message('nameTaken') } }
