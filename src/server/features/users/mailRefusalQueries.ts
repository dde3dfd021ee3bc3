/** Reads whether mail reaches a person: how the newest one ended whose end was the mail server's word. */
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The server's words. null: it took the mail, or there was none to their present address. */
export async function readMailDeliveryError(
  db: Database,
  scope: TenantScope,
  { id, email }: { id: string; email: string },
): Promise<string | null> {
  const address = `${email}: `
  const [newest] = await db.read<{ refusal: string | null }>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`
        select case when j.state = 'failed' then substr(j.error, ${address.length}::int + 1) end as refusal
        from jobs j
        where ${tenantFilter('j')} and j.user_id = ${id} and starts_with(j.kind, 'mail.')
          and j.kind <> 'mail.helpRequest'
          and (j.state = 'done' or (j.state = 'failed' and starts_with(j.error, ${address})))
        order by j.created_at desc, j.id desc limit 1`,
    ),
  )
  return newest?.refusal ?? null
}
