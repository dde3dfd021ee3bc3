/**
 * The empty cluster that the build makes: unpacking it takes a moment, while creating one takes seconds and 900 MB of
 * memory. Without a build, or with another version of the engine, one is created.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { projectRoot } from '../../settings/projectRoot.ts'

/** The file that the build writes. */
export function clusterArchive(): string {
  return join(projectRoot, `dist/server/cluster-${engineVersion()}.tar.gz`)
}

function engineVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Unpacks the cluster where there is no database yet; one that was not unpacked to its end is unpacked again. */
export async function unpackNewCluster(folder: string, archive = clusterArchive()): Promise<void> {
  if (existsSync(folder) || !existsSync(archive)) return
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  await pipeline(
    createReadStream(archive),
    createGunzip(),
    unpackTar(unfinished, {
      dmode: 0o700,
      fmode: 0o600,
      map: (header) => ({ ...header, name: header.name.replace(/^\/+/, '') }),
    }),
  )
  renameSync(unfinished, folder)
}
