/** Removes the demo's companies with all that is in them, and the demo's accounts. */
import type { PoolClient, Pool } from 'pg'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { FILE_KEYS } from '../../platform/backup/missingFiles.ts'
import { inDumpTransaction } from '../../platform/backup/databaseRows.ts'
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { TENANT_TABLES } from '../../platform/db/tables.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'

interface DemoClient {
  id: string
  name: string
  isProvider: boolean
  /** Addresses of accounts that the demo did not make. */
  added: string[]
}

export interface RemovedDemo {
  /** Names of the companies that were removed. */
  removed: string[]
  /** Name of the provider's own company, whose demo account was deleted and which stays for its other accounts. */
  kept: string | null
  /** True if any company is left. */
  isEmpty: boolean
}

/** Rejects where people were added to a demo company, unless `withAdded`. All or nothing; files go last. */
export async function removeDemo(
  { pool, files }: { pool: Pool; files: FileStore },
  { withAdded }: { withAdded: boolean },
): Promise<RemovedDemo> {
  const { keys, ...result } = await withOwnerRole(pool, (client) =>
    inDumpTransaction(client, 'read write', async () => {
      const demo = await findDemoClients(client)
      const kept = demo.find(({ isProvider, added }) => isProvider && added.length > 0) ?? null
      const removed = demo.filter((one) => one !== kept)
      if (!withAdded) assertNothingAdded(removed)
      const ids = removed.map(({ id }) => id)
      const named = await readKeys(client, ids)
      if (kept) await deleteDemoAccounts(client, kept.id)
      await deleteClients(client, ids)
      const { rows } = await client.query('select from clients limit 1')
      return {
        keys: named,
        removed: removed.map(({ name }) => name),
        kept: kept?.name ?? null,
        isEmpty: rows.length === 0,
      }
    }),
  )
  for (const key of keys) await files.remove(key)
  return result
}

async function findDemoClients(client: PoolClient): Promise<DemoClient[]> {
  const { rows } = await client.query<DemoClient>(
    `select client.id, client.company_name as name,
       bool_or(person.is_demo and person.type = $1) as "isProvider",
       coalesce(array_agg(person.email order by person.email) filter (where not person.is_demo), '{}') as added
     from clients client join users person on person.client_id = client.id
     group by client.id, client.company_name having bool_or(person.is_demo) order by client.company_name`,
    [PROVIDER_ROLE],
  )
  return rows
}

function assertNothingAdded(clients: readonly DemoClient[]): void {
  const used = clients.filter(({ added }) => added.length > 0)
  if (used.length === 0) return
  const named = used.map(
    ({ name, added }) =>
      `${name} (${added.slice(0, 3).join(', ')}${added.length > 3 ? ` and ${added.length - 3} more` : ''})`,
  )
  throw new Error(
    `Accounts that the demo did not make belong to ${named.join(' and ')}. Nothing was removed. --with-added removes these companies with all that is in them.`,
  )
}

async function readKeys(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  for (const query of Object.values(FILE_KEYS)) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct key from (${query}) named (client_id, key) where client_id = any ($1)`,
      [ids],
    )
    keys.push(...rows.map(({ key }) => key))
  }
  return keys
}

/** Deletes an account as a person would: records that it made in its own company stay. */
async function deleteDemoAccounts(client: PoolClient, clientId: string): Promise<void> {
  await client.query(
    `update users set deleted_at = now(), is_account_enabled = false
      where client_id = $1 and is_demo and deleted_at is null`,
    [clientId],
  )
  await client.query(
    `update sessions session set revoked_at = now() from users person
      where session.client_id = $1 and session.revoked_at is null
        and person.client_id = session.client_id and person.id = session.user_id and person.is_demo`,
    [clientId],
  )
}

async function deleteClients(client: PoolClient, ids: readonly string[]): Promise<void> {
  const tables = (await inOrderOfReferences(client)).filter((table) => table !== 'clients')
  // Deleting observations marks their days as changed, in a table that may have been emptied before.
  for (let round = 1; round <= 2; round += 1)
    for (const table of tables)
      await client.query(
        `delete from ${client.escapeIdentifier(table)} where client_id = any ($1)`,
        [ids],
      )
  await client.query(
    `update clients set account_manager_id = null
      where account_manager_id is not null
        and not exists (select from users person where person.id = account_manager_id and person.deleted_at is null)`,
  )
  await client.query('delete from clients where id = any ($1)', [ids])
}

/** Returns the tables of clients, each before those that it refers to. */
async function inOrderOfReferences(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.oid <> t.oid and not f.relispartition and not t.relispartition
        and f.relnamespace = 'public'::regnamespace`,
  )
  const left = new Set<string>(TENANT_TABLES)
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !rows.some(({ from, to }) => to === table && left.has(from)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left].join(', ')}`)
    for (const table of free) {
      left.delete(table)
      ordered.push(table)
    }
  }
  return ordered
}
