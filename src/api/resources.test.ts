import { buildSchema, GraphQLEnumType, isInputObjectType, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from './generated/typeDefs.ts'
import type { Resource } from './resource.ts'
import { RESOURCES } from './resources.ts'

const schema = buildSchema(typeDefs)

describe.each(Object.entries<Resource>(RESOURCES))('the resource %s', (_name, row) => {
  const { types } = row

  it('[12.12] lists, counts and reads with selections of the contract', () => {
    const listArguments = [...(types.filter ? ['filter: $filter'] : []), 'input: $input'].join(', ')
    const variables = `${types.filter ? `$filter: ${types.filter}, ` : ''}$input: ${types.listInput}`
    const more = row.listArguments ? `, ${row.listArguments}` : ''
    expectValid(`query (${variables}) {
      items: ${row.list}(${listArguments}${more}) { ${row.listFields} }
      total: ${row.total}(${listArguments})
    }`)
    expectValid(`query ($id: ID!) { ${row.one}(id: $id) { ${row.recordFields} } }`)
  })

  it('[12.12] creates, updates and deletes with inputs of the contract', () => {
    const bulk = row.bulkDelete ? `many: ${row.bulkDelete}(ids: $ids)` : ''
    expectValid(`mutation ($id: ID!${bulk && ', $ids: [ID!]!'}, $create: ${types.create}!,
        $update: ${types.update}!, $at: DateTime) {
      ${row.create}(input: $create) { ${row.recordFields} }
      ${row.update}(id: $id, input: $update, expectedUpdatedAt: $at) { ${row.recordFields} }
      ${row.delete}(id: $id) { ${row.recordFields} }
      ${bulk}
    }`)
    expectValid(`mutation ($ids: [ID!]!) { ${row.restore}(ids: $ids) { ids } }`)
  })

  it('[12.12] sends a record’s fields under names of its inputs', () => {
    const record = row.recordFields.match(/\w+/gu) ?? []
    for (const [field, name] of Object.entries(row.inputNames)) {
      expect(record, field).toContain(field)
      for (const type of [types.create, types.update])
        expect(inputFieldsOf(type), String(name)).toContain(name)
    }
    expect(new Set(Object.values(row.inputNames)).size).toBe(Object.keys(row.inputNames).length)
  })

  it('[12.12] is sorted by one of its columns at first', () => {
    expect(row.sortColumns).toHaveProperty([row.defaultSort.sort])
  })

  it('[12.12] sorts by every column of its enumeration', () => {
    const columns = sortColumnsOf(types.filter ?? types.listInput)
    expect(columns.length).toBeGreaterThan(0)
    expect([...new Set(Object.values(row.sortColumns))].sort()).toEqual(columns)
  })
})

function expectValid(document: string): void {
  expect(validate(schema, parse(document)).map((error) => error.message)).toEqual([])
}

function inputFieldsOf(type: string): string[] {
  const input = schema.getType(type)
  return isInputObjectType(input) ? Object.keys(input.getFields()) : []
}

function sortColumnsOf(filterType: string): string[] {
  const filter = schema.getType(filterType)
  const sort = isInputObjectType(filter) ? filter.getFields()['sort']?.type : undefined
  const column = isInputObjectType(sort) ? sort.getFields()['column']?.type : undefined
  const type = schema.getType(String(column).replace('!', ''))
  return type instanceof GraphQLEnumType
    ? type
        .getValues()
        .map(({ name }) => name)
        .sort()
    : []
}
