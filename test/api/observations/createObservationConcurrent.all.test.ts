import { once } from 'node:events'
import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { sql } from '#server/platform/db/sql.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { actor } from '#test/support/api.ts'
import {
  createObservation,
  errorOf,
  nextMinute,
  uploadVideo,
} from '../../support/scenarios/observationCalls.ts'
import { placeOf, buildTwoSites } from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ can_pick_observer: true })
const { db, of } = scenario
const observer = await actor('CLIENT_OBSERVER', scenario.client)

/** Concurrent transactions need PostgreSQL: the embedded engine has one connection. */
it.runIf(process.env['TEST_DATABASE_URL']).each([
  ['locations', 'location_id'],
  ['departments', 'department_id'],
  ['tasks', 'task_id'],
  ['campaigns', 'campaign_id'],
  ['users', 'user_id'],
  ['users', 'observee_id'],
  ['clients', null],
] as const)(
  '[21.4] refuses one of the %s that is deleted meanwhile as %s',
  async (table, field) => {
    const tenant = { clientId: scenario.client.id }
    const { data } = await uploadVideo(observer)
    const input = {
      date: nextMinute(),
      review_type: 'MANUAL_TASK',
      ...placeOf(scenario),
      campaign_id: (await buildCampaign(db, of)).id,
      user_id: (await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })).id,
      observee_id: (await buildUser(db, of)).id,
      video_id: data.uploadVideo.id,
    }
    const id = field === null ? scenario.client.id : input[field]
    const setDeleted = (deletedAt: Date | null) => (transaction: Transaction) =>
      transaction.run((tables) =>
        tables.update(table).set({ deleted_at: deletedAt }).where('id', '=', id),
      )
    const [deleted, commit] = [new AbortController(), new AbortController()]
    const deletion = db.write(tenant, async (transaction) => {
      await setDeleted(new Date())(transaction)
      deleted.abort()
      await once(commit.signal, 'abort')
    })
    await once(deleted.signal, 'abort')
    let isAnswered = false
    const submission = createObservation(observer, input).finally(() => {
      isAnswered = true
    })
    await expect.poll(async () => isAnswered || (await isWaitingForLock())).toBe(true)
    commit.abort()
    await deletion
    const answer = await submission
    await db.write(tenant, setDeleted(null))
    const refused = field === null ? { code: 'UNAUTHENTICATED' } : { code: 'NOT_FOUND', field }
    expect(errorOf(answer)).toMatchObject(refused)
  },
)

/** True if a transaction of this database waits for another one's lock. */
async function isWaitingForLock(): Promise<boolean> {
  const waiting = await db.sql(
    'every client',
    () => sql`select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`,
  )
  return waiting.length > 0
}
