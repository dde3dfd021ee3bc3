/** createDepartment and updateDepartment. */
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateDepartmentArgs,
  MutationUpdateDepartmentArgs,
} from '#api/generated/contract.ts'
import { departmentSchema } from '#domain/departments/departmentForm.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/visibility.ts'
import { readStored, auditSave } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { resolveParent, type ParentChoice } from '../../context/records/resolveParent.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns the new department's id. */
export async function createDepartment(
  context: RequestContext,
  { input }: MutationCreateDepartmentArgs,
): Promise<string> {
  const { name, parentId, locationIds = [] } = parseInput(departmentSchema, input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  const creation = context.db.write({ clientId }, async (transaction) => {
    const parent_id = await resolveDepartmentParent(transaction, access, { record: null, parentId })
    await transaction.run((tables) =>
      tables.insert('departments').values({ client_id: clientId, id, name, parent_id }),
    )
    await replaceLocations(transaction, access, { id, locationIds })
    await auditSave(transaction, context, { entity: 'departments', id, before: null })
  })
  await mapUniqueViolation(DEPARTMENT_UNIQUE_ERRORS, creation)
  return id
}

/** Returns the department's id. */
export async function updateDepartment(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateDepartmentArgs,
): Promise<string> {
  const { name, parentId, locationIds } = parseInput(departmentSchema, input)
  const access = await accessToRecord(context, 'departments', id)
  const isVisible: ParentChoice['isVisible'] = (alias, tenantFilter) =>
    visibleDepartment(access, alias, tenantFilter)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'departments', {
      id,
      expectedUpdatedAt,
      isVisible,
    })
    const before = await readStored(transaction, 'departments', record.id)
    const parent_id = await resolveDepartmentParent(transaction, access, { record, parentId })
    await transaction.run((tables) =>
      tables
        .update('departments')
        .set({ name, parent_id, updated_at: context.now() })
        .where('id', '=', record.id),
    )
    if (locationIds) await replaceLocations(transaction, access, { id: record.id, locationIds })
    await auditSave(transaction, context, { entity: 'departments', id: record.id, before })
  })
  await mapUniqueViolation(DEPARTMENT_UNIQUE_ERRORS, saved)
  return id
}

function resolveDepartmentParent(
  transaction: Transaction,
  access: Access,
  { record, parentId }: Pick<ParentChoice, 'record' | 'parentId'>,
): Promise<string | null> {
  return resolveParent(transaction, {
    table: 'departments',
    clientId: access.clientId,
    record,
    parentId,
    isVisible: (alias, tenantFilter) => visibleDepartment(access, alias, tenantFilter),
  })
}

/** Somebody with access to some locations must choose one of them, or could no longer see the department. */
async function replaceLocations(
  transaction: Transaction,
  access: Access,
  { id, locationIds }: { id: string; locationIds: string[] },
): Promise<void> {
  await replaceLinks(transaction, {
    table: 'department_locations',
    id,
    targetIds: locationIds,
    isVisible: (alias) => visibleLocation(access, alias),
    field: 'locationIds',
  })
  const [visible] = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select d.id from departments d
        where ${tenantFilter('d')} and d.id = ${id} and ${visibleDepartment(access, 'd', tenantFilter)}`,
    ),
  )
  if (!visible) throw badInput('locationIds', message('placesRequired'))
}

const DEPARTMENT_UNIQUE_ERRORS = {
  departments_name: { field: 'name', message: message('nameTaken') },
}
