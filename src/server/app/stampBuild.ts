/**
 * Last step of `npm run build`: writes beside the built server its version and commit, and the empty cluster of the
 * embedded database, which is made once for each version of the engine.
 */
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { clusterArchive } from '../platform/db/embedded/newCluster.ts'
import { projectRoot } from '../platform/settings/projectRoot.ts'
import { programVersion } from '../platform/settings/version.ts'

const archive = clusterArchive()
const cached = join(projectRoot, 'node_modules/.cache/liftwise', basename(archive))
if (!existsSync(cached)) await createCluster(cached)
mkdirSync(dirname(archive), { recursive: true })
copyFileSync(cached, archive)
writeFileSync(join(dirname(archive), 'version.json'), JSON.stringify(programVersion()))

async function createCluster(path: string): Promise<void> {
  const engine = await PGlite.create('memory://')
  const bytes = await (await engine.dumpDataDir('gzip')).arrayBuffer()
  await engine.close()
  mkdirSync(dirname(path), { recursive: true })
  // Two builds may write it at the same time.
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(bytes))
  renameSync(unfinished, path)
}
