/** createUser and updateUser (spec 3, 6 and 7): nobody gives a level or access that they may not give. */
import type { Insertable, Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateUserArgs,
  MutationUpdateUserArgs,
  UserInput,
} from '#api/generated/contract.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { recordFieldsOf } from '#domain/forms/fieldPairs.ts'
import { withFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import { rankOf } from '#domain/roles.ts'
import { USER_FIELDS, userSchema } from '#domain/users/userForm.ts'
import { accessForNew } from '../access/accessForNew.ts'
import { readStored, recordSaved } from '../audit/recordSaved.ts'
import type { InReach } from '../db/database.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import type { UsersTable } from '../db/tables.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { checked } from '../list/checked.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { namingDuplicates } from '../records/namingDuplicates.ts'
import { endSessions, voidResetLinks } from './endSessions.ts'
import { savePlaces } from './savePlaces.ts'
import { seesUser } from './seesUser.ts'
import { standingOf } from './standingOf.ts'
import { checkChange, checkNewUser } from './userRules.ts'

/** Answers the new person's id. They have no password until one is set. */
export async function createUser(
  context: RequestContext,
  { input }: MutationCreateUserArgs,
): Promise<string> {
  const { columns, form, locations, departments } = readForm(input)
  const access = await accessForNew(context, input.clientId)
  const { clientId } = access
  checkNewUser(sessionOf(context), clientId, form.userLevel)
  const userId = uuid()
  const made = context.db.write({ clientId }, async (transaction) => {
    const row = {
      ...columns,
      client_id: clientId,
      id: userId,
      user_has_full_location_access: startsFull(locations),
      user_has_full_department_access: startsFull(departments),
    }
    await transaction.run((tables) => tables.insert('users').values(row as Insertable<UsersTable>))
    const of = { userId, before: null }
    await savePlaces(transaction, access, { kind: 'locations', ...of, ...locations })
    await savePlaces(transaction, access, { kind: 'departments', ...of, ...departments })
    await recordSaved(transaction, context, { entity: 'users', id: userId, before: null })
  })
  await namingDuplicates(TAKEN, made)
  return userId
}

export async function updateUser(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateUserArgs,
): Promise<void> {
  const { columns, form, locations, departments } = readForm(input)
  const { userLevel: level, email, isAccountEnabled: enabled } = form
  const access = await accessToRecord(context, 'users', id)
  const sees = (alias: string, inReach: InReach) => seesUser(access, alias, inReach)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const before = await lockRecord(transaction, 'users', { id, expectedUpdatedAt, sees })
    checkChange(sessionOf(context), before, { level, enabled })
    const { id: userId } = before
    const stored = await readStored(transaction, 'users', userId)
    const savedLocations = await savePlaces(transaction, access, {
      kind: 'locations',
      userId,
      before: before.user_has_full_location_access,
      ...locations,
    })
    const savedDepartments = await savePlaces(transaction, access, {
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
    await recordSaved(transaction, context, { entity: 'users', id: userId, before: stored })
    const { seen, beyond } = await standingOf(transaction, access, userId)
    if (!seen) throw badInput('locationIds', MESSAGES.placesNeeded)
    const gains =
      rankOf(level) > rankOf(before.type) ||
      email !== before.email ||
      (enabled === true && !before.is_account_enabled) ||
      savedDepartments.gained
    if (gains && beyond) throw forbidden(MESSAGES.beyondOwnAccess)
    if (level !== before.type || enabled === false)
      await endSessions(transaction, [userId], context.now())
    else if (email !== before.email) await voidResetLinks(transaction, [userId], context.now())
  })
  await namingDuplicates(TAKEN, saved)
}

function readForm(input: UserInput) {
  const form = checked(userSchema, input)
  const {
    locationIds,
    departmentIds,
    userHasFullLocationAccess,
    userHasFullDepartmentAccess,
    ...plain
  } = form
  return {
    form,
    columns: recordFieldsOf(USER_FIELDS, plain) as Updateable<UsersTable>,
    locations: { full: userHasFullLocationAccess, ids: locationIds },
    departments: { full: userHasFullDepartmentAccess, ids: departmentIds },
  }
}

const startsFull = ({
  full,
  ids = [],
}: {
  full: boolean | undefined
  ids?: string[] | undefined
}) => withFullAccessRule({ full, ids }).full

const TAKEN = {
  users_email: { field: 'email', message: MESSAGES.emailTaken },
  users_employee_id: { field: 'employeeId', message: MESSAGES.employeeIdTaken },
}
