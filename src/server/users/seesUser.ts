/** The condition that a person's record must meet to be seen (decided: who opens /users/{id}). */
import { sql, type RawBuilder } from 'kysely'
import type { Access } from '../access/access.ts'
import type { InReach } from '../db/database.ts'
import { seesPerson } from '../access/personAccess.ts'

/** Who sees only their own observations sees only themselves; the others whoever is within their access. */
export function seesUser(access: Access, alias: string, inReach: InReach): RawBuilder<boolean> {
  if (access.ownOnly) return sql`${sql.ref(`${alias}.id`)} = ${access.userId}`
  return seesPerson(access, alias, inReach)
}
