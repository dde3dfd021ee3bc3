/** Data held about one person: their page, and the file. */
import { beforeAll, describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api, type Actor, speaking } from '#test/support/api.ts'
import { unzip } from '#test/support/unzip.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { aiObservation, manualObservation } from '../../support/scenarios/storedObservations.ts'
import {
  buildTwoSites,
  limitedActor,
  providerActor,
  actorAt,
} from '../../support/scenarios/twoSites.ts'
import { appendChanges } from '../auditLog/auditLogEntries.ts'
import { commentOn } from '../comments/commentCalls.ts'
import { readJob } from '../jobs/userJobCalls.ts'

const MY_DATA = `{ myData { observed_count made_count recording_count recording_retention_days observation_retention_days campaigns { name } mails { kind }
  observations { id task_name technique has_recording is_visible }
  recording_views { observation_id user { id } role } sign_ins { outcome } } }`
const EXPORT = `mutation ($id: ID) { triggerExportPersonalData(userId: $id) { id } }`
const AUDIT = `{ allAuditEntries(filter: {}) { action entity record_id user { id } fields { field after } } }`

const scenario = await buildTwoSites({ ai_enabled: true })
const worker = await actor('CLIENT_OBSERVEE', scenario.client)
const lead = await actor('CLIENT_SUPER_USER', scenario.client)
const { files, app, drainBackgroundWork } = await api()
await files.put('videos/some.mp4', Buffer.from('film of the worker'), 'video/mp4')
await files.put('videos/other.mp4', Buffer.from('film of somebody else'), 'video/mp4')
const observed = (await aiObservation(scenario, { observee_id: worker.id, notes: '=1+1' }))
  .observation.id
const of = { user_id: worker.id, unlinked_observee_name: 'Sam Stranger', observee_id: null }
const made = (await aiObservation(scenario, of, { file_location: 'videos/other.mp4' })).observation
  .id
const { observation: others } = await manualObservation(scenario, { notes: 'about others' })
for (const id of [observed, others.id])
  await commentOn(lead, id, {
    text: `A comment on ${id}`,
    mentions: [id === observed ? worker.id : lead.id],
  })
const { data } = await lead.gql(
  `query ($id: ID!) { getObservationById(id: $id) { video { video_url } } }`,
  { id: observed },
)
await (await api()).app.inject({ url: data.getObservationById.video.video_url })

it('[44.26] shows a person what is held about them, and nothing of others', async () => {
  const { data } = await worker.gql(MY_DATA)
  expect(data.myData).toEqual({
    observed_count: 1,
    made_count: 1,
    recording_count: 1,
    recording_retention_days: null,
    observation_retention_days: null,
    campaigns: [],
    mails: [],
    observations: [
      {
        id: observed,
        task_name: scenario.lift.name,
        technique: 'incorrect',
        has_recording: true,
        is_visible: true,
      },
    ],
    recording_views: [
      { observation_id: observed, user: { id: lead.id }, role: 'CLIENT_SUPER_USER' },
    ],
    sign_ins: [{ outcome: 'ok' }],
  })
})

it('[44.27] [53.5] the file has everything about the person, their recordings, and no secret and nobody else’s name', async () => {
  const { files: entries, raw, job } = await fileOf(worker, null)
  expect(job).toMatchObject({ kind: 'EXPORT_PERSONAL_DATA', state: 'DONE' })
  expect(job.file_name).toMatch(/^Data about .+\.zip$/u)
  const observations = JSON.parse(entries.get('observations.json') ?? '') as { id: string }[]
  expect(observations.map(({ id }) => id).toSorted()).toEqual([made, observed].toSorted())
  expect(observations.find(({ id }) => id === observed)).toMatchObject({
    notes: '=1+1',
    task: scenario.lift.name,
    location: 'North',
  })
  expect(entries.get('observations.csv')).toContain(",'=1+1,")
  expect(JSON.parse(entries.get('users.json') ?? '')).toMatchObject([{ email: worker.email }])
  expect(JSON.parse(entries.get('recording_views.json') ?? '')).toMatchObject([
    { user_id: lead.id, role: 'CLIENT_SUPER_USER', viewer: expect.any(String) },
  ])
  expect(JSON.parse(entries.get('comments.json') ?? '')).toMatchObject([
    {
      text: expect.stringMatching(new RegExp(`^A comment on ${observed} @[^[]`, 'u')),
      author: expect.any(String),
    },
  ])
  expect(entries.get('recordings/some.mp4')).toBe('film of the worker')
  expect(entries.get('index.html')).toContain('<h1>Everything held about')
  expect([...entries.keys()].filter((name) => name.startsWith('recordings/'))).toHaveLength(1)
  expect(raw).not.toMatch(/Sam Stranger|password_hash|token_hash|other\.mp4|about others/u)
})

