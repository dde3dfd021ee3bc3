/** A client's logo: an upload that its form refers to, and a link for everybody in the client. */
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { uploadFile } from '#test/support/uploading.ts'

const { app, drainBackgroundWork, db, files, advanceClock } = await api()

const CREATE = `mutation ($input: ClientInput!) {
  client: createClient(input: $input) { id company_name logo_url updated_at } }`
const UPDATE = `mutation ($id: ID!, $input: ClientInput!, $expectedUpdatedAt: DateTime) {
  client: updateClient(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { logo_url } }`

let provider: Actor

beforeEach(async () => {
  provider = await actor('PROVIDER_SUPER_USER')
})

async function logo(): Promise<string> {
  const create = { width: 40, height: 20, channels: 3, background: '#faa61a' } as const
  return uploadFile(provider, 'CLIENT_LOGO', await sharp({ create }).webp().toBuffer())
}

async function withLogo() {
  const input = { companyName: `Company ${uuid()}`, logo: await logo() }
  const data = await answered(provider.gql(CREATE, { input }))
  return { ...data.client, companyName: input.companyName }
}

/** Returns the path of the file, without the signature of the link. */
const placeOf = (link: string) => new URL(link, 'https://liftwise.test').pathname

async function isThere(link: string): Promise<boolean> {
  await drainBackgroundWork()
  const { statusCode } = await app.inject({ url: link.replace('https://liftwise.test', '') })
  return statusCode === 200
}

describe('[3.3] [7.16] a logo', () => {
  it('[16.6] of a new client is seen by everybody of the client, stays when it is left out, and goes with its file when it is removed', async () => {
    const { id, companyName, logo_url } = await withLogo()
    expect(await isThere(logo_url)).toBe(true)
    const member = await actor('CLIENT_USER', { id })
    const { data } = await member.gql(`{ clientAppearance { logo_url } }`)
    expect(placeOf(data.clientAppearance.logo_url)).toBe(placeOf(logo_url))
    const kept = await provider.gql(UPDATE, { id, input: { companyName } })
    expect(placeOf(kept.data.client.logo_url)).toBe(placeOf(logo_url))
    expect(await isThere(logo_url)).toBe(true)
    const removed = await provider.gql(UPDATE, { id, input: { companyName, logo: null } })
    expect(removed.data.client.logo_url).toBeNull()
    expect(await isThere(logo_url)).toBe(false)
  })

  it('[16.6] stays when the change is refused, and the new one can be used again', async () => {
    const { id, companyName, logo_url } = await withLogo()
    const input = { companyName, logo: await logo() }
    const expectedUpdatedAt = '2020-01-01T00:00:00.000Z'
    const late = await provider.gql(UPDATE, { id, input, expectedUpdatedAt })
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(await isThere(logo_url)).toBe(true)
    const { data } = await provider.gql(UPDATE, { id, input })
    expect([await isThere(logo_url), await isThere(data.client.logo_url)]).toEqual([false, true])
  })
})

const APPEARANCE = `query ($clientId: ID) { clientAppearance(clientId: $clientId) { color logo_url } }`
const NAMES = `{ nonPaginatedClientsByDeletedAt { active { id company_name } disabled { id company_name deleted_at } } }`

it('[1.13] [7.61] answers the look of the caller’s own client, also when another is requested', async () => {
  const own = await buildClient(db, { color: '#112233' })
  const other = await buildClient(db, { color: '#445566' })
  const lookFor = async (who: Actor) =>
    (await who.gql(APPEARANCE, { clientId: other.id })).data.clientAppearance
  const person = await actor('CLIENT_OBSERVEE', own)
  expect(await lookFor(person)).toEqual({ color: '#112233', logo_url: null })
  expect(await lookFor(provider)).toEqual({ color: '#445566', logo_url: null })
  const unknown = await provider.gql(APPEARANCE, { clientId: 'no id' })
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('[7.61] links to the client’s logo for a while', async () => {
  await files.put('logos/own.png', Buffer.from('picture'), 'image/png')
  const person = await actor('NONE', await buildClient(db, { logo_file: 'logos/own.png' }))
  const { data } = await person.gql(APPEARANCE)
  const link = data.clientAppearance.logo_url
  expect((await app.inject(link)).body).toBe('picture')
  advanceClock(3600)
  expect((await app.inject(link)).statusCode).toBe(404)
})

it('[2.26] [7.59] [16.8] lists the names of all clients for the provider’s picker, active and disabled, by name, and for nobody else', async () => {
  const mark = uuid()
  for (const name of ['b', 'A', 'c']) await buildClient(db, { company_name: `${mark} ${name}` })
  await buildClient(db, { company_name: `${mark} gone`, deleted_at: new Date() })
  const { data } = await provider.gql(NAMES)
  const { active, disabled } = data.nonPaginatedClientsByDeletedAt
  const ours = (rows: { company_name: string }[]) =>
    rows.map(({ company_name }) => company_name).filter((name) => name.startsWith(mark))
  expect(ours(active)).toEqual([`${mark} A`, `${mark} b`, `${mark} c`])
  expect(ours(disabled)).toEqual([`${mark} gone`])
  const { errors } = await (await actor('CLIENT_SUPER_USER')).gql(NAMES)
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
