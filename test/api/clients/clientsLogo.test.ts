/** A client's logo: an upload that its form names, and a link that everybody of the client sees. */
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, actor, api } from '#test/support/api.ts'
import { uploadFile } from '#test/support/uploading.ts'

const CREATE = `mutation ($input: ClientInput!) {
  client: createClient(input: $input) { id company_name logo_url updated_at } }`
const UPDATE = `mutation ($id: ID!, $input: ClientInput!, $expectedUpdatedAt: DateTime) {
  client: updateClient(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { logo_url } }`

let provider: Actor

beforeAll(async () => {
  provider = await actor('PROVIDER_SUPER_USER')
})

async function logo(): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: '#faa61a' } as const
  return uploadFile(provider, 'CLIENT_LOGO', await sharp({ create }).webp().toBuffer())
}

async function withLogo() {
  const input = { companyName: `Company ${uuid()}`, logo: await logo() }
  const { data, errors } = await provider.gql(CREATE, { input })
  expect(errors).toBeUndefined()
  return { ...data.client, companyName: input.companyName }
}

/** The file's place, without what the link is signed with. */
const placeOf = (link: string) => new URL(link, 'https://liftwise.test').pathname

async function isThere(link: string): Promise<boolean> {
  const { app, drainBackgroundWork } = await api()
  await drainBackgroundWork()
  const { statusCode } = await app.inject({ url: link.replace('https://liftwise.test', '') })
  return statusCode === 200
}

describe('[3.3] a logo', () => {
  it('[7.16] of a new client is seen by everybody of the client', async () => {
    const { id, logo_url } = await withLogo()
    expect(await isThere(logo_url)).toBe(true)
    const member = await actor('CLIENT_USER', { id })
    const { data } = await member.gql(`{ clientAppearance { logo_url } }`)
    expect(placeOf(data.clientAppearance.logo_url)).toBe(placeOf(logo_url))
  })

  it('[7.17] that is left out stays; removed, it is gone, and its file with it', async () => {
    const { id, companyName, logo_url } = await withLogo()
    const kept = await provider.gql(UPDATE, { id, input: { companyName } })
    expect(placeOf(kept.data.client.logo_url)).toBe(placeOf(logo_url))
    expect(await isThere(logo_url)).toBe(true)
    const removed = await provider.gql(UPDATE, { id, input: { companyName, logo: null } })
    expect(removed.data.client.logo_url).toBeNull()
    expect(await isThere(logo_url)).toBe(false)
  })

  it('stays when the change is refused, and the new one can be used again', async () => {
    const { id, companyName, logo_url } = await withLogo()
    const input = { companyName, logo: await logo() }
    const expectedUpdatedAt = '2020-01-01T00:00:00.000Z'
    const late = await provider.gql(UPDATE, { id, input, expectedUpdatedAt })
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(await isThere(logo_url)).toBe(true)
    const { data } = await provider.gql(UPDATE, { id, input })
    expect(placeOf(data.client.logo_url)).not.toBe(placeOf(logo_url))
    expect(await isThere(logo_url)).toBe(false)
    expect(await isThere(data.client.logo_url)).toBe(true)
  })
})
