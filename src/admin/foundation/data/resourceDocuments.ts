/** The GraphQL documents of an entity, written from its row of the contract. */
import { RESOURCES } from '#api/resources.ts'
import type { ResourceName } from '#api/resources.ts'

export const resourceDocuments = {
  /** Rows as `rows`, their number as `total`, in one request. `whole`: with every part of each. */
  list: (name: ResourceName, whole = false) => {
    const { list, total, types, listArguments, wholeListArguments, listFields } = RESOURCES[name]
    const extra = whole ? (wholeListArguments ?? listArguments) : listArguments
    const taken = {
      ...(types.filter ? { filter: types.filter } : {}),
      input: types.listInput,
      ...(types.where ? { where: types.where } : {}),
    }
    const variables = Object.entries(taken).map(([argument, type]) => `$${argument}: ${type}`)
    const pass = Object.keys(taken)
      .map((argument) => `${argument}: $${argument}`)
      .join(', ')
    const rows = extra ? `${pass}, ${extra}` : pass
    return `query List(${variables.join(', ')}) {
      rows: ${list}(${rows}) { ${listFields} }
      total: ${total}(${pass})
    }`
  },

  one: (name: ResourceName) => {
    const { one, recordFields } = RESOURCES[name]
    return `query One($id: ID!) { record: ${one}(id: $id) { ${recordFields} } }`
  },

  /** The records as r0, r1, …, of the variables id0, id1, … */
  many: (name: ResourceName, count: number) => {
    const { one, listFields } = RESOURCES[name]
    const at = Array.from({ length: count }, (_, index) => index)
    return `query Many(${at.map((index) => `$id${index}: ID!`).join(', ')}) {
      ${at.map((index) => `r${index}: ${one}(id: $id${index}) { ${listFields} }`).join('\n')}
    }`
  },

  create: (name: ResourceName) => {
    const { create, types, recordFields } = RESOURCES[name]
    return `mutation Create($input: ${types.create}!) {
      record: ${create}(input: $input) { ${recordFields} }
    }`
  },

  update: (name: ResourceName) => {
    const { update, types, recordFields } = RESOURCES[name]
    return `mutation Update($id: ID!, $input: ${types.update}!, $expectedUpdatedAt: DateTime) {
      record: ${update}(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { ${recordFields} }
    }`
  },

  delete: (name: ResourceName) =>
    `mutation Delete($id: ID!) { record: ${RESOURCES[name].delete}(id: $id) { id } }`,

  bulkDelete: (name: ResourceName) => {
    const { bulkDelete } = RESOURCES[name]
    if (!bulkDelete) throw new Error(`${name} has no bulk delete.`)
    return `mutation BulkDelete($ids: [ID!]!) { ids: ${bulkDelete}(ids: $ids) }`
  },
}
