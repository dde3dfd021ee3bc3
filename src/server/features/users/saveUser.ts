/** createUser and updateUser (spec 3, 6 and 7): nobody gives a level or access that they may not give. */
import type { Insertable, Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateUserArgs,
  MutationUpdateUserArgs,
  UserInput,
} from '#api/generated/contract.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { valuesToRecordFields } from '#domain/forms/fieldPairs.ts'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import { rankOf } from '#domain/roles.ts'
import { USER_FIELDS, userSchema } from '#domain/users/userForm.ts'
import { accessForCreate } from '../../context/visibility/accessForNew.ts'
import { readStored, auditSave } from '../../context/records/recordSaved.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { accessToRecord } from '../../context/visibility/accessToRecord.ts'
import type { UsersTable } from '../../platform/db/tables.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { parseInput } from '../../context/request/checked.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { mapUniqueViolation } from '../../platform/db/namingDuplicates.ts'
import { revokeSessions, revokeResetLinks } from '../auth/revokeSessions.ts'
import { savePlaceAccess } from './savePlaces.ts'
import { visibleUser } from '../../context/visibility/seesUser.ts'
import { editorScopeOver } from './standingOf.ts'
import { checkChange, checkNewUser } from './userRules.ts'

/** Answers the new person's id. They have no password until one is set. */
export async function createUser(
  context: RequestContext,
  { input }: MutationCreateUserArgs,
): Promise<string> {
  const { columns, form, locations, departments } = parseUserForm(input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  checkNewUser(requireSession(context), clientId, form.userLevel)
  const userId = uuid()
  const made = context.db.write({ clientId }, async (transaction) => {
    const row = {
      ...columns,
      client_id: clientId,
      id: userId,
      user_has_full_location_access: startsWithFullAccess(locations),
      user_has_full_department_access: startsWithFullAccess(departments),
    }
    await transaction.run((tables) => tables.insert('users').values(row as Insertable<UsersTable>))
    const of = { userId, before: null }
    await savePlaceAccess(transaction, access, { kind: 'locations', ...of, ...locations })
    await savePlaceAccess(transaction, access, { kind: 'departments', ...of, ...departments })
    await auditSave(transaction, context, { entity: 'users', id: userId, before: null })
  })
  await mapUniqueViolation(USER_UNIQUE_ERRORS, made)
  return userId
}

export async function updateUser(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateUserArgs,
): Promise<void> {
  const { columns, form, locations, departments } = parseUserForm(input)
  const { userLevel: level, email, isAccountEnabled: enabled } = form
  const access = await accessToRecord(context, 'users', id)
  const isVisible = (alias: string, tenantFilter: TenantFilter) =>
    visibleUser(access, alias, tenantFilter)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const before = await lockRecord(transaction, 'users', { id, expectedUpdatedAt, isVisible })
    checkChange(requireSession(context), before, { level, enabled })
    const { id: userId } = before
    const stored = await readStored(transaction, 'users', userId)
    const savedLocations = await savePlaceAccess(transaction, access, {
      kind: 'locations',
      userId,
      before: before.user_has_full_location_access,
      ...locations,
    })
    const savedDepartments = await savePlaceAccess(transaction, access, {
      kind: 'departments',
      userId,
      before: before.user_has_full_department_access,
      ...departments,
    })
    await transaction.run((tables) =>
      tables
        .update('users')
        .set({
          ...columns,
          user_has_full_location_access: savedLocations.full,
          user_has_full_department_access: savedDepartments.full,
          updated_at: context.now(),
        })
        .where('id', '=', userId),
    )
    await auditSave(transaction, context, { entity: 'users', id: userId, before: stored })
    const { seen, beyond } = await editorScopeOver(transaction, access, userId)
    if (!seen) throw badInput('locationIds', MESSAGES.placesRequired)
    const gains =
      rankOf(level) > rankOf(before.type) ||
      email !== before.email ||
      (enabled === true && !before.is_account_enabled) ||
      savedDepartments.hasGained
    if (gains && beyond) throw forbidden(MESSAGES.userOutsideOwnScope)
    if (level !== before.type || enabled === false)
      await revokeSessions(transaction, [userId], context.now())
    else if (email !== before.email) await revokeResetLinks(transaction, [userId], context.now())
  })
  await mapUniqueViolation(USER_UNIQUE_ERRORS, saved)
}

function parseUserForm(input: UserInput) {
  const form = parseInput(userSchema, input)
  const {
    locationIds,
    departmentIds,
    userHasFullLocationAccess,
    userHasFullDepartmentAccess,
    ...plain
  } = form
  return {
    form,
    columns: valuesToRecordFields(USER_FIELDS, plain) as Updateable<UsersTable>,
    locations: { full: userHasFullLocationAccess, ids: locationIds },
    departments: { full: userHasFullDepartmentAccess, ids: departmentIds },
  }
}

const startsWithFullAccess = ({
  full,
  ids = [],
}: {
  full: boolean | undefined
  ids?: string[] | undefined
}) => applyFullAccessRule({ full, ids }).full

const USER_UNIQUE_ERRORS = {
  users_email: { field: 'email', message: MESSAGES.emailTaken },
  users_employee_id: { field: 'employeeId', message: MESSAGES.employeeIdTaken },
}
