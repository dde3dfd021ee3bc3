/** What can still be done in a deleted client: its records are read, none is added. */
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildLocation.ts'
import { actor, api } from '#test/support/api.ts'

const ADDITIONS: [operation: string, input: string][] = [
  ['createLocation', '{ clientId: $clientId, name: "New" }'],
  ['createDepartment', '{ clientId: $clientId, name: "New" }'],
  ['createTask', '{ clientId: $clientId, name: "New" }'],
  [
    'createUser',
    '{ clientId: $clientId, userLevel: CLIENT_USER, firstName: "N", lastName: "N", email: "n@deleted.example" }',
  ],
  ['uploadGbsVideo', '{ clientId: $clientId, title: "New", fileLocation: "any" }'],
]

it.each(ADDITIONS)('[7.18] %s is refused in a deleted client', async (operation, input) => {
  const { db } = await api()
  const client = await buildClient(db, { deleted_at: new Date() })
  const provider = await actor('PROVIDER_SUPER_USER')
  const { errors } = await provider.gql(
    `mutation ($clientId: ID) { ${operation}(input: ${input}) { id } }`,
    { clientId: client.id },
  )
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'clientId' })
})

it('[4.9] its records stay readable', async () => {
  const { db } = await api()
  const client = await buildClient(db, { deleted_at: new Date() })
  const { id } = await buildLocation(db, { client_id: client.id, name: 'Old dock' })
  const provider = await actor('PROVIDER_SUPER_USER')
  const { data } = await provider.gql(
    'query ($id: ID!) { row: getLocationById(id: $id) { name } }',
    {
      id,
    },
  )
  expect(data.row.name).toBe('Old dock')
})
