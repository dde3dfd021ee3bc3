/** createDepartment and updateDepartment (spec 3 and 7; decided: parents, concurrent edits). */
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateDepartmentArgs,
  MutationUpdateDepartmentArgs,
} from '#api/generated/contract.ts'
import { departmentSchema } from '#domain/departments/departmentForm.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Access } from '../access/access.ts'
import { accessForNew } from '../access/accessForNew.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import { readStored, recordSaved } from '../audit/recordSaved.ts'
import type { Transaction } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { namingDuplicates } from '../records/namingDuplicates.ts'
import { replaceLinks } from '../records/replaceLinks.ts'
import { settleParent, type ChosenParent } from '../records/settleParent.ts'
import { sql } from '../db/sql.ts'

/** Answers the new department's id. */
export async function createDepartment(
  context: RequestContext,
  { input }: MutationCreateDepartmentArgs,
): Promise<string> {
  const { name, parentId, locationIds = [] } = checked(departmentSchema, input)
  const access = await accessForNew(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  const made = context.db.write({ clientId }, async (transaction) => {
    const parent_id = await parentOf(transaction, access, { record: null, parentId })
    await transaction.run((tables) =>
      tables.insert('departments').values({ client_id: clientId, id, name, parent_id }),
    )
    await setLocations(transaction, access, { id, locationIds })
    await recordSaved(transaction, context, { entity: 'departments', id, before: null })
  })
  await namingDuplicates(TAKEN, made)
  return id
}

/** Answers the department's id. */
export async function updateDepartment(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateDepartmentArgs,
): Promise<string> {
  const { name, parentId, locationIds } = checked(departmentSchema, input)
  const access = await accessToRecord(context, 'departments', id)
  const sees: ChosenParent['sees'] = (alias, inReach) => seesDepartment(access, alias, inReach)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'departments', { id, expectedUpdatedAt, sees })
    const before = await readStored(transaction, 'departments', record.id)
    const parent_id = await parentOf(transaction, access, { record, parentId })
    await transaction.run((tables) =>
      tables
        .update('departments')
        .set({ name, parent_id, updated_at: context.now() })
        .where('id', '=', record.id),
    )
    if (locationIds) await setLocations(transaction, access, { id: record.id, locationIds })
    await recordSaved(transaction, context, { entity: 'departments', id: record.id, before })
  })
  await namingDuplicates(TAKEN, saved)
  return id
}

function parentOf(
  transaction: Transaction,
  access: Access,
  { record, parentId }: Pick<ChosenParent, 'record' | 'parentId'>,
): Promise<string | null> {
  return settleParent(transaction, {
    table: 'departments',
    clientId: access.clientId,
    record,
    parentId,
    sees: (alias, inReach) => seesDepartment(access, alias, inReach),
  })
}

/** At none of the locations that somebody has access to, they would lose sight of what they put there. */
async function setLocations(
  transaction: Transaction,
  access: Access,
  { id, locationIds }: { id: string; locationIds: string[] },
): Promise<void> {
  await replaceLinks(transaction, {
    table: 'department_locations',
    id,
    wanted: locationIds,
    sees: (alias) => seesLocation(access, alias),
    field: 'locationIds',
  })
  const [seen] = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (inReach) => sql`select d.id from departments d
        where ${inReach('d')} and d.id = ${id} and ${seesDepartment(access, 'd', inReach)}`,
    ),
  )
  if (!seen) throw badInput('locationIds', MESSAGES.placesNeeded)
}

const TAKEN = { departments_name: { field: 'name', message: MESSAGES.nameTaken } }
