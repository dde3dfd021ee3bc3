import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate, type OperationDefinitionNode } from 'graphql'
import { getVariableValues } from 'graphql/execution/values.js'
import { describe, expect, it } from 'vitest'
import { CALLS, type Operation } from '#domain/access.ts'
import { apiReference, type ApiExample } from './apiReference.ts'
import { referenceOfApi } from './generated/referenceOfApi.ts'
import { typeDefs } from './generated/typeDefs.ts'

const schema = buildSchema(typeDefs)
const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
)
const known = new Map(referenceOfApi.operations.map((operation) => [operation.name, operation]))

/** Errors of a document or its variables. */
function errorsOf({ query, variables }: ApiExample): string[] {
  const document = parse(query)
  const errors = validate(schema, document).map(({ message }) => message)
  const definition = document.definitions[0] as OperationDefinitionNode
  const coerced = getVariableValues(schema, definition.variableDefinitions ?? [], variables)
  return [...errors, ...(coerced.errors ?? []).map(({ message }) => message)]
}

describe('the reference of the API', () => {
  it('[34.11] is that of the schema', () => {
    expect(referenceOfApi).toEqual(apiReference(schema))
  })

  it.each(calls)(
    '[34.11] says of $name what it is for, takes and answers, and who may call it',
    (call) => {
      const operation = known.get(call.name)
      expect(operation?.description.trim()).toBeTruthy()
      expect(operation?.arguments.map(({ name, type }) => `${name}: ${type}`)).toEqual(
        call.args.map(({ name, type }) => `${name}: ${String(type)}`),
      )
      expect(operation?.answer).toBe(String(call.type))
      expect(operation?.access).toEqual(CALLS[call.name as Operation])
      expect(operation?.example.query).toContain(call.name)
      expect(errorsOf(operation!.example)).toEqual([])
    },
  )

  it('[34.11] has every type that is named in it', () => {
    const types = new Set(referenceOfApi.types.map(({ name }) => name))
    const named = [
      ...referenceOfApi.operations.flatMap((one) => [one.answer, ...one.arguments.map(typeOf)]),
      ...referenceOfApi.types.flatMap(({ fields }) => fields.map(typeOf)),
    ].map((type) => type.replaceAll(/[[\]!]/g, ''))
    const builtIn = ['ID', 'String', 'Int', 'Float', 'Boolean', '']
    expect(named.filter((name) => !types.has(name) && !builtIn.includes(name))).toEqual([])
  })
})

const typeOf = ({ type }: { type: string }) => type

/** What `--data` of each curl sends. */
const recipes = [
  ...readFileSync(join(import.meta.dirname, '../texts/en/help/api.md'), 'utf8').matchAll(
    /--data '([^']+)'/g,
  ),
].map(([, body = '']) => JSON.parse(body) as ApiExample)

it.each(recipes)('[34.11] the call $query can be made as it is written', (recipe) => {
  expect(errorsOf(recipe)).toEqual([])
})
