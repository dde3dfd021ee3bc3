/** What a database was seeded with; null: it was not. */
import type { Pool } from 'pg'
import { withOwner } from './withOwner.ts'

export interface Seeded {
  /** 1: 2,000,000 observations. */
  scale: number
  observations: number
  /** 'YYYY-MM-DD': the day of the newest observations. */
  last_day: string
  /** null: its rows are there, and not all of them are counted. */
  finished_at: Date | null
}

export function readSeeded(pool: Pool): Promise<Seeded | null> {
  return withOwner(pool, async (owner) => {
    const { rows: tables } = await owner.query(
      `select to_regclass('bench_seed') is not null as found`,
    )
    if (!tables[0]?.found) return null
    const { rows } = await owner.query<Seeded>(
      'select scale, observations, last_day, finished_at from bench_seed',
    )
    return rows[0] ?? null
  })
}
