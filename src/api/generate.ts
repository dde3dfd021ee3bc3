/**
 * Writes src/api/generated: the SDL as one string, its types, the types of every document that the web app passes to
 * graphql(), those documents of it that need no session, and the API's reference. Fails on a document that the SDL does not allow.
 */
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as operationsPlugin from '@graphql-codegen/typescript-operations'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { buildSchema, Kind, parse } from 'graphql'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mayCall } from '../domain/access.ts'
import { apiReference } from './apiReference.ts'
import { LANGUAGES } from '../texts/languages.ts'
import { MAPPED_TYPES } from './parents.ts'

const here = import.meta.dirname
const generated = join(here, 'generated')
const written = new Set<string>()
const names = (await readdir(here)).filter((name) => name.endsWith('.graphql')).sort()
const sources = await Promise.all(names.map((name) => readFile(join(here, name), 'utf8')))
const sdl = [...sources, languageEnum()].join('\n')

const TYPE_CONFIG = {
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  strictScalars: true,
  scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown', ID: 'string' },
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  avoidOptionals: { field: true },
}

const types = await codegen({
  filename: 'contract.ts',
  schema: parse(sdl),
  documents: [],
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  config: {
    ...TYPE_CONFIG,
    mappers: Object.fromEntries(MAPPED_TYPES.map((name) => [name, `../parents.ts#${name}Parent`])),
  },
})

const documents = await findDocuments()

const operations = await codegen({
  filename: 'operations.ts',
  schema: parse(sdl),
  documents: [...documents].map(([location, text]) => ({ location, document: parse(text) })),
  plugins: [{ operations: {} }],
  pluginMap: { operations: operationsPlugin },
  config: { ...TYPE_CONFIG, namespacedImportName: 'Types', dedupeFragments: true },
})

await mkdir(generated, { recursive: true })
await writeWhenChanged('contract.ts', types)
await writeWhenChanged('operations.ts', operationsHead() + operations)
await writeWhenChanged('typeDefs.ts', `export const typeDefs = ${JSON.stringify(sdl)}\n`)
await writeWhenChanged('publicDocuments.ts', publicDocuments())
await writeWhenChanged('apiReference.md', apiReference(buildSchema(sdl)))
await removeStale()

/** A language is added in src/texts alone. */
function languageEnum(): string {
  return `"ISO 639 codes."\nenum Language {\n  ${Object.keys(LANGUAGES).join('\n  ')}\n}\n`
}

async function writeWhenChanged(name: string, text: string): Promise<void> {
  written.add(name)
  const path = join(generated, name)
  const before = await readFile(path, 'utf8').catch(() => '')
  if (before !== text) await writeFile(path, text)
}

/** Removes what an earlier version wrote: the compiler would read it. */
async function removeStale(): Promise<void> {
  for (const name of await readdir(generated))
    if (!written.has(name)) await rm(join(generated, name))
}

/** Returns the text of each `graphql(`…`)` in src/admin by its place, with the constants in it resolved. */
async function findDocuments(): Promise<Map<string, string>> {
  const admin = join(here, '../admin')
  const files = (await readdir(admin, { recursive: true })).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const sources = await Promise.all(
    files.sort().map(async (name) => ({ name, text: await readFile(join(admin, name), 'utf8') })),
  )
  const constants = new Map(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/const (\w+) = `([^`]*)`/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  )
  const resolve = (text: string): string =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = constants.get(name)
      if (value === undefined)
        throw new Error(`\${${name}} is no constant of a plain template literal.`)
      return resolve(value)
    })
  const documents = new Map<string, string>()
  for (const { name, text } of sources)
    for (const { 1: document = '', index } of text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)) {
      const resolved = resolve(document)
      if (![...documents.values()].includes(resolved)) documents.set(`${name}:${index}`, resolved)
    }
  return documents
}

/** The documents that the app sends for people who are not signed in. */
function publicDocuments(): string {
  const texts = [...documents.values()].filter((text) =>
    parse(text).definitions.every(
      (one) =>
        one.kind === Kind.OPERATION_DEFINITION &&
        one.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && mayCall(null, selection.name.value),
        ),
    ),
  )
  const rows = texts.map((text) => `  ${JSON.stringify(text)},`)
  return `export const publicDocuments: readonly string[] = [\n${rows.join('\n')}\n]\n`
}

/** Maps each document's text to its types. */
function operationsHead(): string {
  const rows = [...documents.values()].map((text) => {
    const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name)
      throw new Error(`A document has no named operation: ${text}`)
    const name = pascalCase(operation.name.value) + pascalCase(operation.operation)
    return `  ${JSON.stringify(text)}: TypedDocument<${name}, ${name}Variables>`
  })
  return `import type * as Types from './contract.ts'
import type { TypedDocument } from '../graphql.ts'

export interface Documents {
${rows.join('\n')}
}

`
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
