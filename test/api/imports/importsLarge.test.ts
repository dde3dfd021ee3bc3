/** Calls that bring many rows: of the provider alone, and no larger than files are. */
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { CALLS, openImportScenario, storedPlaces } from './importScenario.ts'

const MIB = 1024 * 1024

async function statusOf(accessToken: string | null, payload: string | Readable): Promise<number> {
  const { app } = await api()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    },
    payload,
  })
  return statusCode
}

it('the provider imports more than a usual call may bring', async () => {
  const { provider, clientId } = await openImportScenario()
  const rows = Array.from({ length: 8_000 }, (_, at) => ({ name: `${at} ${'x'.repeat(150)}` }))
  expect(JSON.stringify(rows).length).toBeGreaterThan(MIB)
  const { data } = await provider.gql(CALLS.importLocations, { input: { clientId, rows } })
  expect(data.importLocations).toMatchObject({ created: 8_000, error_count: 0 })
  expect(await storedPlaces(clientId, 'locations')).toHaveLength(8_000)
})

it(
  'nobody else sends more than 1 MiB, and the provider not more than 20',
  { timeout: 30_000 },
  async () => {
    const { provider, clientId } = await openImportScenario()
    const superUser = await actor('CLIENT_SUPER_USER', { id: clientId })
    const body = (size: number) =>
      JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(size) } })
    for (const token of [null, superUser.accessToken, `${provider.accessToken}x`]) {
      expect(await statusOf(token, body(2 * MIB))).toBe(413)
      expect(await statusOf(token, Readable.from([body(MIB / 2), ' '.repeat(MIB)]))).toBe(413)
      expect(await statusOf(token, Readable.from([body(1_000)]))).toBe(200)
    }
    expect(await statusOf(provider.accessToken, body(2 * MIB))).toBe(200)
    expect(await statusOf(provider.accessToken, body(20 * MIB))).toBe(413)
  },
)
