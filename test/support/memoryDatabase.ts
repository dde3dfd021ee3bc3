/** Address of an embedded database in memory that starts as a copy of an empty one: creating one takes seconds. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { root } from '#server/app/prepare.mjs'

const folder = join(root, 'node_modules')

export async function memoryDatabase(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(folder, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string }
  const template = join(folder, `.cache/liftwise/pglite-${version}.tar`)
  if (!existsSync(template)) await writeTemplate(template)
  return `memory://${template}`
}

async function writeTemplate(path: string): Promise<void> {
  const engine = await PGlite.create('memory://')
  const data = await engine.dumpDataDir('none')
  await engine.close()
  mkdirSync(join(path, '..'), { recursive: true })
  // Two processes may write it at the same time.
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await data.arrayBuffer()))
  renameSync(unfinished, path)
}
