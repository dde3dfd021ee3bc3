/** Address of an embedded database in memory that starts as a copy of an empty one: creating one takes seconds. */
import { Blob, File } from 'node:buffer'
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
  const bytes = await withNodeFiles(async () => (await engine.dumpDataDir('none')).arrayBuffer())
  await engine.close()
  mkdirSync(join(path, '..'), { recursive: true })
  // Two processes may write it at the same time.
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(bytes))
  renameSync(unfinished, path)
}

/** Tests of screens have jsdom's files, whose bytes cannot be read like this. */
async function withNodeFiles<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = { Blob: globalThis.Blob, File: globalThis.File }
  Object.assign(globalThis, { Blob, File })
  try {
    return await work()
  } finally {
    Object.assign(globalThis, before)
  }
}
