/** Old observations after a daily run, however it was interrupted, and observations that it leaves alone. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  applyRetention,
  scheduleRetention,
} from '#server/features/dataProtection/applyRetention.ts'
import { TABLE_NAMES, columnsOfKind, type TableName } from '#server/platform/db/tables.ts'
import type { JobProgress } from '#server/platform/queue/queue.ts'
import { actor } from '#test/support/api.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { brokenAt, entriesOf } from '../auditLog/auditLogEntries.ts'
import { commentOn } from '../comments/commentCalls.ts'
import { buildRetentionScenario, type RetentionScenario } from './retentionScenario.ts'

const HOUR_MS = 3_600_000

it('[44.3] [51.10] [53.5] no text of an old observation, its recording, contests or comments is left in any row', async () => {
  const scenario = await buildRetentionScenario()
  const { db, observed, insert, applyRetention, rowsWith } = scenario
  const { observation, video } = await observed(400)
  const mark = async (table: TableName, columns: readonly string[], where: string) => {
    for (const column of columns)
      await asOwner(db, `update ${table} set ${column} = '"Melchior"' where ${where}`)
  }
  await mark(
    'observations',
    columnsOfKind('observations', 'text').concat('device_details', 'expo_build_number'),
    `id = '${observation.id}'`,
  )
  await mark('videos', columnsOfKind('videos', 'text'), `id = '${video.id}'`)
  await contest(scenario, observation.id, observation.observee_id, 'Melchior')
  await comment(scenario, observation.id, scenario.admin.id, 'Melchior')
  await buildFollowUp(db, observation, { note: 'Melchior', agreed: 'Melchior' })
  await insert('legal_holds', {
    id: uuid(),
    subject: 'OBSERVATION',
    subject_id: observation.id,
    reason: 'Melchior',
    placed_by: scenario.admin.id,
    ended_at: new Date(),
    ended_by: scenario.admin.id,
  })
  expect(await rowsWith('Melchior')).toHaveLength(6)
  await applyRetention()
  expect(await rowsWith('Melchior')).toEqual([])
  const { errors } = await commentOn(scenario.admin, observation.id)
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT')
})

it('[44.33] [51.10] no row names an old observation and its people', async () => {
  const scenario = await buildRetentionScenario()
  const { db, clientId, admin, observed, insert, applyRetention, daysAgo, drainBackgroundWork } =
    scenario
  const person = await actor('CLIENT_USER', { id: clientId })
  const observer = await buildUser(db, { client_id: clientId, type: 'CLIENT_OBSERVER' })
  const { observation, video } = await observed(400, {
    user_id: observer.id,
    observee_id: person.id,
  })
  await contest(scenario, observation.id, person.id, 'Why?')
  await comment(scenario, observation.id, observer.id, 'Look here.')
  await buildFollowUp(db, observation, { coach_id: observer.id })
  const viewed = { role: 'CLIENT_USER', quarter: daysAgo(399), viewed_at: daysAgo(399) }
  for (const { id } of [person, observer, admin])
    await insert('recording_views', { video_id: video.id, user_id: id, ...viewed })
  const reviewed = { observation_id: observation.id, user_id: observer.id }
  await insert('review_claims', { ...reviewed, claimed_until: daysAgo(0) })
  const blind = { answers: '{}', verdicts: '{}', created_at: daysAgo(399) }
  await insert('blind_reviews', { ...reviewed, ...blind })
  const told = { id: uuid(), user_id: person.id, kind: 'CONTEST_ANSWERED' }
  await insert('notifications', { ...told, subject_id: observation.id })
  const streak = { kind: 'badLifts', user_id: person.id, occurrence: observation.id }
  await insert('alerts', streak)
  const alert = { client_id: clientId, user_id: admin.id, subject_id: person.id }
  await buildJob(db, { ...alert, kind: 'mail.badLiftsAlert', occurrence: observation.id })
  await buildJob(db, {
    ...alert,
    kind: 'alertOfBadLifts',
    occurrence: `${observation.id}/${uuid()}`,
  })
  const naming = async (): Promise<string[]> => {
    const found = new Set<string>()
    for (const table of TABLE_NAMES)
      for (const record of [observation.id, video.id])
        for (const { id } of [person, observer]) {
          const rows = await asOwner(
            db,
            `select 1 from ${table} t where t::text like '%${record}%' and t::text like '%${id}%'`,
          )
          if (rows.length > 0) found.add(table)
        }
    return [...found].toSorted()
  }
  expect(await naming()).toEqual([
    'alerts',
    'audit_log',
    'blind_reviews',
    'comments',
    'follow_ups',
    'jobs',
    'notifications',
    'observation_contests',
    'observations',
    'recording_views',
    'review_claims',
  ])
  await applyRetention()
  await drainBackgroundWork()
  expect(await naming()).toEqual([])

  // The openings of the recording by others and the alert of the streak are kept.
  const { data } = await admin.gql(
    `query ($id: ID!) { getObservationById(id: $id) {
      observee { lastname } user { lastname } recording_views { user { id lastname } } } }`,
    { id: observation.id },
  )
  const { observee, user, recording_views: views } = data.getObservationById
  const lastnames = views.map((one: { user: { lastname: string } }) => one.user.lastname)
  expect(lastnames).toEqual(expect.arrayContaining([observee.lastname, user.lastname]))
  expect(views).toContainEqual({ user: expect.objectContaining({ id: admin.id }) })
  expect(await asOwner(db, `select occurrence from alerts where user_id = '${person.id}'`)).toEqual(
    [{ occurrence: 'first' }],
  )
})

it('[44.3] an erased person and the stand-in of their old observations have one pseudonym', async () => {
  const { db, clientId, admin, observed, applyRetention, drainBackgroundWork } =
    await buildRetentionScenario()
  const person = await buildUser(db, { client_id: clientId, firstname: 'Ada', lastname: 'Quist' })
  const old = await observed(400, { observee_id: person.id })
  const recent = await observed(10, { observee_id: person.id })
  await applyRetention()
  await admin.gql(`mutation ($id: ID!) { erasePerson(userId: $id, confirmation: "Ada Quist") }`, {
    id: person.id,
  })
  await drainBackgroundWork()
  const names = await asOwner<{ name: string }>(
    db,
    `select distinct u.firstname || ' ' || u.lastname as name from observations o join users u on u.id = o.observee_id
     where o.id in ($1, $2)`,
    [old.observation.id, recent.observation.id],
  )
  expect(names).toEqual([{ name: expect.stringMatching(/^Person [0-9A-Z-]{9}$/u) }])
})

describe('[44.5] a run', () => {
  it('that stops after a batch is finished by the next, and each observation changes once', async () => {
    const scenario = await buildRetentionScenario()
    const { db, clientId, observed } = scenario
    // More than a batch of one instant, the last of them deleted.
    const { observation } = await observed(400)
    const copies = (deleted: string, count: number) =>
      asOwner(
        db,
        `insert into observations select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
           'video_id', null, 'observee_id', null, 'unlinked_observee_name', 'No ' || number, 'deleted_at', ${deleted}))).*
         from observations o, generate_series(1, $2) number where o.id = $1`,
        [observation.id, count],
      )
    await copies('null', 210)
    await copies('now()', 5)
    const left = async () =>
      (await asOwner(db, LEFT, [clientId])) as [{ left: number; changed: number }]
    const dieAfterBatch = async ({ done }: JobProgress) => {
      if (done === 200) throw new Error('killed')
    }
    await expect(run(scenario, dieAfterBatch)).rejects.toThrow('killed')
    expect(await left()).toEqual([{ left: 16, changed: 200 }])
    await run(scenario)
    await run(scenario)
    expect(await left()).toEqual([{ left: 0, changed: 216 }])
    const changes = (await entriesOf(db, clientId)).filter(({ after }) => after['pseudonymised_at'])
    expect(new Set(changes.map(({ record_id }) => record_id)).size).toBe(216)
    expect(changes).toHaveLength(216)
    expect(await brokenAt(db, clientId)).toBeNull()
  })

  it('whose store fails removes the files at the next, also of a client that limits nothing any more', async () => {
    const scenario = await buildRetentionScenario()
    const { db, clientId, observed, isStored, files } = scenario
    const { key, video } = await observed(100)
    const shared = await observed(101)
    await asOwner(db, `update videos set file_location = 'demo/shared.mp4' where id = $1`, [
      shared.video.id,
    ])
    const failing = { ...files, remove: () => Promise.reject(new Error('The store is away.')) }
    await expect(run({ ...scenario, files: failing })).rejects.toThrow('The store is away.')
    const stored = () =>
      asOwner(
        db,
        `select recording_removed_at is not null as removed, file_location from videos where client_id = $1
           and id = any($2) order by id = $3 desc`,
        [clientId, [video.id, shared.video.id], video.id],
      )
    expect(await stored()).toEqual([
      { removed: true, file_location: key },
      { removed: true, file_location: 'demo/shared.mp4' },
    ])
    await asOwner(
      db,
      'update clients set recording_retention_days = null, observation_retention_days = null where id = $1',
      [clientId],
    )
    expect(await due(scenario)).toBe(true)
    const removed: string[] = []
    const remove = (name: string) => (removed.push(name), files.remove(name))
    await run({ ...scenario, files: { ...files, remove } })
    expect(removed).toEqual([key])
    expect(await isStored(key)).toBe(false)
    expect(await stored()).toEqual([
      { removed: true, file_location: null },
      { removed: true, file_location: null },
    ])
    expect(await due(scenario)).toBe(false)
  })
})

it('[44.34] is made of a deleted client too, and of no other', async () => {
  const scenario = await buildRetentionScenario()
  const other = await buildRetentionScenario()
  const { db, observed, isStored } = scenario
  const { key } = await observed(400)
  const kept = await other.observed(400)
  await asOwner(db, 'update clients set deleted_at = now() where id = $1', [scenario.clientId])
  const before = await other.allRows()
  expect(await due(scenario)).toBe(true)
  await scenario.applyRetention()
  expect(await scenario.rowsWith('Zebulon')).toEqual([])
  expect(await isStored(key)).toBe(false)
  expect(await other.allRows()).toEqual(before)
  expect(await isStored(kept.key)).toBe(true)
})

const LEFT = `select count(*) filter (where pseudonymised_at is null)::int as left,
  count(*) filter (where pseudonymised_at is not null)::int as changed from observations where client_id = $1`

/** Runs the job of the client once; `progress` is called after each batch. */
const run = (
  { clientId, db, files, settings, now }: RetentionScenario,
  progress: (rows: JobProgress) => Promise<void> = async () => undefined,
) =>
  applyRetention(
    {
      id: uuid(),
      clientId,
      kind: 'applyRetention',
      subjectId: clientId,
      cause: uuid(),
      userId: null,
      payload: null,
      attempt: 1,
    },
    {
      db,
      files,
      settings,
      now,
      progress,
      mailer: { send: () => Promise.reject(new Error('No mail.')), close: () => undefined },
    },
  )

/** True if the client's daily run is among what a day brings. */
async function due({ db, clientId, now }: RetentionScenario): Promise<boolean> {
  const window = { after: new Date(now().getTime() - 24 * HOUR_MS), until: now() }
  return (await scheduleRetention(db, window)).some((job) => job.clientId === clientId)
}

const NOW = { created_at: new Date(), updated_at: new Date() }

const comment = (
  { insert }: RetentionScenario,
  observation_id: string,
  user_id: string,
  text: string,
) => insert('comments', { id: uuid(), observation_id, user_id, text, ...NOW })

const contest = (
  { insert }: RetentionScenario,
  observation_id: string,
  user_id: string | null,
  reason: string,
) =>
  insert('observation_contests', {
    id: uuid(),
    observation_id,
    user_id,
    reason,
    result: '{}',
    created_at: NOW.created_at,
  })
