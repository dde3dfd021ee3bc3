/** The log of who opened a recording. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { actor, api, signIn, type Actor } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const READ = `query ($id: ID!) { getObservationById(id: $id) {
  video { id video_url } recording_views { user { id firstname } role viewed_at }
} }`
const LIST = `{ allObservations { id video { video_url raw_video_url } } }`

const scenario = await buildTwoSites({ ai_enabled: true })
let worker = await actor('CLIENT_OBSERVEE', scenario.client)
let observer = await actor('CLIENT_OBSERVER', scenario.client)
let lead = await actor('CLIENT_SUPER_USER', scenario.client)

const recorded = async () =>
  (await aiObservation(scenario, { observee_id: worker.id, user_id: observer.id })).observation.id

/** The people sign in again: their access tokens have expired. */
async function advance(seconds: number): Promise<void> {
  ;(await api()).advanceClock(seconds)
  worker = await signIn(worker)
  observer = await signIn(observer)
  lead = await signIn(lead)
}

const read = async (who: Actor, id: string) => (await who.gql(READ, { id })).data.getObservationById

const open = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  (await api()).app.inject({ method, url })

it('[44.24] logs a person once in a quarter of an hour, and nothing for reading an observation or a list', async () => {
  // Quarters begin with those of the clock, and one may begin between two calls.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const id = await recorded()
  await lead.gql(LIST)
  const { video, recording_views: before } = await read(lead, id)
  expect(before).toEqual([])
  const answer = await open(video.video_url)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toContain('videos/some.mp4')
  await Promise.all([open(video.video_url), open(video.video_url)])
  expect((await read(lead, id)).recording_views).toEqual([
    {
      user: { id: lead.id, firstname: expect.any(String) },
      role: 'CLIENT_SUPER_USER',
      viewed_at: expect.any(String),
    },
  ])
  await advance(15 * 60)
  const provider = await providerActor()
  await open((await read(provider, id)).video.video_url)
  await open((await read(lead, id)).video.video_url)
  const views: { user: { id: string } }[] = (await read(lead, id)).recording_views
  expect(views.map(({ user }) => user.id).toSorted()).toEqual(
    [lead.id, lead.id, provider.id].toSorted(),
  )
})

it('[44.24] shows the log to the person observed and to super users', async () => {
  const id = await recorded()
  await open((await read(observer, id)).video.video_url)
  expect(await read(observer, id)).toMatchObject({ recording_views: null })
  for (const who of [worker, lead])
    expect(await read(who, id)).toMatchObject({
      recording_views: [{ user: { id: observer.id }, role: 'CLIENT_OBSERVER' }],
    })
})

it('[44.24] lets nobody change or remove a row', async () => {
  const { db } = await api()
  const change = writeRows(db, { clientId: scenario.client.id }, (tables) =>
    tables.update('recording_views').set({ user_id: worker.id }),
  )
  await expect(change).rejects.toThrow('permission denied')
})

it('[44.25] opens nothing by a link that was changed or has expired', async () => {
  const id = await recorded()
  const { video_url: url } = (await read(lead, id)).video
  const changed = [
    url.replace(lead.id, worker.id),
    url.replace('some.mp4', 'other.mp4'),
    url.replace('CLIENT_SUPER_USER', 'CLIENT_USER'),
    url.replace(/(?<=signature=)./, (first: string) => (first === 'x' ? 'y' : 'x')),
    `${url}&user=${worker.id}`,
    url.slice(0, url.indexOf('?')),
  ]
  for (const link of changed) expect((await open(link)).statusCode).toBe(404)
  await advance(3_601)
  expect((await open(url)).statusCode).toBe(404)
  expect((await read(lead, id)).recording_views).toEqual([])
})

describe('[44.25] a link ends with the right to see the recording', () => {
  it.each([
    ['a disabled account', 'update users set is_account_enabled = false where id = $1'],
    ['a deleted account', 'update users set deleted_at = now() where id = $1'],
    ['another level', `update users set type = 'CLIENT_SUPER_USER' where id = $1`],
    ['revoked sessions', 'update sessions set revoked_at = now() where user_id = $1'],
    [
      'other places',
      `update user_locations set location_id = (select id from locations where name = 'South' and client_id = ul.client_id)
       from user_locations ul where user_locations.user_id = $1 and ul.user_id = $1`,
    ],
    [
      'a removed recording',
      `update videos v set recording_removed_at = now() from observations o, users u
       where u.id = $1 and o.client_id = u.client_id and v.id = o.video_id`,
    ],
  ])('%s', async (_how, sql) => {
    const viewer = await actorAt('CLIENT_OBSERVER', scenario.north)
    const { video_url: url } = (await read(viewer, await recorded())).video
    expect((await open(url)).statusCode).toBe(302)
    await asOwner((await api()).db, sql, [viewer.id])
    expect((await open(url)).statusCode).toBe(404)
  })
})
