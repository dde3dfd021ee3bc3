/** Checks of a chain that take several requests, and requests that share one check. */
import { beforeEach, expect, it } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { type ChainLimits, createChainVerifier } from '#server/features/auditLog/auditChain.ts'
import type { Database } from '#server/platform/db/database.ts'
import { api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { appendEntries } from './auditLogEntries.ts'

let db: Database
let clientId: string

beforeEach(async () => {
  ;({ db } = await api())
  clientId = (await buildClient(db)).id
  await appendEntries(db, clientId, 6)
})

const UNFINISHED = { code: 'RATE_LIMITED', message: MESSAGES.auditChainUnfinished }
const MINUTE = 60_000

/** A clock that every reading moves on by `step` milliseconds. */
function steppingClock(step: number) {
  let now = 0
  return {
    clock: () => (now += step),
    advance: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/** Two entries a statement; each statement takes as long as one request may check. */
const slowly = (clock = steppingClock(1).clock): ChainLimits => ({
  entriesPerRead: 2,
  milliseconds: 1,
  clock,
})

const tamper = (change: string, position: number) =>
  asOwner(
    db,
    `update audit_log set ${change} where client_id = '${clientId}' and position = ${position}`,
  )

/** The database, and how many statements it was sent. */
function countingReads() {
  let count = 0
  const counting: Database = {
    ...db,
    read: (...args) => {
      count += 1
      return db.read(...args)
    },
  }
  return { counting, sent: () => count }
}

it('[33.12] a check over its time is refused, and the next ones go on to the end', async () => {
  const verify = createChainVerifier(slowly())
  await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  const slow = await verify(db, { clientId })
  expect(slow).toEqual(await createChainVerifier()(db, { clientId }))
  expect(slow).toMatchObject({ head: { position: 6 }, brokenAt: null })
  await expect(verify(db, { clientId }), 'from the start again').rejects.toMatchObject(UNFINISHED)
})

it('[33.12] checks of other clients go on by themselves', async () => {
  const verify = createChainVerifier(slowly())
  const other = (await buildClient(db)).id
  await appendEntries(db, other, 1)
  await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  expect(await verify(db, { clientId: other })).toMatchObject({
    head: { position: 1 },
    brokenAt: null,
  })
})

it('[33.12] requests at the same time share one check', async () => {
  const { counting, sent } = countingReads()
  const verify = createChainVerifier()
  const results = await Promise.all([1, 2, 3].map(() => verify(counting, { clientId })))
  expect(new Set(results).size).toBe(1)
  expect(sent()).toBe(2)
  await appendEntries(db, clientId, 1)
  expect(await verify(db, { clientId })).toMatchObject({ head: { position: 7 } })
  expect(sent(), 'the database of an earlier request is left alone').toBe(2)
})

it('[33.12] a change after the part that was checked is found where the check goes on', async () => {
  const verify = createChainVerifier(slowly())
  await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  await tamper("after = '{}'", 3)
  expect(await verify(db, { clientId })).toMatchObject({ brokenAt: 3 })
})

it.each([
  ['at its end', "hash = sha256('x')", 2, 2],
  ['that is its end', 'position = -1', 2, 1],
])(
  '[33.12] a change in the part that was checked, %s, is found by the next request',
  async (_where, change, position, brokenAt) => {
    const verify = createChainVerifier(slowly())
    await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
    await tamper(change, position)
    expect(await verify(db, { clientId })).toMatchObject({ brokenAt })
  },
)

it('[33.12] a chain that is shorter than the part that was checked is checked from its start', async () => {
  const verify = createChainVerifier(slowly())
  for (let asked = 0; asked < 2; asked += 1)
    await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  await asOwner(
    db,
    `update audit_heads h set position = 1, hash = a.hash from audit_log a
      where h.client_id = a.client_id and a.client_id = '${clientId}' and a.position = 1`,
  )
  expect(await verify(db, { clientId })).toMatchObject({ head: { position: 1 }, brokenAt: 2 })
})

it('[33.12] a change before the end of the part that was checked is found by the check after it, or when that part is old', async () => {
  const { clock, advance } = steppingClock(1)
  const verify = createChainVerifier(slowly(clock))
  for (let asked = 0; asked < 2; asked += 1)
    await expect(verify(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  await tamper("after = '{}'", 1)
  await verify(db, { clientId })
  expect(await verify(db, { clientId })).toMatchObject({ brokenAt: 1 })

  const later = createChainVerifier(slowly(clock))
  await tamper(`after = '{"name": "Number 0"}'`, 1)
  await expect(later(db, { clientId })).rejects.toMatchObject(UNFINISHED)
  await tamper("after = '{}'", 1)
  advance(11 * MINUTE)
  expect(await later(db, { clientId })).toMatchObject({ brokenAt: 1 })
})
