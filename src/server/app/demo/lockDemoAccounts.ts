/** Keeps the demo's accounts, whose password is public, from being used where the demo is not wanted. */
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { commandText } from '../../platform/settings/commandText.ts'
import { isOwnMachine } from '#domain/ownMachine.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/**
 * Ends the sessions of the demo's accounts where these may not sign in. Returns a sentence about it for the terminal;
 * null: they may sign in, or there are none.
 */
export async function lockDemoAccounts(
  db: Database,
  {
    demo,
    demoAccounts,
    host,
    publicUrl,
  }: Pick<Settings, 'demo' | 'demoAccounts' | 'host' | 'publicUrl'>,
): Promise<string | null> {
  if (demoAccounts) return null
  const [first] = await db.write('every client', async (transaction) => {
    await transaction.sql(
      (tenantFilter) => sql`update sessions session set revoked_at = now()
          from users person
          where ${tenantFilter('session')} and ${tenantFilter('person')} and session.revoked_at is null
            and person.client_id = session.client_id and person.id = session.user_id and person.is_demo`,
    )
    return transaction.sql(
      (tenantFilter) => sql`select person.id from users person
          where ${tenantFilter('person')} and person.is_demo and person.deleted_at is null limit 1`,
    )
  })
  if (!first) return null
  const reason = demo
    ? `because ${isOwnMachine(host) ? `PUBLIC_URL is ${publicUrl}` : `HOST is ${host}`}, which other machines can reach, and their password is public`
    : 'because DEMO is off'
  return `The demo accounts cannot sign in, ${reason}. Add your own: ${commandText('create-admin', '--email you@example.com')}`
}
