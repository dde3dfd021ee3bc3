/** Finds accounts that may sign in by their e-mail address. */
import type { MeParent } from '#api/parents.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { unauthenticated } from '#domain/errors.ts'
import { cleanEmail } from '#domain/normalForm.ts'
import { ADMINISTRATOR_ROLE, type Role } from '#domain/roles.ts'
import type { Language } from '#texts/languages.ts'
import { auditSave, readStored } from '../../context/records/auditedSave.ts'
import {
  type RequestContext,
  requireSession,
  type Session,
} from '../../context/request/requestContext.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Account {
  id: string
  client_id: string
  type: Role
  firstname: string
  lastname: string
  email: string
  password_hash: string | null
  has_second_factor: boolean
}

/** Returns null if there is no such account, or if it or its client is disabled or deleted, or the demo's account is locked. */
export async function findActiveAccount(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  email: string,
): Promise<Account | null> {
  const [account] = await db.sql<Account>(
    'every client',
    (tenantFilter) => sql`
        select person.id, person.client_id, person.type, person.firstname, person.lastname, person.email, person.password_hash,
          exists (select from second_factors factor where factor.client_id = person.client_id and factor.user_id = person.id
            and factor.confirmed_at is not null) as has_second_factor
        from account_emails account
        join users person on person.client_id = account.client_id and person.id = account.user_id
        join clients client on client.id = person.client_id
        where account.email = ${cleanEmail(email)} and ${tenantFilter('person')}
          and person.is_account_enabled and person.deleted_at is null and client.deleted_at is null
          ${settings.demoAccounts ? sql`` : sql`and not person.is_demo`}`,
  )
  return account ?? null
}

/**
 * Also finds accounts that may not sign in, unless they are deleted. For an address that nobody has, it returns an account
 * that only takes as much work as a known one. Returns null in an empty database.
 */
export async function findAccountToAudit(
  db: Database,
  email: string,
): Promise<(Pick<Account, 'id' | 'client_id'> & { is_known: boolean }) | null> {
  const [account] = await db.sql<{ id: string; client_id: string; is_known: boolean }>(
    'every client',
    (tenantFilter) => sql`
          (select account.user_id as id, account.client_id, true as is_known from account_emails account
            where account.email = ${cleanEmail(email)} and ${tenantFilter('account')})
          union all
          (select person.id, person.client_id, false from users person where ${tenantFilter('person')}
            order by person.client_id, person.id limit 1)
          limit 1`,
  )
  return account ?? null
}

/** Returns what a signed-in person signs in with; null when the account is gone. */
export async function readSigningInAccount(
  db: Database,
  { clientId, userId }: Pick<Session, 'clientId' | 'userId'>,
): Promise<Pick<Account, 'email' | 'password_hash'> | null> {
  const [account] = await db.read({ clientId }, (tables) =>
    tables.from('users').select(['email', 'password_hash']).where('id', '=', userId),
  )
  return account ?? null
}

/** Reads the signed-in person. */
export async function readMe(db: Database, { clientId, userId }: Session): Promise<MeParent> {
  const [me] = await db.read({ clientId }, (tables) =>
    tables
      .from('users')
      .select([
        'id',
        'client_id',
        'type',
        'firstname',
        'lastname',
        'email',
        'employee_id',
        'title',
        'language',
        'user_has_full_location_access',
        'user_has_full_department_access',
      ])
      .where('id', '=', userId),
  )
  if (!me) throw unauthenticated()
  return me
}

/** Returns the full names of up to five enabled client super users, by first name. */
export async function readAdministrators(db: Database, clientId: string): Promise<string[]> {
  const people = await db.read({ clientId }, (tables) =>
    tables
      .from('users')
      .select(['firstname', 'lastname'])
      .where('type', '=', ADMINISTRATOR_ROLE)
      .where('is_account_enabled', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('firstname')
      .orderBy('lastname')
      .limit(5),
  )
  return people.map(fullNameOf)
}

/** Keeps the language that a person chooses; null: none. */
export async function updateMyLanguage(
  context: RequestContext,
  language: Language | null,
): Promise<MeParent> {
  const session = requireSession(context)
  const { clientId, userId: id } = session
  await context.db.write({ clientId }, async (transaction) => {
    const before = await readStored(transaction, 'users', id)
    await transaction.run((tables) =>
      tables.update('users').set({ language, updated_at: context.now() }).where('id', '=', id),
    )
    await auditSave(transaction, context, { entity: 'users', id, before })
  })
  return readMe(context.db, session)
}
