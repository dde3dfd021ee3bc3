/** The list of clients and its total; deleting clients, one and several. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClient, type ClientRow } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api, signIn } from '#test/support/api.ts'

const { db } = await api()

const LIST = `query ($input: ClientListInput) {
  allClients(input: $input) { id company_name account_manager { firstname lastname } weekly_email_enabled ai_enabled logo_url deleted_at }
  totalClients(input: $input)
}`
const DELETE = `mutation ($id: ID!) { deleteClient(id: $id) { id deleted_at } }`
const BULK = `mutation ($ids: [ID!]!) { bulkDeleteClients(ids: $ids) }`

const provider = await actor('PROVIDER_SUPER_USER')

describe('[7.57] [7.58] the list of clients and its total', () => {
  /** Part that all names of this test share. */
  const mark = uuid().slice(-12)
  const names = { a: `Ärø ${mark}`, b: `b ${mark}`, c: `C ${mark}` }
  let a: ClientRow, b: ClientRow, c: ClientRow, gone: ClientRow

  beforeAll(async () => {
    const manager = (firstname: string) =>
      buildUser(db, { client_id: provider.client_id, type: 'PROVIDER_SUPER_USER', firstname })
    const [zoe, amy] = [await manager('Zoë'), await manager('amy')]
    a = await buildClient(db, {
      company_name: names.a,
      created_at: new Date(Date.now() - 2_000),
      account_manager_id: zoe.id,
    })
    b = await buildClient(db, {
      company_name: names.b,
      created_at: new Date(Date.now() - 1_000),
      ai_enabled: true,
    })
    c = await buildClient(db, {
      company_name: names.c,
      account_manager_id: amy.id,
      logo_file: 'logos/c.png',
      weekly_email_enabled: true,
    })
    gone = await buildClient(db, { company_name: `D ${mark}`, deleted_at: new Date() })
  })

  const listed = async (input: object) =>
    answered(provider.gql(LIST, { input: { search: mark, ...input } }))

  async function ids(input: object): Promise<string[]> {
    return (await listed(input)).allClients.map(({ id }: { id: string }) => id)
  }

  it('[3.3] is by name, whatever its case and accents, without the deleted ones', async () => {
    const { allClients, totalClients } = await listed({})
    expect(allClients.map(({ id }: { id: string }) => id)).toEqual([a.id, b.id, c.id])
    expect(totalClients).toBe(3)
    expect(allClients[2].logo_url).toMatch(/logos\/c\.png.*signature/)
    expect(allClients[1]).toEqual({
      id: b.id,
      company_name: names.b,
      account_manager: null,
      weekly_email_enabled: false,
      ai_enabled: true,
      logo_url: null,
      deleted_at: null,
    })
  })

  it('[4.10] shows the deleted ones on request, and goes page by page while the total stays', async () => {
    expect(await ids({ showDeleted: true })).toEqual([a.id, b.id, c.id, gone.id])
    expect(await listed({ take: 1, skip: 1, showDeleted: true })).toMatchObject({
      allClients: [{ id: b.id }],
      totalClients: 4,
    })
  })

  it.each([
    ['company_name', 'DESC', 'cba'],
    ['account_manager', 'ASC', 'cab'],
    ['weekly_email_enabled', 'DESC', 'cba'],
    ['ai_enabled', 'ASC', 'cab'],
    ['created_at', 'ASC', 'abc'],
  ])('sorts by %s %s', async (column, order, expected) => {
    const letters = new Map([
      [a.id, 'a'],
      [b.id, 'b'],
      [c.id, 'c'],
    ])
    const sorted = await ids({ sort: { column, order } })
    expect(sorted.map((id) => letters.get(id)).join('')).toBe(expected)
  })
})

describe('[7.16] [2.47] deleting clients', () => {
  it('[16.5] its people can no longer do anything, nor sign in again', async () => {
    const client = await buildClient(db)
    const member = await actor('CLIENT_SUPER_USER', client)
    const { data } = await provider.gql(DELETE, { id: client.id })
    expect(data.deleteClient).toEqual({ id: client.id, deleted_at: expect.any(String) })
    expect((await member.gql(`{ me { id } }`)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await expect(signIn(member)).rejects.toThrow('Incorrect username or password')
  })

  it('[16.4] nobody deletes the client that they belong to, alone or among others', async () => {
    const other = await buildClient(db)
    const own = provider.client_id
    const tries = [
      provider.gql(DELETE, { id: own }),
      provider.gql(DELETE, { id: own.toUpperCase() }),
      provider.gql(BULK, { ids: [other.id, own] }),
    ]
    for (const { errors } of await Promise.all(tries))
      expect(errors?.[0]).toMatchObject({
        message: 'You cannot delete the client you belong to.',
        extensions: { code: 'FORBIDDEN' },
      })
    expect(await deletedOf(own, other.id)).toEqual([null, null])
  })
})

async function deletedOf(...ids: string[]): Promise<(Date | null)[]> {
  const rows = await db.read('every client', (tables) =>
    tables.from('clients').select(['id', 'deleted_at']).where('id', 'in', ids),
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.deleted_at ?? null)
}

it('[4.9] [7.16] [11.12] to a deleted client nothing can be added, and its records stay readable', async () => {
  const client = await buildClient(db, { deleted_at: new Date() })
  const called = 'clientId: $clientId, name: "New"'
  for (const call of [
    `createLocation(input: { ${called} })`,
    `createDepartment(input: { ${called} })`,
    `createTask(input: { ${called} })`,
    `createUser(input: { clientId: $clientId, userLevel: CLIENT_USER, firstName: "N", lastName: "N",
      email: "n@deleted.example" })`,
    `uploadGbsVideo(input: { clientId: $clientId, title: "New", fileLocation: "any" })`,
  ]) {
    const document = `mutation ($clientId: ID) { ${call} { id } }`
    const { errors } = await provider.gql(document, { clientId: client.id })
    expect(errors?.[0]?.extensions, call).toEqual({ code: 'BAD_INPUT', field: 'clientId' })
  }
  const { id } = await buildLocation(db, { client_id: client.id, name: 'Old dock' })
  const { data } = await provider.gql(`{ row: getLocationById(id: "${id}") { name } }`)
  expect(data.row.name).toBe('Old dock')
})
