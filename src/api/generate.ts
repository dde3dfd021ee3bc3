/** Writes src/api/generated: the SDL as one string, and the types of every operation, from the .graphql files beside it. */
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const here = import.meta.dirname
const generated = join(here, 'generated')
const names = (await readdir(here)).filter((name) => name.endsWith('.graphql')).sort()
const sources = await Promise.all(names.map((name) => readFile(join(here, name), 'utf8')))
const sdl = sources.join('\n')

const types = await codegen({
  filename: 'contract.ts',
  schema: parse(sdl),
  documents: [],
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    strictScalars: true,
    scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown', ID: 'string' },
    maybeValue: 'T | null',
    inputMaybeValue: 'T | null | undefined',
    avoidOptionals: { field: true },
    mappers: await parentsByType(),
  },
})

await mkdir(generated, { recursive: true })
await writeWhenChanged('contract.ts', types)
await writeWhenChanged('typeDefs.ts', `export const typeDefs = ${JSON.stringify(sdl)}\n`)

async function writeWhenChanged(name: string, text: string): Promise<void> {
  const path = join(generated, name)
  const before = await readFile(path, 'utf8').catch(() => '')
  if (before !== text) await writeFile(path, text)
}

/** `LocationParent` of parents.ts is what resolvers hand on for a `Location`. */
async function parentsByType(): Promise<Record<string, string>> {
  const text = await readFile(join(here, 'parents.ts'), 'utf8')
  const names = [...text.matchAll(/^export (?:type|interface) (\w+)Parent\b/gm)].map(
    (match) => match[1] ?? '',
  )
  return Object.fromEntries(names.map((name) => [name, `../parents.ts#${name}Parent`]))
}
