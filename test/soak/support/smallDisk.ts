/** A small file system that can be filled and emptied again. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Skipped } from '../soakRow.ts'

export interface SmallDisk {
  folder: string
  /** Leaves no byte free. */
  fill: () => void
  empty: () => void
  end: () => void
}

/** Throws Skipped where file systems may not be mounted. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-soak-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmdirSync(folder)
    throw new Skipped(`No small file system can be mounted: ${String(error).split('\n')[0]}`)
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => fillWith(ballast),
    empty: () => rmSync(ballast, { force: true }),
    end: () => {
      execFileSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}

/** Writes in ever smaller pieces until the disk takes no more. */
function fillWith(path: string): void {
  const file = openSync(path, 'a')
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 4)) {
    const piece = Buffer.alloc(bytes)
    try {
      for (;;) if (writeSync(file, piece) < bytes) break
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(file)
}
