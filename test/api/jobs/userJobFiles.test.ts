/** Files of exports and imports: links that expire, files kept for a week and then removed. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildJob } from '#test/support/buildJob.ts'
import { deleteExpiredJobFiles } from '#server/features/jobs/jobFileCleanup.ts'
import { account, type Actor, actor, api, signIn } from '#test/support/api.ts'
import { manualObservation } from '#test/support/scenarios/storedObservations.ts'
import { buildTwoSites } from '#test/support/scenarios/twoSites.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { EXPORT_OBSERVATIONS, runExport } from '../exports/exportCalls.ts'
import { readJob } from './userJobCalls.ts'

const { files, app, db, advanceClock, now } = await api()

const DAY = 86_400

let me: Actor
let of: { client_id: string; user_id: string }
beforeEach(async () => {
  me = await actor('PROVIDER_SUPER_USER')
  of = { client_id: me.client_id, user_id: me.id }
})

const after = async (seconds: number) => new Date((await api()).now().getTime() + seconds * 1_000)

const stored = async (key: string) => {
  await files.put(key, Buffer.from('a,b\r\n'), 'text/csv')
  return key
}

const isThere = async (key: string) => {
  return (await files.head(key, 1)) !== null
}

const open = async (url: string) => {
  return app.inject({ method: 'GET', url })
}

describe('[7.44] the link to a file', () => {
  it('[28.3] opens it under its name for a quarter of an hour; asking again gives another', async () => {
    const file = await stored('exports/link.csv')
    const { id } = await buildJob(db, { ...of, file, files_until: await after(DAY) })
    const { url } = await readJob(me, id)
    const answer = await open(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('a,b\r\n')
    expect(answer.headers['content-disposition']).toContain('Observations 2026-11-21.csv')
    advanceClock(15 * 60 + 1)
    expect((await open(url)).statusCode).toBe(404)
    const renewed = await readJob(await signIn(me), id)
    expect((await open(renewed.url)).statusCode).toBe(200)
    advanceClock(DAY)
    expect(await readJob(await signIn(me), id)).toMatchObject({ url: null, available_until: null })
  })

  it('of an import leads to the rows with problems, under a name of their own', async () => {
    const file = await stored('imports/problems.csv')
    const { id } = await buildJob(db, {
      ...of,
      kind: 'importUsers',
      payload: { fileName: 'people of May.CSV', source: 'imports/people.csv', check: true },
      file,
      files_until: await after(DAY),
    })
    const job = await readJob(me, id)
    expect(job.file_name).toBe('people of May.CSV')
    const { headers } = await open(job.url)
    expect(headers['content-disposition']).toContain('people of May - problems.csv')
  })
})

describe('[28.7] the file of an export ends with the right to see what is in it', () => {
  const ends: [how: string, sql: string][] = [
    ['revoked sessions', 'update sessions set revoked_at = now() where user_id = $1'],
    ['a disabled account', 'update users set is_account_enabled = false where id = $1'],
    ['a lower level', `update users set type = 'CLIENT_USER' where id = $1`],
    ['fewer places', 'update users set user_has_full_location_access = false where id = $1'],
  ]

  it.each(ends)('%s', async (how, change) => {
    const scenario = await buildTwoSites()
    const who = await account('CLIENT_OBSERVER', scenario.client)
    const observer = await signIn(who)
    const of = { client_id: who.client_id, user_id: who.id }
    await asOwner(
      db,
      'insert into user_locations (client_id, user_id, location_id) values ($1, $2, $3)',
      [of.client_id, of.user_id, scenario.north.id],
    )
    await manualObservation(scenario)
    const job = await runExport(observer, EXPORT_OBSERVATIONS)
    expect((await open(job.url)).statusCode).toBe(200)
    await asOwner(db, change, [who.id])
    expect((await open(job.url)).statusCode).toBe(404)
    if (how.endsWith('sessions') || how.endsWith('account')) return
    expect(await readJob(await signIn(who), job.id)).toMatchObject({ state: 'DONE', url: null })
  })
})

describe('the sweep of old files', () => {
  const sweep = async () => {
    await deleteExpiredJobFiles({ db, files }, now())
  }

  it('[28.8] removes what a job leaves when its time has come, and not before', async () => {
    const [old, young] = [await stored('exports/old.csv'), await stored('exports/young.csv')]
    const first = await buildJob(db, { ...of, file: old, files_until: await after(-1) })
    const second = await buildJob(db, { ...of, file: young, files_until: await after(60) })
    await sweep()
    expect(await isThere(old)).toBe(false)
    expect(await isThere(young)).toBe(true)
    expect(await readJob(me, first.id)).toMatchObject({ state: 'DONE', available_until: null })
    expect((await readJob(me, second.id)).url).toEqual(expect.any(String))
    await sweep()
    expect(await isThere(young)).toBe(true)
  })

  it('[28.8] keeps an uploaded file that a later import still needs, until its time has come too', async () => {
    const source = await stored('imports/shared.csv')
    const problems = await stored('imports/shared-problems.csv')
    const payload = { fileName: 'people.csv', source }
    const check = { ...of, kind: 'importUsers', payload: { ...payload, check: true } } as const
    await buildJob(db, { ...check, file: problems, files_until: await after(-1) })
    await buildJob(db, { ...of, kind: 'importUsers', payload, files_until: await after(60) })
    await sweep()
    expect([await isThere(source), await isThere(problems)]).toEqual([true, false])
    advanceClock(61)
    await sweep()
    expect(await isThere(source)).toBe(false)
  })

  it('[28.7] goes through more than it takes at once', async () => {
    const last = await stored('exports/last.csv')
    const until = await after(-DAY)
    for (let count = 0; count < 201; count += 1)
      await buildJob(db, { ...of, file: `exports/none-${count}.csv`, files_until: until })
    await buildJob(db, { ...of, file: last, files_until: await after(-1) })
    await sweep()
    expect(await isThere(last)).toBe(false)
  })
})
