/** Says how large a seeded database will be, and refuses it where the disk has no room for it. */
import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { readSeeded } from './readSeeded.ts'
import { OBSERVATIONS } from './seedSizes.ts'
import { withOwner } from './withOwner.ts'

/** As measured at scale 1, rows and indexes and summaries; while it is filled, as much again for the log. */
const BYTES_PER_OBSERVATION = 2_000

export async function requireDiskSpace(pool: Pool, scale: number): Promise<void> {
  if (await readSeeded(pool)) return
  const needed = OBSERVATIONS * scale * BYTES_PER_OBSERVATION * 2
  const { rows } = await withOwner(pool, (owner) =>
    owner.query<{ folder: string }>(`select current_setting('data_directory') as folder`),
  )
  const disk = await statfs(rows[0]?.folder ?? '').catch(() => null)
  const room = disk ? disk.bavail * disk.bsize : null
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`
  const there = room === null ? 'how much there is cannot be seen from here' : gigabytes(room)
  console.log(`Scale ${scale} takes about ${gigabytes(needed)} while it is filled; free: ${there}.`)
  if (room !== null && room < needed) throw new Error('The disk has not enough room for it.')
}
