/**
 * When an installation was backed up last, in a file of its data folder: a running embedded server gives away a copy of its
 * database, so that nothing could be noted in there.
 */
import { chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LastBackup {
  at: Date
  /** Path it was written to; it may have been moved since. */
  path: string
}

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** Does nothing where there is no data folder: with PostgreSQL and S3 a machine may have none. */
export function noteBackup(dataDir: string, { at, path }: LastBackup): void {
  if (!existsSync(dataDir)) return
  const file = fileIn(dataDir)
  writeFileSync(file, JSON.stringify({ at, path }), { mode: 0o600 })
  // The server reads it, also where root has called for the backup.
  const { uid, gid } = statSync(dataDir)
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}

/** Returns null where none is known. */
export function readLastBackup(dataDir: string): LastBackup | null {
  try {
    const { at, path } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Record<string, string>
    return at && path ? { at: new Date(at), path } : null
  } catch {
    return null
  }
}
