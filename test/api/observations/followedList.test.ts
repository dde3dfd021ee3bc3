/** A list that is read page by page while others write. */
import { expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { actor } from '#test/support/api.ts'
import { answered } from '#test/support/answered.ts'
import { buildTwoSites, placeOf } from '#test/support/scenarios/twoSites.ts'

const PAGE = `query ($skip: Int) {
  rows: allObservations(filter: {
    skip: $skip, take: 5, showDeleted: true, sort: { column: created_at, order: ASC } }) { id } }`

it('[12.24] the first made first and deleted ones shown, each row comes once', async () => {
  const sites = await buildTwoSites()
  const { db, client, of } = sites
  const reader = await actor('CLIENT_SUPER_USER', client)
  // All records of one import are made at the same time, and so may be the next ones.
  const at = new Date('2026-03-01T10:00:00Z')
  let days = 0
  const add = async () => {
    days += 1
    const date = new Date(at.getTime() - ((days * 7) % 11) * 86_400_000)
    const made = await buildObservation(db, { ...of, ...placeOf(sites), created_at: at, date })
    return made.id
  }
  const before: string[] = []
  for (let count = 0; count < 12; count += 1) before.push(await add())
  const read: string[] = []
  for (;;) {
    const { rows } = await answered(reader.gql(PAGE, { skip: read.length }))
    if (rows.length === 0) break
    read.push(...rows.map(({ id }: { id: string }) => id))
    if (read.length > 20) continue
    await add()
    const [changed, deleted] = [read[0], read.at(-1)]
    const DELETE = `mutation ($id: ID!) { deleteObservation(id: $id) { id } }`
    await answered(reader.gql(DELETE, { id: deleted }))
    const CHANGE = `mutation ($id: ID!) { updateObservation(id: $id, input: { notes: "So" }) { id } }`
    await answered(reader.gql(CHANGE, { id: changed }))
  }
  expect(read.length).toBeGreaterThan(before.length)
  expect(new Set(read).size).toBe(read.length)
  expect(read.slice(0, before.length)).toEqual(before)
})
