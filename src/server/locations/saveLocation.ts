/** createLocation and updateLocation (spec 3 and 7; decided: parents, concurrent edits). */
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateLocationArgs,
  MutationUpdateLocationArgs,
} from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { locationSchema } from '#domain/locations/locationForm.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accessOf, type Access } from '../access/access.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { seesLocation } from '../access/placeAccess.ts'
import type { Transaction } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { checkParent } from '../records/checkParent.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { namingDuplicates } from '../records/namingDuplicates.ts'

/** Answers the new location's id. */
export async function createLocation(
  context: RequestContext,
  { input }: MutationCreateLocationArgs,
): Promise<string> {
  const { name, parentId = null } = checked(locationSchema, input)
  const access = await accessOf(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  const made = context.db.write({ clientId }, async (transaction) => {
    await checkPlace(transaction, access, null, parentId)
    await transaction.run((tables) =>
      tables.insert('locations').values({ client_id: clientId, id, name, parent_id: parentId }),
    )
  })
  await namingDuplicates(TAKEN, made)
  return id
}

export async function updateLocation(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateLocationArgs,
): Promise<void> {
  const { name, parentId } = checked(locationSchema, input)
  const access = await accessToRecord(context, 'locations', id)
  const sees = (alias: string) => seesLocation(access, alias)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const before = await lockRecord(transaction, 'locations', { id, expectedUpdatedAt, sees })
    const isMoved = parentId !== undefined && parentId !== before.parent_id
    if (isMoved) await checkPlace(transaction, access, before.id, parentId)
    await transaction.run((tables) =>
      tables
        .update('locations')
        .set({ name, ...(isMoved ? { parent_id: parentId } : {}), updated_at: context.now() })
        .where('id', '=', before.id),
    )
  })
  await namingDuplicates(TAKEN, saved)
}

/** Outside the places that somebody has access to, they would lose sight of what they put there. */
async function checkPlace(
  transaction: Transaction,
  access: Access,
  id: string | null,
  parentId: string | null,
): Promise<void> {
  if (parentId === null) {
    if (access.locations !== null) throw badInput('parentId', MESSAGES.parentNeeded)
    return
  }
  const sees = (alias: string) => seesLocation(access, alias)
  const { clientId } = access
  await checkParent(transaction, { table: 'locations', clientId, id, parentId, sees })
}

const TAKEN = { locations_name: { field: 'name', message: MESSAGES.nameTaken } }
