/** createDepartment and updateDepartment. */
import type {
  MutationCreateDepartmentArgs,
  MutationUpdateDepartmentArgs,
} from '#api/generated/contract.ts'
import { departmentSchema } from '#domain/departments/departmentForm.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { type Access } from '../../context/visibility/userAccess.ts'
import { visibleDepartment } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { createRecord, saveRecord } from '../../context/records/changeRecord.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { resolveParent } from '../../context/records/resolveParent.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns the new department's id. */
export async function createDepartment(
  context: RequestContext,
  { input }: MutationCreateDepartmentArgs,
): Promise<string> {
  const { name, parentId, locationIds = [] } = parseInput(departmentSchema, input)
  const { clientId } = input
  const creation = createRecord(
    context,
    'departments',
    clientId,
    async (transaction, access, id) => {
      const parent_id = await resolveParent(transaction, {
        table: 'departments',
        access,
        record: null,
        parentId,
      })
      await transaction.run((tables) =>
        tables.insert('departments').values({ client_id: access.clientId, id, name, parent_id }),
      )
      await replaceLocations(transaction, access, { id, locationIds })
    },
  )
  return mapUniqueViolation(DEPARTMENT_UNIQUE_ERRORS, creation)
}

/** Returns the department's id. */
export async function updateDepartment(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateDepartmentArgs,
): Promise<string> {
  const { name, parentId, locationIds } = parseInput(departmentSchema, input)
  const target = { id, expectedUpdatedAt }
  const saved = saveRecord(context, 'departments', target, async (transaction, record, access) => {
    const parent_id = await resolveParent(transaction, {
      table: 'departments',
      access,
      record,
      parentId,
    })
    await transaction.run((tables) =>
      tables
        .update('departments')
        .set({ name, parent_id, updated_at: context.now() })
        .where('id', '=', record.id),
    )
    if (locationIds) await replaceLocations(transaction, access, { id: record.id, locationIds })
  })
  return mapUniqueViolation(DEPARTMENT_UNIQUE_ERRORS, saved)
}

/** Somebody with access to some locations must choose one of them, or could no longer see the department. */
async function replaceLocations(
  transaction: Transaction,
  access: Access,
  { id, locationIds }: { id: string; locationIds: string[] },
): Promise<void> {
  await replaceLinks(transaction, access, {
    table: 'department_locations',
    id,
    targetIds: locationIds,
    field: 'locationIds',
  })
  const [visible] = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select department.id from departments department
        where ${tenantFilter('department')} and department.id = ${id} and ${visibleDepartment(access, 'department', tenantFilter)}`,
  )
  if (!visible) throw badInput('locationIds', message('placesRequired'))
}

const DEPARTMENT_UNIQUE_ERRORS = {
  departments_name: { field: 'name', message: message('nameTaken') },
}
