/** createUser and updateUser: callers can only assign the levels and access that they may assign. */
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateUserArgs,
  MutationUpdateUserArgs,
  UserInput,
} from '#api/generated/contract.ts'
import { RESOURCES } from '#api/resources.ts'
import { badInput, duplicateFields, forbidden } from '#domain/errors.ts'
import { toRecordNames } from '#domain/forms/inputNames.ts'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { message } from '#domain/messages.ts'
import { userSchema } from '#domain/users/userForm.ts'
import { mayUseTheApp } from '#domain/users/userRules.ts'
import { auditSave, readStored } from '../../context/records/auditedSave.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { limitMailing } from '../../context/request/mailingLimit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'
import { inviteUsers } from '../auth/invitations.ts'
import { revokeResetLinks, revokeSessions } from '../auth/revokeSessions.ts'
import { checkChange, checkNewUser, editorScopeOver } from './userPolicy.ts'

/** Returns the new person's id. They have no password until they or somebody else choose one. */
export async function createUser(
  context: RequestContext,
  { input }: MutationCreateUserArgs,
): Promise<string> {
  const { columns, locations, departments } = parseUserForm(input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  checkNewUser(requireSession(context), clientId, columns.type)
  const userId = uuid()
  const now = context.now()
  const isInvited =
    input.invite === true && columns.is_account_enabled !== false && mayUseTheApp(columns.type)
  if (isInvited) await limitMailing(context, 'invitations')
  const saved = context.db.write({ clientId }, async (transaction) => {
    const row = {
      ...columns,
      client_id: clientId,
      id: userId,
      invited_at: isInvited ? now : null,
      user_has_full_location_access: startsWithFullAccess(locations),
      user_has_full_department_access: startsWithFullAccess(departments),
    }
    await transaction.run((tables) => tables.insert('users').values(row as NewRow<'users'>))
    const of = { userId, before: null }
    await savePlaceAccess(transaction, access, { kind: 'locations', ...of, ...locations })
    await savePlaceAccess(transaction, access, { kind: 'departments', ...of, ...departments })
    await auditSave(transaction, context, { entity: 'users', id: userId, before: null })
    if (!isInvited) return
    const { tokenSecret } = context.settings
    await inviteUsers(transaction, { clientId, userIds: [userId], tokenSecret, now })
  })
  await reportTaken(context.db, { clientId, id: userId, ...columns }, saved)
  return userId
}

/** Returns the person's id. */
export async function updateUser(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateUserArgs,
): Promise<string> {
  const { columns, locations, departments } = parseUserForm(input)
  const { type: level, email, is_account_enabled: enabled } = columns
  const access = await accessToRecord(context, 'users', id)
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const before = await lockRecord(transaction, access, 'users', { id, expectedUpdatedAt })
    const { id: userId } = before
    const isSelf = userId === access.userId
    const { beyond } = await editorScopeOver(transaction, access, userId)
    const target = { ...before, has_wider_access: beyond }
    checkChange(requireSession(context), target, { level, enabled })
    const stored = await readStored(transaction, 'users', userId)
    const fullLocations = await savePlaceAccess(transaction, access, {
      kind: 'locations',
      userId,
      before: before.user_has_full_location_access,
      ...locations,
    })
    const fullDepartments = await savePlaceAccess(transaction, access, {
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
          user_has_full_location_access: fullLocations,
          user_has_full_department_access: fullDepartments,
          updated_at: context.now(),
        })
        .where('id', '=', userId),
    )
    const after = await auditSave(transaction, context, {
      entity: 'users',
      id: userId,
      before: stored,
    })
    const { seen } = await editorScopeOver(transaction, access, userId)
    if (!seen) throw badInput('locationIds', message('placesRequired'))
    if (
      isSelf &&
      ACCESS_FIELDS.some((field) => JSON.stringify(after[field]) !== JSON.stringify(stored[field]))
    )
      throw forbidden(message('ownAccessChanged'))
    if (level !== before.type || enabled === false)
      await revokeSessions(transaction, [userId], context.now())
    else if (email !== before.email) await revokeResetLinks(transaction, [userId], context.now())
  })
  await reportTaken(context.db, { clientId: access.clientId, id, ...columns }, saved)
  return id
}

/** Fields of a stored person that nobody changes of themselves. */
const ACCESS_FIELDS = [
  'locations',
  'departments',
  'user_has_full_location_access',
  'user_has_full_department_access',
]

