import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate, type OperationDefinitionNode } from 'graphql'
import { getVariableValues } from 'graphql/execution/values.js'
import { describe, expect, it } from 'vitest'
import { type CallAccess, CALLS } from '#domain/access.ts'
import { enums } from '#texts/en/enums.ts'
import { documentedCalls } from '#test/support/documentedCalls.ts'
import { apiReference } from './apiReference.ts'
import { typeDefs } from './generated/typeDefs.ts'

const schema = buildSchema(typeDefs)
const reference = readFileSync(join(import.meta.dirname, 'generated/apiReference.md'), 'utf8')
const sections = new Map(
  [...reference.matchAll(/^### \w+ \{#(\w+)\}\n([\s\S]*?)(?=\n##|$(?![\s\S]))/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
)

describe('the reference of the API', () => {
  it('[34.11] is that of the schema', () => {
    expect(reference).toBe(apiReference(schema))
  })

  it.each(Object.entries<CallAccess>(CALLS))(
    '[34.11] says of %s what it is for, takes and answers, and who may call it',
    (name, access) => {
      const [description, ...rest] = (sections.get(name) ?? '').trim().split('\n\n')
      const field = [schema.getQueryType(), schema.getMutationType()]
        .map((type) => type?.getFields()[name])
        .find(Boolean)
      expect(description).toBe(field?.description)
      const text = rest.join('\n\n')
      for (const one of field?.args ?? [])
        expect(text).toContain(`${one.name}: ${String(one.type)}`)
      expect(text).toContain(`: ${String(field?.type)}\n\`\`\``)
      const callers =
        typeof access === 'object' ? access.map((role) => enums.role[role]).join(', ') : 'anyone'
      expect(text).toContain(`Who can call it: ${callers}`)
    },
  )

  it('[34.11] has every entry that it links to', () => {
    const linked = [...reference.matchAll(/\(#(\w+)\)/g)].map(([, name = '']) => name)
    expect(linked.filter((name) => !sections.has(name))).toEqual([])
  })
})

const guide = readFileSync(join(import.meta.dirname, '../texts/en/help/api.md'), 'utf8')

it.each([...documentedCalls(guide), ...documentedCalls(reference)])(
  '[34.11] the call $query can be made as it is written',
  ({ query, variables }) => {
    const document = parse(query)
    expect(validate(schema, document)).toEqual([])
    const definition = document.definitions[0] as OperationDefinitionNode
    const coerced = getVariableValues(schema, definition.variableDefinitions ?? [], variables)
    expect(coerced.errors).toBeUndefined()
  },
)
