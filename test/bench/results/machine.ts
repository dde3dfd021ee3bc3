/** On what something was measured, in a sentence. */
import { cpus, totalmem } from 'node:os'
import type { Pool } from 'pg'
import type { Seeded } from '../seed/readSeeded.ts'

export async function describeMachine(
  pool: Pool,
  { scale, observations }: Seeded,
): Promise<string> {
  const { rows } = await pool.query<{ engine: string }>(
    `select regexp_replace(version(), ' on .*', '') as engine`,
  )
  const cores = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${new Date().toISOString().slice(0, 10)}, ${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB, Node ${process.version}, ${rows[0]?.engine}, scale ${scale} (${observations.toLocaleString('en')} observations, half of them one client's).`
}