function parseUserForm(input: UserInput) {
  const { locations, departments, ...fields } = toRecordNames(
    RESOURCES.users.inputNames,
    parseInput(userSchema, input, ['invite']),
  )
  const { user_has_full_location_access, user_has_full_department_access, ...columns } = fields
  return {
    columns,
    locations: { full: user_has_full_location_access, ids: locations },
    departments: { full: user_has_full_department_access, ids: departments },
  }
}

const startsWithFullAccess = ({
  full,
  ids = [],
}: {
  full: boolean | undefined
  ids?: string[] | undefined
}) => applyFullAccessRule({ full, ids }).full

interface UniqueValues {
  clientId: string
  /** Id of the person who is saved. */
  id: string
  email?: string | undefined
  employee_id?: string | null | undefined
}

/** Throws DUPLICATE with both fields where both are taken: PostgreSQL names the first rule only. */
async function reportTaken(
  db: Database,
  { clientId, id, email, employee_id: employeeId }: UniqueValues,
  saved: Promise<void>,
): Promise<void> {
  try {
    await saved
  } catch (error) {
    const violated = violatedConstraint(error)
    if (!Object.hasOwn(USER_UNIQUE_ERRORS, violated ?? '')) throw error
    const [taken] = await db.sql<Record<keyof typeof USER_UNIQUE_ERRORS, boolean>>(
      'every client',
      () => sql`select
            exists (select from account_emails account where account.email = ${email ?? null}::text
              and account.user_id <> ${id}::uuid) as users_email,
            exists (select from users person where person.client_id = ${clientId}::uuid and person.deleted_at is null
              and name_key(person.employee_id) = name_key(${employeeId ?? null}::text) and person.id <> ${id}::uuid) as users_employee_id`,
    )
    const [first, ...others] = RULES.filter((rule) => rule === violated || taken?.[rule]).map(
      (rule) => USER_UNIQUE_ERRORS[rule],
    )
    throw first ? duplicateFields([first, ...others]) : error
  }
}

const USER_UNIQUE_ERRORS = {
  users_email: { field: 'email', message: message('emailTaken') },
  users_employee_id: { field: 'employeeId', message: message('employeeIdTaken') },
}
const RULES = ['users_email', 'users_employee_id'] as const

/** Locations or departments that the input assigns to a person. */
interface PlaceAccessInput {
  kind: 'locations' | 'departments'
  userId: string
  /** The stored switch; null: the person is new. */
  before: boolean | null
  /** The form's switch; undefined: unchanged. */
  full: boolean | undefined
  ids: readonly string[] | undefined
}

/**
 * Saves a person's places; returns the stored switch. An editor with some places must leave at least one and cannot change places that they do
 * not see.
 */
async function savePlaceAccess(
  transaction: Transaction,
  access: Access,
  { kind, userId, before, full, ids }: PlaceAccessInput,
): Promise<boolean> {
  if (before !== null && full === undefined && ids === undefined) return before
  const { table, field } = PLACE_LINKS[kind]
  const linkedIds = await readLinkedIds(transaction, table, userId)
  const hadFullAccess = before !== null && (before || linkedIds.length === 0)
  const next = applyFullAccessRule({ full, ids: ids ?? linkedIds })
  const isRestricted = access[kind] !== null
  if (isRestricted && hadFullAccess && next.full) return true
  if (isRestricted && full) throw badInput(field, message('placesRequired'))
  const links = { table, id: userId, targetIds: next.ids, field }
  const remainingCount = await replaceLinks(transaction, access, links)
  if (isRestricted && remainingCount === 0) throw badInput(field, message('placesRequired'))
  return full === true || remainingCount === 0
}

const PLACE_LINKS = {
  locations: { table: 'user_locations', field: 'locationIds' },
  departments: { table: 'user_departments', field: 'departmentIds' },
} as const

async function readLinkedIds(
  transaction: Transaction,
  table: 'user_locations' | 'user_departments',
  userId: string,
): Promise<string[]> {
  const place = table === 'user_locations' ? 'location_id' : 'department_id'
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select ${sql.ref(`link.${place}`)} as id from ${sql.table(table)} link
        where ${tenantFilter('link')} and link.user_id = ${userId}`,
  )
  return rows.map(({ id }) => id)
}
