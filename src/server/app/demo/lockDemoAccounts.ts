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
      (tenantFilter) => sql`update sessions s set revoked_at = now()
          from users u
          where ${tenantFilter('s')} and ${tenantFilter('u')} and s.revoked_at is null
            and u.client_id = s.client_id and u.id = s.user_id and u.is_demo`,
    )
    return transaction.sql(
      (tenantFilter) => sql`select u.id from users u
          where ${tenantFilter('u')} and u.is_demo and u.deleted_at is null limit 1`,
    )
  })
  if (!first) return null
  const reason = demo
    ? `because ${isOwnMachine(host) ? `PUBLIC_URL is ${publicUrl}` : `HOST is ${host}`}, which other machines can reach, and their password is public`
    : 'because DEMO is off'
  return `The demo accounts cannot sign in, ${reason}. Add your own: ${commandText('create-admin', '--email you@example.com')}`
}
