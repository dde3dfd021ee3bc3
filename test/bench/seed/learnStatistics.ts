/** Lets the database know its rows as they are, as autovacuum does in time. */
import type { Pool } from 'pg'
import { withOwner } from './withOwner.ts'

export const analyzeTables = (pool: Pool): Promise<unknown> =>
  withOwner(pool, (owner) => owner.query('vacuum analyze'))
