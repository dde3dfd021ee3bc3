/** Rules that locations and departments share: adding to, changing and deleting from trees. */
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, type Answer, actor, api } from '#test/support/api.ts'

const LOCATIONS = {
  one: 'Location',
  parent: 'parent',
  build: buildLocation,
  items: ['7.24', '7.24', '7.24', '7.72', '3.12'],
} as const
const DEPARTMENTS = {
  one: 'Department',
  parent: 'parent_department',
  build: buildDepartment,
  items: ['7.19', '7.19', '7.19', '7.69', '3.14'],
} as const

interface Place {
  id: string
  name: string
  updated_at: string
  [field: string]: unknown
}

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions
const NOT_FOUND = { code: 'NOT_FOUND' }

describe.each([LOCATIONS, DEPARTMENTS])('$one', ({ one, parent, build, items }) => {
  const [CREATE, UPDATE, DELETE, GET, RECORD] = items.map((item) => `[${item}]`)
  const FIELDS = `{ id name client_id ${parent}_id ${parent} { id name deleted_at } children { id name }
    observation_count created_at updated_at deleted_at }`
  let client: { id: string }
  let superUser: Actor
  let other: Actor

  beforeAll(async () => {
    const { db } = await api()
    client = await buildClient(db)
    superUser = await actor('CLIENT_SUPER_USER', client)
    other = await actor('CLIENT_SUPER_USER')
  })

  const create = (input: object, who = superUser) =>
    who.gql(`mutation ($input: ${one}Input!) { row: create${one}(input: $input) ${FIELDS} }`, {
      input,
    })
  const update = (id: string, input: object, expectedUpdatedAt?: string) =>
    superUser.gql(
      `mutation ($id: ID!, $input: ${one}Input!, $expectedUpdatedAt: DateTime) {
        row: update${one}(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) ${FIELDS} }`,
      { id, input, expectedUpdatedAt },
    )
  const get = (id: string) =>
    superUser.gql(`query ($id: ID!) { row: get${one}ById(id: $id) ${FIELDS} }`, { id })
  const remove = (id: string) =>
    superUser.gql(`mutation ($id: ID!) { row: delete${one}(id: $id) ${FIELDS} }`, { id })
  const made = async (name: string, parentId?: string): Promise<Place> =>
    (await answered(create({ name, parentId }))).row
  const read = async (id: string): Promise<Place> => (await get(id)).data.row
  const nameOf = async (id: string) => (await read(id)).name

  it(`[14.1] [3.12] ${CREATE} ${GET} ${RECORD} is added, trimmed, with its parent, and read with its children`, async () => {
    const site = await made('  Site  ')
    expect(site).toMatchObject({
      name: 'Site',
      client_id: client.id,
      [`${parent}_id`]: null,
      [parent]: null,
      children: [],
      observation_count: 0,
      deleted_at: null,
    })
    const hall = await made('Hall', site.id)
    expect(hall).toMatchObject({
      [`${parent}_id`]: site.id,
      [parent]: { id: site.id, name: 'Site', deleted_at: null },
    })
    expect((await read(site.id))['children']).toEqual([{ id: hall.id, name: 'Hall' }])
  })

  it(`[11.6] ${CREATE} the provider adds to the requested client, a super user to their own whatever they ask`, async () => {
    const provider = await actor('PROVIDER_SUPER_USER')
    const name = `Asked for ${uuid()}`
    const theirs = await create({ name, clientId: client.id }, provider)
    expect(theirs.data.row.client_id).toBe(client.id)
    const own = await create({ name, clientId: client.id }, other)
    expect(own.data.row.client_id).toBe(other.client_id)
    expect(errorOf(await create({ name, clientId: uuid() }, provider))).toEqual(NOT_FOUND)
  })

  it(`[14.2] ${UPDATE} is renamed and moved; a parent left out stays, null takes it away`, async () => {
    const [from, to] = [await made('From'), await made('To')]
    const moving = await made('Moving', from.id)
    const parentAfter = async (input: object) =>
      (await update(moving.id, { name: 'Moved', ...input })).data.row[`${parent}_id`]
    expect(await parentAfter({})).toBe(from.id)
    expect(await parentAfter({ parentId: to.id })).toBe(to.id)
    expect(await parentAfter({ parentId: null })).toBeNull()
    expect(await read(moving.id)).toMatchObject({ name: 'Moved', [parent]: null })
  })

  it(`[14.1] ${CREATE} ${UPDATE} an impossible name or parent is refused at its field, and nothing is written`, async () => {
    const gone = await build((await api()).db, { client_id: client.id, deleted_at: new Date() })
    const kept = await made('Kept as it is')
    const refused: [field: string, input: object][] = [
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['parentId', { parentId: 'no id' }],
      ['parentId', { parentId: gone.id }],
    ]
    for (const [field, wrong] of refused) {
      const input = { name: 'Never', ...wrong }
      expect(errorOf(await create(input))).toEqual({ code: 'BAD_INPUT', field })
      expect(errorOf(await update(kept.id, input))).toEqual({ code: 'BAD_INPUT', field })
    }
    expect(await read(kept.id)).toEqual(kept)
  })

  it(`[14.1] ${CREATE} ${UPDATE} a name is taken once beside the same parent, whatever its case, until it is deleted`, async () => {
    const [first, second] = [await made('Twice'), await made('Another')]
    const taken = { code: 'DUPLICATE', field: 'name' }
    expect(errorOf(await create({ name: 'TWICE' }))).toEqual(taken)
    expect(errorOf(await update(second.id, { name: 'twice' }))).toEqual(taken)
    expect(await nameOf(second.id)).toBe('Another')
    await made('Twice', second.id)
    await remove(first.id)
    await made('Twice')
  })

  it(`[14.10] ${UPDATE} is not put into itself nor into what lies inside it`, async () => {
    const top = await made('Top')
    const middle = await made('Middle', top.id)
    const bottom = await made('Bottom', middle.id)
    for (const parentId of [top.id, middle.id, bottom.id])
      expect(errorOf(await update(top.id, { name: 'Top', parentId }))).toEqual({
        code: 'BAD_INPUT',
        field: 'parentId',
      })
    expect((await read(top.id))[parent]).toBeNull()
    const offered = await superUser.gql(
      `query ($id: ID) { rows: all${one}s(filter: { notInside: $id, take: 100 }) { id } total: total${one}s(filter: { notInside: $id }) }`,
      { id: middle.id },
    )
    const ids = offered.data.rows.map(({ id }: Place) => id)
    expect(ids).toContain(top.id)
    expect(ids).not.toContain(middle.id)
    expect(ids).not.toContain(bottom.id)
    expect(offered.data.total).toBe(ids.length)
  })

  it(`[14.3] ${UPDATE} two moves at once do not close a circle together`, async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await made(`A ${round}`), await made(`B ${round}`)]
      const answers = await Promise.all([
        update(a.id, { name: a.name, parentId: b.id }),
        update(b.id, { name: b.name, parentId: a.id }),
      ])
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
      expect(answers.map(errorOf).find(Boolean)).toEqual({ code: 'BAD_INPUT', field: 'parentId' })
      const parents = [(await read(a.id))[`${parent}_id`], (await read(b.id))[`${parent}_id`]]
      expect(parents.filter(Boolean)).toHaveLength(1)
    }
  })

  it(`[14.4] ${UPDATE} another’s newer change is a CONFLICT, and nothing is overwritten`, async () => {
    const before = await made('Read by two')
    const first = await update(before.id, { name: 'The first' }, before.updated_at)
    expect(first.data.row.name).toBe('The first')
    const second = await update(before.id, { name: 'The second' }, before.updated_at)
    expect(errorOf(second)).toEqual({ code: 'CONFLICT' })
    expect(await read(before.id)).toEqual(first.data.row)
  })

  it(`[14.5] ${DELETE} leaves the list, is found by its id, and its children stay inside it, marked`, async () => {
    const site = await made('Leaving')
    const hall = await made('Staying', site.id)
    const { data } = await remove(site.id)
    expect(data.row).toMatchObject({ id: site.id, deleted_at: expect.any(String) })
    expect(await read(site.id)).toMatchObject({ name: 'Leaving', deleted_at: expect.any(String) })
    const LIST = `query ($showDeleted: Boolean) { rows: all${one}s(filter: { showDeleted: $showDeleted, search: "leaving" }) { id } }`
    expect((await superUser.gql(LIST, { showDeleted: false })).data.rows).toEqual([])
    expect((await superUser.gql(LIST, { showDeleted: true })).data.rows).toEqual([{ id: site.id }])
    const around = { [parent]: { name: 'Leaving' }, [`${parent}_id`]: site.id }
    expect(await read(hall.id)).toMatchObject(around)
    const renamed = await update(hall.id, { name: 'Still here', parentId: site.id })
    expect(renamed.data.row).toMatchObject({ name: 'Still here', ...around })
    const other = await made('Newly inside')
    expect(errorOf(await update(other.id, { name: 'Newly inside', parentId: site.id }))).toEqual({
      code: 'BAD_INPUT',
      field: 'parentId',
    })
    const top = await update(hall.id, { name: 'Still here', parentId: null })
    expect(top.data.row).toMatchObject({ [parent]: null })
    expect(errorOf(await remove(site.id))).toEqual(NOT_FOUND)
    expect(errorOf(await update(site.id, { name: 'Back' }))).toEqual(NOT_FOUND)
  })

  it(`[3.12] ${DELETE} in the middle of a tree: what is inside stays on the path, through the deleted one`, async () => {
    const site = await made('Site of three')
    const hall = await made('Hall between', site.id)
    const bay = await made('Bay below', hall.id)
    await made('Bay that goes', hall.id)
    await remove(hall.id)
    expect(await read(bay.id)).toMatchObject({ [parent]: { name: 'Hall between' } })
    expect(await read(site.id)).toMatchObject({ children: [{ name: 'Hall between' }] })
    await remove(bay.id)
    const [last] = (await read(hall.id))['children'] as { id: string }[]
    await remove(last?.id ?? '')
    expect(await read(site.id), 'nothing live is inside').toMatchObject({ children: [] })
  })
})
