/** Loads rows in any order, and faster: references, other indexes and triggers are set aside meanwhile. */
import type { ClientBase } from 'pg'

/** Runs in a transaction. References are checked as a whole when they are added again. */
export async function withoutConstraints(
  client: ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  const statements = await setConstraintsAside(client)
  await work()
  for (const statement of statements) await client.query(statement)
}

/**
 * Returns the statements that add everything again, in their order. Unlike the parameter `session_replication_role`, this
 * needs no superuser.
 */
async function setConstraintsAside(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ remove: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
        1 as place
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')
    union all
    select format('alter table %s disable trigger user', oid::regclass),
        format('alter table %s enable trigger user', oid::regclass), 3
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by place`,
  )
  for (const { remove } of rows) await client.query(remove)
  // An index may be what a reference needs.
  return rows.toReversed().map(({ add }) => add)
}
