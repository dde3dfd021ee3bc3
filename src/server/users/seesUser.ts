/** The condition that a person's record must meet to be seen (decided: who opens /users/{id}). */
import type { Access } from '../access/access.ts'
import type { InReach } from '../db/database.ts'
import { seesPerson } from '../access/personAccess.ts'
import { sql, type Sql } from '../db/sql.ts'

/** Who sees only their own observations sees only themselves; the others whoever is within their access. */
export function seesUser(access: Access, alias: string, inReach: InReach): Sql<boolean> {
  if (access.ownOnly) return sql`${sql.ref(`${alias}.id`)} = ${access.userId}`
  return seesPerson(access, alias, inReach)
}
