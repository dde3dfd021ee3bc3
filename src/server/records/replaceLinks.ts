/** Sets which places or people a record is linked to. */
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Transaction, InReach } from '../db/database.ts'
import { isUuid } from '../list/uuids.ts'
import { sql, type Sql } from '../db/sql.ts'

export const LINKS = {
  department_locations: { owner: 'department_id', target: 'location_id', targets: 'locations' },
  user_locations: { owner: 'user_id', target: 'location_id', targets: 'locations' },
  user_departments: { owner: 'user_id', target: 'department_id', targets: 'departments' },
  task_locations: { owner: 'task_id', target: 'location_id', targets: 'locations' },
  task_departments: { owner: 'task_id', target: 'department_id', targets: 'departments' },
  campaign_users: { owner: 'campaign_id', target: 'user_id', targets: 'users' },
  task_users: { owner: 'task_id', target: 'user_id', targets: 'users' },
} as const

export interface Links {
  table: keyof typeof LINKS
  /** The record that is linked. */
  id: string
  wanted: readonly string[]
  /** Which targets the editor sees, over the target's alias; links to others stay as they are. */
  sees: (alias: string, inReach: InReach) => Sql<boolean>
  /** The form's field, for BAD_INPUT. */
  field: string
}

/** A chosen one must be there and in sight, or be linked already. Answers how many links there are now. */
export async function replaceLinks(
  transaction: Transaction,
  { table, id, wanted, sees, field }: Links,
): Promise<number> {
  const { owner, target, targets } = LINKS[table]
  if (!wanted.every(isUuid)) throw badInput(field, MESSAGES.choiceUnknown)
  const links = (inReach: InReach) =>
    sql`${sql.table(table)} k where ${inReach('k')} and ${sql.ref(`k.${owner}`)} = ${id}`
  const linked = (inReach: InReach) =>
    sql`exists (select from ${links(inReach)} and ${sql.ref(`k.${target}`)} = t.id)`
  const chosen = (inReach: InReach) => sql`from ${sql.table(targets)} t
    where ${inReach('t')} and t.id = any(${wanted}::uuid[])
      and (${linked(inReach)} or (t.deleted_at is null and ${sees('t', inReach)}))`

  const [found] = await transaction.run<{ count: number }>((tables) =>
    tables.sql((inReach) => sql`select count(*)::int as count ${chosen(inReach)}`),
  )
  if (found?.count !== wanted.length) throw badInput(field, MESSAGES.choiceUnknown)
  await transaction.run((tables) =>
    tables.sql(
      (inReach) => sql`delete from ${links(inReach)}
        and not ${sql.ref(`k.${target}`)} = any(${wanted}::uuid[])
        and exists (select from ${sql.table(targets)} t
          where ${inReach('t')} and t.id = ${sql.ref(`k.${target}`)} and ${sees('t', inReach)})`,
    ),
  )
  await transaction.run((tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`insert into ${sql.table(table)} (client_id, ${sql.ref(owner)}, ${sql.ref(target)})
        select t.client_id, ${id}, t.id ${chosen(inReach)} on conflict do nothing`,
    ),
  )
  const [now] = await transaction.run<{ count: number }>((tables) =>
    tables.sql((inReach) => sql`select count(*)::int as count from ${links(inReach)}`),
  )
  return now?.count ?? 0
}
