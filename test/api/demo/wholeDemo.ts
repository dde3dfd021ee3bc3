/** Checks that the whole demo is there. */
import { expect } from 'vitest'
import { DEMO_EMAILS } from '#server/app/demo/demoPeople.ts'
import type { Database } from '#server/platform/db/database.ts'

const TABLES = ['clients', 'users', 'campaigns', 'observations', 'notifications'] as const

/** Returns the number of rows in each table. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const [row] = await db.read('every client', (tables) =>
      tables.from(table).select((rows) => rows.fn.countAll<number>().as('count')),
    )
    counts[table] = row?.count ?? 0
  }
  return counts
}

export const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]))
const WHOLE = { clients: 4, users: 67, campaigns: 3, observations: 3_240, notifications: 4 }

export async function expectWholeDemo(db: Database): Promise<void> {
  expect(await countRows(db)).toEqual(WHOLE)
  const people = await db.read('every client', (tables) => tables.from('users').select('email'))
  const emails = people.map(({ email }) => email)
  expect(emails).toEqual(expect.arrayContaining(Object.values(DEMO_EMAILS).flat()))
  const followUps = await db.read('every client', (tables) =>
    tables.from('follow_ups').select('state'),
  )
  expect(new Set(followUps.map(({ state }) => state))).toEqual(
    new Set(['OPEN', 'COACHED', 'CLOSED']),
  )
}
