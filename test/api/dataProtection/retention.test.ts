/** Retention: old recordings are removed, old observations lose their people, and figures stay. */
import { describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import type { Actor } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { brokenAt } from '../auditLog/auditLogEntries.ts'
import { providerActor } from '../../support/scenarios/twoSites.ts'
import { buildRetentionScenario } from './retentionScenario.ts'

const scenario = await buildRetentionScenario()
const { db, clientId, admin, observed, daysAgo, applyRetention, isStored } = scenario

const DETAIL = `query ($id: ID!) { getObservationById(id: $id) {
  technique notes pseudonymised_at unlinked_observee_name unlinked_observee_employee_id
  user { id firstname lastname } observee { id firstname lastname }
  video { video_url file_location keypoints { timestamp } recording_removed_at recording_removed_after_days } } }`

const detailOf = async (id: string) =>
  (await answered(scenario.admin.gql(DETAIL, { id }))).getObservationById

const FIGURES = `query { pie: pieChartObservationsSummary { correct incorrect }
  line: lineGraphObservationsSummary { date correct incorrect }
  tasks: analyticsByTask { id observation_count correct_count } places: analyticsByLocation { id observation_count correct_count }
  total: totalObservations }`

describe('a daily run', () => {
  it('[44.2] [44.3] [44.4] removes old recordings and the people of old observations; figures stay', async () => {
    const of = { client_id: clientId }
    const person = await buildUser(db, { ...of, firstname: 'Zebulon', lastname: 'Quist' })
    const observer = await buildUser(db, { ...of, firstname: 'Zebulon', lastname: 'Observer' })
    const people = { observee_id: person.id, user_id: observer.id }
    const recent = await observed(20, people)
    const filmed = await observed(100, people)
    const old = await observed(400, people)
    const older = await observed(500, { ...people, deleted_at: daysAgo(499) })
    const unlinked = await observed(450, {
      unlinked_observee_name: 'Zebulon Visitor',
      unlinked_observee_employee_id: 'Z-17',
    })
    const before = (await admin.gql(FIGURES)).data
    expect(before.total).toBe(4)

    await applyRetention()

    expect((await admin.gql(FIGURES)).data).toEqual(before)
    expect(await brokenAt(db, clientId)).toBeNull()
    const kept = await detailOf(recent.observation.id)
    expect(kept.notes).toBe('Zebulon bends his back')
    expect(kept.video.video_url).toContain(recent.key)
    const silent = await detailOf(filmed.observation.id)
    expect(silent.observee.firstname).toBe('Zebulon')
    expect(silent.video).toEqual({
      video_url: null,
      file_location: null,
      keypoints: [],
      recording_removed_at: expect.any(String),
      recording_removed_after_days: 60,
    })
    const first = await detailOf(old.observation.id)
    const second = await detailOf(older.observation.id)
    expect(first).toMatchObject({
      technique: 'correct',
      notes: null,
      pseudonymised_at: expect.any(String),
      observee: {
        firstname: 'Person',
        lastname: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      },
      video: { video_url: null, recording_removed_after_days: 60 },
    })
    expect(second.observee).toEqual(first.observee)
    expect(second.user).toEqual(first.user)
    expect(first.user).not.toEqual(first.observee)
    expect(await detailOf(unlinked.observation.id)).toMatchObject({
      unlinked_observee_name: expect.stringMatching(/^Person [0-9A-Z]{4}-[0-9A-Z]{4}$/),
      unlinked_observee_employee_id: null,
    })
    expect(await isStored(recent.key)).toBe(true)
    for (const { key } of [filmed, old, older, unlinked]) expect(await isStored(key)).toBe(false)
    const digests = await asOwner<{ id: string }>(
      db,
      `select id from videos where client_id = '${clientId}' and keypoints_digest is not null`,
    )
    expect(digests).toEqual([{ id: recent.observation.video_id }])

    const listed = await admin.gql(
      'query { allUsers(filter: { showDeleted: true, take: 100 }) { firstname } }',
    )
    expect(listed.data.allUsers.map((user: { firstname: string }) => user.firstname)).not.toContain(
      'Person',
    )
  })
})

const HOLDS = `query ($subject: LegalHoldSubject!, $subjectId: ID!) {
  legalHolds(subject: $subject, subjectId: $subjectId) { id subject reason placed_by { id } } }`
const PLACE = `mutation ($input: LegalHoldInput!) { placeLegalHold(input: $input) { id } }`
const END = `mutation ($id: ID!) { endLegalHold(id: $id) }`
const PREVIEW = `query ($clientId: ID!, $recordings: Int, $observations: Int) {
  retentionPreview(clientId: $clientId, recordingRetentionDays: $recordings, observationRetentionDays: $observations) {
    recordings { count held oldest } observations { count held oldest } } }`

describe('a legal hold', () => {
  it('[44.6] [44.7] keeps what it covers until it is ended, and the preview counts it apart', async () => {
    const provider = await providerActor()
    const person = await observed(700)
    const other = await observed(800)
    const observeeId = person.observation.observee_id
    const place = async (who: Actor, subject: string, subjectId: string | null) =>
      who.gql(PLACE, { input: { subject, subjectId, reason: 'A claim' } })

    const { data } = await place(admin, 'PERSON', observeeId)
    await place(admin, 'OBSERVATION', other.observation.id)
    expect((await place(admin, 'CLIENT', clientId)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const covering = await admin.gql(HOLDS, {
      subject: 'OBSERVATION',
      subjectId: person.observation.id,
    })
    expect(covering.data.legalHolds).toEqual([
      { ...data.placeLegalHold, subject: 'PERSON', reason: 'A claim', placed_by: { id: admin.id } },
    ])

    const previewed = async () =>
      (await provider.gql(PREVIEW, { clientId, recordings: 600, observations: 750 })).data
        .retentionPreview
    expect(await previewed()).toEqual({
      recordings: { count: 0, held: 2, oldest: daysAgoText(other) },
      observations: { count: 0, held: 1, oldest: daysAgoText(other) },
    })
    await applyRetention()
    expect((await detailOf(person.observation.id)).notes).not.toBeNull()
    expect(await isStored(person.key)).toBe(true)

    await admin.gql(END, { id: data.placeLegalHold.id })
    expect(await previewed()).toEqual({
      recordings: { count: 1, held: 1, oldest: daysAgoText(other) },
      observations: { count: 0, held: 1, oldest: daysAgoText(other) },
    })
    await applyRetention()
    expect((await detailOf(person.observation.id)).notes).toBeNull()
    expect(await isStored(person.key)).toBe(false)
    expect((await detailOf(other.observation.id)).notes).not.toBeNull()
  })

  it('[44.6] of a client is placed by the provider and keeps everything', async () => {
    const provider = await providerActor()
    const { data } = await provider.gql(PLACE, {
      input: { subject: 'CLIENT', subjectId: clientId, reason: 'A claim' },
    })
    const { observation } = await observed(900)
    await applyRetention()
    expect((await detailOf(observation.id)).notes).not.toBeNull()
    await provider.gql(END, { id: data.placeLegalHold.id })
    await applyRetention()
    expect((await detailOf(observation.id)).notes).toBeNull()
  })
})

const daysAgoText = ({ observation }: { observation: { date: Date } }) =>
  observation.date.toISOString()