it('[49.29] the file is in the language of who asks for it, but for what programs read', async () => {
  const { files: entries, job } = await fileOf(speaking(worker, 'de'), null)
  expect(job.file_name).toMatch(/^Daten über .+\.zip$/u)
  const page = entries.get('index.html') ?? ''
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<td>Beobachtungen über Sie oder von Ihnen</td>')
  expect(entries.get('observations.csv')).toMatch(/\bobservee_id\b/u)
})

it('[44.27] super users make it for people whose whole data they see, on record; nobody else does', async () => {
  const { files: entries } = await fileOf(lead, worker.id)
  expect(JSON.parse(entries.get('users.json') ?? '')).toMatchObject([{ id: worker.id }])
  const { data } = await lead.gql(AUDIT)
  expect(data.allAuditEntries).toContainEqual({
    action: 'UPDATE',
    entity: 'users',
    record_id: worker.id,
    user: { id: lead.id },
    fields: [{ field: 'personal_data_file', after: 'written' }],
  })
  const provider = await providerActor()
  expect((await fileOf(provider, worker.id)).files.has('users.json')).toBe(true)
  const atNorth = await actorAt('CLIENT_OBSERVEE', scenario.north)
  const south = await actorAt('CLIENT_SUPER_USER', scenario.south)
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  for (const [who, id] of [
    [south, atNorth.id],
    [observer, worker.id],
  ] as const)
    expect(errorOf(await who.gql(EXPORT, { id }))).toMatchObject({ code: 'NOT_FOUND' })
})

describe('[44.28] the whole data of a person', () => {
  const OUTSIDE = /(?:at|access to) locations you do not have access to/u
  const ERASURE = `query ($id: ID!) { erasurePreview(userId: $id) { name } }`
  const places = (...names: ('north' | 'south')[]) => ({
    locations: names.map((name) => scenario[name].id),
  })
  let northern: Actor
  let northerner: Actor
  beforeAll(async () => {
    northern = await limitedActor('CLIENT_SUPER_USER', scenario.client, places('north'))
    northerner = await limitedActor('CLIENT_OBSERVEE', scenario.client, places('north'))
  })

  async function refusalsOf(who: Actor, { id }: { id: string }) {
    const [file, erasure] = [await who.gql(EXPORT, { id }), await who.gql(ERASURE, { id })]
    expect(errorOf(erasure)).toEqual(errorOf(file))
    return errorOf(file)
  }

  it('is had by a super user who has all places and sees all records of theirs', async () => {
    await aiObservation(scenario, { observee_id: northerner.id })
    expect((await fileOf(northern, northerner.id)).files.has('observations.json')).toBe(true)
    expect((await northern.gql(ERASURE, { id: northerner.id })).errors).toBeUndefined()
  })

  it('is refused of who has more places, of super users, and of who has records elsewhere', async () => {
    const everywhere = await actor('CLIENT_OBSERVEE', scenario.client)
    const both = await limitedActor('CLIENT_OBSERVER', scenario.client, places('north', 'south'))
    const moved = await limitedActor('CLIENT_OBSERVEE', scenario.client, places('north'))
    const recorder = await limitedActor('CLIENT_OBSERVER', scenario.client, places('north'))
    const elsewhere = { location_id: scenario.south.id, department_id: scenario.transport.id }
    await aiObservation(scenario, { ...elsewhere, observee_id: moved.id, user_id: recorder.id })
    for (const person of [everywhere, both, moved, recorder]) {
      expect(await refusalsOf(northern, person)).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(OUTSIDE),
      })
      expect((await lead.gql(ERASURE, { id: person.id })).errors).toBeUndefined()
    }
    const colleague = await actor('CLIENT_SUPER_USER', scenario.client)
    for (const who of [northern, lead])
      expect(errorOf(await who.gql(EXPORT, { id: colleague.id }))).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only the provider can do this with a super user’s data.',
      })
    expect((await fileOf(northern, null)).files.has('users.json')).toBe(true)
  })

  it('is not written for who has lost the right to it by then', async () => {
    const person = await limitedActor('CLIENT_OBSERVEE', scenario.client, places('north'))
    const { data } = await northern.gql(EXPORT, { id: person.id })
    await aiObservation(scenario, {
      location_id: scenario.south.id,
      department_id: scenario.transport.id,
      observee_id: person.id,
    })
    await (await api()).drainBackgroundWork()
    expect(await readJob(northern, data.triggerExportPersonalData.id)).toMatchObject({
      state: 'FAILED',
      error: 'You no longer have access to this.',
      url: null,
    })
  })
})

