/** Every mutation of the API writes its audit entries. */
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import { api } from '#test/support/api.ts'
import { brokenAt, entriesOf, lastPosition } from './auditLogEntries.ts'
import { MUTATION_ENTRIES } from './mutationEntries.ts'
import { MUTATION_CALLS, buildAuditScenario } from './mutationCalls.ts'

const mutations = Object.keys(buildSchema(typeDefs).getMutationType()?.getFields() ?? {})

it('[3.58] [33.1] every mutation of the contract is listed with what it puts on record, and is made below', () => {
  expect(Object.keys(MUTATION_ENTRIES).toSorted()).toEqual(mutations.toSorted())
  expect(Object.keys(MUTATION_CALLS).toSorted()).toEqual(mutations.toSorted())
})

const SECRETS = /password_hash|token_hash|\$argon2/

describe('[3.58] what a mutation puts on record', () => {
  it.each(mutations)('[33.1] %s', async (name) => {
    const { db, drainBackgroundWork } = await api()
    const scenario = await buildAuditScenario()
    const prepared = await MUTATION_CALLS[name]?.(scenario)
    await drainBackgroundWork()
    const start = await lastPosition(db, scenario.client.id)
    const answer = await prepared?.call()
    expect(answer?.errors).toBeUndefined()
    const clientId = (answer && prepared?.clientOf?.(answer)) ?? scenario.client.id
    const written = await entriesOf(db, clientId, clientId === scenario.client.id ? start : 0)
    const expected = MUTATION_ENTRIES[name]
    expect(written.map(({ action, entity }) => `${action} ${entity}`)).toEqual(
      expected && 'none' in expected ? [] : expected,
    )
    for (const { before, after, request_id, action } of written) {
      expect(request_id).toEqual(expect.any(String))
      expect(JSON.stringify([before, after])).not.toMatch(SECRETS)
      expect(Object.keys(after), 'an entry says what').not.toEqual([])
      if (action !== 'UPDATE') expect(before).toEqual({})
    }
    expect(await brokenAt(db, clientId)).toBeNull()
  })
})