it('[44.38] has what others said and decided about the person: contests, notes on clips, holds, blind reviews, but nobody’s other texts', async () => {
  const { client, db, of } = scenario
  const person = await actor('CLIENT_OBSERVEE', client)
  const stored = (await aiObservation(scenario, { observee_id: person.id })).observation
  const reviewed = (await aiObservation(scenario, { user_id: person.id, observee_id: lead.id }))
    .observation
  const now = new Date()
  const contest = (observation_id: string, user_id: string, text: string) =>
    insertRow(db, client.id, 'observation_contests', {
      ...of,
      id: uuid(),
      observation_id,
      user_id,
      reason: `Reason ${text}`,
      result: '{}',
      created_at: now,
      answer: 'UPHELD',
      answer_text: `Answer ${text}`,
      answered_by: lead.id,
      answered_at: now,
    })
  await contest(stored.id, lead.id, 'about them')
  await contest(reviewed.id, person.id, 'of theirs')
  await insertRow(db, client.id, 'calibration_clips', {
    ...of,
    id: uuid(),
    observation_id: stored.id,
    is_inside_base: true,
    note: 'The feet are wide.',
    created_by: lead.id,
    created_at: now,
  })
  await insertRow(db, client.id, 'blind_reviews', {
    ...of,
    observation_id: stored.id,
    user_id: lead.id,
    answers: '{}',
    verdicts: '{}',
    created_at: now,
  })
  for (const [subject, subject_id] of [
    ['PERSON', person.id],
    ['OBSERVATION', stored.id],
  ] as const)
    await insertRow(db, client.id, 'legal_holds', {
      ...of,
      id: uuid(),
      subject,
      subject_id,
      reason: `Hold on ${subject}`,
      placed_by: lead.id,
    })
  for (const owner of [lead.id, person.id])
    await buildTaskAction(db, {
      ...of,
      task_id: scenario.lift.id,
      owner_id: person.id,
      created_by: owner,
      note: owner === lead.id ? 'Written by the lead' : 'Written by the person',
    })
  const { raw } = await fileOf(lead, person.id)
  for (const text of [
    'Reason about them',
    'Answer about them',
    'Reason of theirs',
    'Answer of theirs',
    'The feet are wide.',
    'Hold on PERSON',
    'Hold on OBSERVATION',
    'Written by the person',
  ])
    expect(raw).toContain(text)
  expect(raw).toContain('blind_reviews.json')
  expect(raw).not.toContain('Written by the lead')
})

it('[44.39] a file about somebody else has no private view, and words for ids that its reader does not see', async () => {
  const { client, db, of, north, south } = scenario
  const northern = await limitedActor('CLIENT_SUPER_USER', client, { locations: [north.id] })
  const person = await limitedActor('CLIENT_OBSERVER', client, { locations: [north.id] })
  const southerner = await actorAt('CLIENT_OBSERVER', south)
  await aiObservation(scenario, { observee_id: person.id, user_id: southerner.id })
  for (const is_shared of [true, false])
    await insertRow(db, client.id, 'saved_views', {
      ...of,
      id: uuid(),
      user_id: person.id,
      name: is_shared ? 'A shared view' : 'A private view',
      query: JSON.stringify({ users: [southerner.id, south.id] }),
      is_shared,
      created_at: new Date(),
      updated_at: new Date(),
    })
  const after = { mail: 'campaignReminder', subject: 'Reminder of the southern campaign' }
  await appendChanges(client, null, [
    { action: 'EMAIL_SENT', entity: 'users', recordId: person.id, after },
  ])
  const { raw } = await fileOf(northern, person.id)
  expect(raw).toContain('campaignReminder')
  expect(raw).not.toContain('southern campaign')
  expect(raw).toContain('A shared view')
  expect(raw).not.toContain('A private view')
  expect(raw).toContain('No access')
  expect(raw).not.toContain(southerner.id)
  expect(raw).not.toContain(south.id)
  const own = await fileOf(person, null)
  expect(own.raw).toContain('A private view')
  expect(own.raw).toContain('southern campaign')
})

it('[44.29] logs every recording in the file as opened by who asked for it', async () => {
  const person = await actor('CLIENT_OBSERVEE', scenario.client)
  const stored = (await aiObservation(scenario, { observee_id: person.id })).observation
  await aiObservation(scenario, { observee_id: person.id }, { file_location: 'videos/gone.mp4' })
  await fileOf(lead, person.id)
  const { data } = await person.gql('{ myData { recording_views { observation_id user { id } } } }')
  expect(data.myData.recording_views).toEqual([
    { observation_id: stored.id, user: { id: lead.id } },
  ])
})

async function fileOf(who: Actor, id: string | null) {
  const data = await answered(who.gql(EXPORT, { id }))
  await drainBackgroundWork()
  const job = await readJob(who, data.triggerExportPersonalData.id)
  expect(job.error).toBeNull()
  const { rawPayload, headers } = await app.inject({ url: job.url })
  expect(headers['content-type']).toBe('application/zip')
  const files = unzip(rawPayload)
  return { job, files, raw: [...files.keys(), ...files.values()].join('\n') }
}
