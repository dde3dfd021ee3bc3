/** Erasure of a person: nothing that identifies them is left, figures stay, and the audit chain still verifies. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it, vi } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { TABLES, TABLE_NAMES } from '#server/platform/db/tables.ts'
import { readAll } from '#server/platform/files/fileStore.ts'
import { answered } from '#test/support/answered.ts'
import { account, signIn } from '#test/support/api.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { brokenAt } from '../auditLog/auditLogEntries.ts'
import { providerActor } from '../../support/scenarios/twoSites.ts'
import { buildRetentionScenario, type RetentionScenario } from './retentionScenario.ts'

const scenario = await buildRetentionScenario()
const {
  db,
  admin,
  clientId,
  observed,
  rowsWith,
  isStored,
  drainBackgroundWork,
  files,
  applyRetention,
} = scenario

const PREVIEW = `query ($id: ID!) { erasurePreview(userId: $id) {
  name observed_count observation_count recording_count is_held is_erased } }`
const ERASE = `mutation ($id: ID!, $name: String!) { erasePerson(userId: $id, confirmation: $name) }`
const EXPORT_USERS = `mutation ($input: UserListInput) {
  triggerGetUsersForExport(input: $input, format: CSV) { id } }`
const FIGURES = `query { pieChartObservationsSummary { correct incorrect }
  analyticsByTask { id observation_count correct_count } totalObservations }`

describe('the erasure of a person', () => {
  it('[44.40] takes their name out of what others wrote, which stays, and removes what they wrote', async () => {
    const person = await buildUser(db, {
      client_id: clientId,
      firstname: 'Wilhelmina',
      lastname: 'Zander',
      type: 'CLIENT_OBSERVER',
    })
    const { id } = person
    const other = await buildUser(db, { client_id: clientId })
    const { observation } = await observed(12, { observee_id: other.id })
    const task_id = observation.task_id
    const action = (owner_id: string, created_by: string, note: string) =>
      buildTaskAction(db, { client_id: clientId, task_id, owner_id, created_by, note })
    const given = await action(id, admin.id, 'Wilhelmina Zander fits a table, Zander tries it.')
    const theirs = await action(admin.id, id, 'A wider table.')
    const followUp = await buildFollowUp(db, observation, {
      coach_id: id,
      opened_by: admin.id,
      note: 'Wilhelmina, look at the feet.',
      agreed: 'Feet apart.',
    })
    const at = { created_at: new Date(), updated_at: new Date() }
    const said = { id: uuid(), observation_id: observation.id, user_id: admin.id, ...at }
    await scenario.insert('comments', { ...said, text: '@Wilhelmina Zander look at 0:05.' })
    await scenario.insert('comment_mentions', { comment_id: said.id, user_id: id })
    const answer = { answer: 'UPHELD', answered_by: admin.id, answered_at: new Date() } as const
    const contest = { id: uuid(), observation_id: observation.id, user_id: id, result: '{}' }
    await scenario.insert('observation_contests', {
      ...contest,
      ...answer,
      created_at: new Date(),
      reason: 'The feet were apart.',
      answer_text: 'No, Mrs Zander.',
    })
    expect((await admin.gql(ERASE, { id, name: 'Wilhelmina Zander' })).errors).toBeUndefined()
    const stored = async (table: string, row: { id: string }) =>
      (await asOwner<object>(db, `select * from ${table} where id = $1`, [row.id]))[0]
    expect(await stored('task_actions', given)).toMatchObject({
      note: '[removed] fits a table, [removed] tries it.',
      owner_id: null,
    })
    expect(await stored('task_actions', theirs)).toMatchObject({ note: '[removed]' })
    expect(await stored('follow_ups', followUp)).toMatchObject({
      note: '[removed], look at the feet.',
      agreed: null,
    })
    expect(await stored('comments', said)).toMatchObject({
      text: '@[removed] look at 0:05.',
      deleted_at: null,
    })
    expect(await stored('observation_contests', contest)).toMatchObject({
      reason: '[removed]',
      answer_text: 'No, Mrs [removed].',
    })
  })

  it('[44.8] [44.4] leaves nothing that identifies them, and all figures', async () => {
    const person = await account(
      'CLIENT_USER',
      { id: clientId },
      { firstname: 'Quirinius', lastname: "D'Obsidian", employee_id: 'Q-1' },
    )
    const { id } = person
    const worker = await signIn(person)
    const about = await observed(10, { observee_id: id, notes: 'Quirinius bends' })
    const by = await observed(11, { user_id: id, notes: 'bends' })
    const before = (await admin.gql(FIGURES)).data
    expect(await rowsWith('Quirinius')).toEqual(expect.arrayContaining(['users', 'observations']))

    const preview = await admin.gql(PREVIEW, { id })
    expect(preview.data.erasurePreview).toEqual({
      name: "Quirinius D'Obsidian",
      observed_count: 1,
      observation_count: 1,
      recording_count: 1,
      is_held: false,
      is_erased: false,
    })
    expect(
      (await admin.gql(ERASE, { id, name: 'quirinius' })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'BAD_INPUT', field: 'confirmation' })
    expect((await admin.gql(ERASE, { id, name: 'quirinius D’Obsidian ' })).errors).toBeUndefined()
    await drainBackgroundWork()

    for (const text of ['Quirinius', 'Obsidian', 'Q-1'])
      expect(await rowsWith(text), text).toEqual([])
    expect(await isStored(about.key)).toBe(false)
    expect(await isStored(by.key)).toBe(true)
    expect((await admin.gql(FIGURES)).data).toEqual(before)
    expect(await brokenAt(db, clientId)).toBeNull()
    expect((await worker.gql('query { me { id } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    const again = await admin.gql(ERASE, { id, name: 'Quirinius Obsidian' })
    expect(again.errors?.[0]?.message).toBe(
      'The personal data of this person has already been erased.',
    )
    const restored = await admin.gql('mutation ($id: ID!) { restoreUser(id: $id) { id } }', { id })
    expect(restored.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('[44.36] takes every row of signing in, and ends what is being written about them; others keep theirs', async () => {
    const other = await buildRetentionScenario()
    await other.observed(400)
    const provider = await providerActor()
    const [person, colleague] = await Promise.all(
      ['Balthasar', 'Colleague'].map(async (firstname) =>
        signIn(await account('CLIENT_USER', { id: clientId }, { firstname, lastname: 'Onyx' })),
      ),
    )
    if (!person || !colleague) throw new Error('Nobody is there.')
    for (const { id } of [person, colleague]) await giveRows(scenario, id)
    const deleted = TABLE_NAMES.filter(
      (table) => TABLES[table].onErasure === 'deleted' && 'user_id' in TABLES[table].columns,
    )
    const rowsOf = ({ id }: { id: string }) =>
      Promise.all(
        deleted.map(async (table) =>
          (await asOwner(db, `select 1 from ${table} where user_id = $1`, [id])).length > 0
            ? table
            : null,
        ),
      )
    // A table whose rows go must be in the scenario.
    expect(await rowsOf(person)).toEqual(deleted)

    const about = { clientId, format: 'CSV', fileName: 'Users.csv' } as const
    const job = async (overrides: Parameters<typeof buildJob>[1]) =>
      (await buildJob(db, { client_id: provider.client_id, user_id: provider.id, ...overrides })).id
    /** Somebody's worker writes it. */
    const writing = async (client: string): Promise<string> => {
      const { data } = await provider.gql(EXPORT_USERS, { input: { clientId: client } })
      const { id } = data.triggerGetUsersForExport
      await asOwner(
        db,
        `update jobs set state = 'running', lease_holder = $2, lease_until = now() + interval '1 minute', attempts = 1
         where id = $1`,
        [id, uuid()],
      )
      return id
    }
    const running = await writing(clientId)
    const kept = `exports/${uuid()}.csv`
    await files.put(kept, Buffer.from('Balthasar'), 'text/csv')
    const done = await job({
      kind: 'exportUsers',
      payload: about,
      file: kept,
      files_until: scenario.daysAgo(-1),
    })
    const own = await job({
      kind: 'exportPersonalData',
      state: 'waiting',
      due_at: scenario.daysAgo(-1),
      payload: Object.assign({ personId: person.id }, about),
    })
    const theirs = await job({
      client_id: clientId,
      user_id: person.id,
      state: 'waiting',
      due_at: scenario.daysAgo(-1),
    })
    const elsewhere = await writing(other.clientId)
    const stateOf = async (id: string) =>
      (await asOwner<{ state: string }>(db, 'select state from jobs where id = $1', [id]))[0]?.state
    const before = await other.allRows()

    await answered(admin.gql(ERASE, { id: person.id, name: 'Balthasar Onyx' }))
    expect(await Promise.all([running, own, theirs, elsewhere].map(stateOf))).toEqual([
      'waiting',
      'cancelled',
      'cancelled',
      'running',
    ])
    await drainBackgroundWork()
    expect(await rowsOf(person)).toEqual(deleted.map(() => null))
    expect(await rowsOf(colleague)).toEqual(deleted)
    expect(await files.head(kept, 1)).toBeNull()
    const [written] = await asOwner<{ file: string }>(db, 'select file from jobs where id = $1', [
      running,
    ])
    const sheet = await files.get(written?.file ?? '')
    expect(sheet && String(await readAll(sheet, 1_000_000))).toMatch(
      /^(?!.*Balthasar).*Colleague/su,
    )
    expect(await stateOf(done)).toBe('done')
    expect(await other.allRows()).toEqual(before)
  })

  it('[44.8] also of who is in recordings that are analysed', async () => {
    const person = await buildUser(db, { client_id: clientId, firstname: 'Ana', lastname: 'Lyst' })
    const { video } = await observed(9, { observee_id: person.id })
    const state = async () =>
      (
        await asOwner<object>(db, 'select processing_state, judgement from videos where id = $1', [
          video.id,
        ])
      )[0]
    await asOwner(
      db,
      `update videos set processing_state = 'COMPLETE', judgement = '{}', model_hash = repeat('a', 64),
         thresholds_version = 1, capture_quality = 'GOOD' where id = $1`,
      [video.id],
    )
    expect(await state()).toEqual({ processing_state: 'COMPLETE', judgement: {} })
    await answered(admin.gql(ERASE, { id: person.id, name: 'Ana Lyst' }))
    expect(await state()).toEqual({ processing_state: null, judgement: null })
  })

  it('[44.5] whose files the store keeps loses them at the next daily run', async () => {
    const { id } = await account(
      'CLIENT_USER',
      { id: clientId },
      { firstname: 'Cas', lastname: 'Par' },
    )
    const { key, video } = await observed(3, { observee_id: id })
    const remove = vi
      .spyOn(scenario.files, 'remove')
      .mockRejectedValue(new Error('The store is away.'))
    expect((await admin.gql(ERASE, { id, name: 'Cas Par' })).errors).toBeUndefined()
    await drainBackgroundWork()
    expect(await isStored(key)).toBe(true)
    remove.mockRestore()
    await applyRetention()
    expect(await isStored(key)).toBe(false)
    const [left] = await asOwner(db, 'select file_location from videos where id = $1', [video.id])
    expect(left).toEqual({ file_location: null })
  })

  it('[44.4] a redacted entry that somebody changes is found, and so is a redaction that nobody recorded', async () => {
    const [entry] = await asOwner<{ position: number }>(
      db,
      'select position from audit_log where client_id = $1 and redacted_by is not null order by position limit 1',
      [clientId],
    )
    const at = entry?.position ?? 0
    const change = (set: string) =>
      asOwner(db, `update audit_log set ${set} where client_id = $1 and position = $2`, [
        clientId,
        at,
      ])
    await change(`before = before || '{"forged": 1}'`)
    expect(await brokenAt(db, clientId)).toBe(at)
    await change(`before = before - 'forged'`)
    expect(await brokenAt(db, clientId)).toBeNull()
    const [other] = await asOwner<{ position: number }>(
      db,
      `select position from audit_log where client_id = $1 and redacted_by is null and entity <> 'audit_log' limit 1`,
      [clientId],
    )
    await asOwner(
      db,
      `update audit_log set after = '{}', redacted_by = (select redacted_by from audit_log where client_id = $1 and position = $3)
       where client_id = $1 and position = $2`,
      [clientId, other?.position, at],
    )
    expect(await brokenAt(db, clientId)).toBe(other?.position)
  })

  it('[44.8] is refused under a legal hold, of oneself and of another super user', async () => {
    const { observation } = await observed(5)
    await admin.gql(`mutation ($input: LegalHoldInput!) { placeLegalHold(input: $input) { id } }`, {
      input: { subject: 'OBSERVATION', subjectId: observation.id, reason: 'A claim' },
    })
    const preview = await admin.gql(PREVIEW, { id: observation.observee_id })
    const { name, is_held } = preview.data.erasurePreview
    expect(is_held).toBe(true)
    const held = await admin.gql(ERASE, { id: observation.observee_id, name })
    expect(held.errors?.[0]?.message).toBe(
      'A legal hold covers this person or their observations. End it first.',
    )
    const colleague = await account('CLIENT_SUPER_USER', { id: clientId })
    for (const id of [admin.id, colleague.id])
      expect((await admin.gql(ERASE, { id, name: 'x' })).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      )
  })
})

/** A row in each table about signing in and being notified. */
async function giveRows(
  { admin, observed, daysAgo, insert }: RetentionScenario,
  id: string,
): Promise<void> {
  const of = { user_id: id }
  await insert('second_factors', { ...of, secret: 'sealed' })
  await insert('password_resets', {
    ...of,
    id: uuid(),
    token_hash: uuid(),
    expires_at: daysAgo(-1),
  })
  await insert('idempotency_keys', {
    ...of,
    operation: 'createObservation',
    key: 'k',
    result_id: uuid(),
    input_hash: 'none',
  })
  await insert('notifications', {
    ...of,
    id: uuid(),
    kind: 'JOB_COMPLETE',
    subject_id: uuid(),
  })
  const { observation } = await observed(20)
  const comment = { ...of, id: uuid(), observation_id: observation.id, user_id: admin.id }
  const at = { created_at: new Date(), updated_at: new Date() }
  await insert('comments', { ...comment, text: 'Look here.', ...at })
  await insert('comment_mentions', { ...of, comment_id: comment.id })
  const view = { ...of, id: uuid(), name: `View of ${id}`, query: '{}', is_shared: false, ...at }
  await insert('saved_views', view)
  const mailed = { ...of, view_id: view.id, created_at: new Date() }
  await insert('saved_view_mails', mailed)
  await insert('mail_refusals', { ...of, kind: 'weeklySummary' })
  await insert('alerts', { ...of, kind: 'inactivity', occurrence: '2026-01-01' })
  await insert('review_claims', {
    ...of,
    observation_id: observation.id,
    claimed_until: daysAgo(-1),
  })
  const clip = { id: uuid(), created_at: daysAgo(1) }
  await insert('calibration_clips', {
    ...clip,
    observation_id: observation.id,
    is_inside_base: true,
    created_by: uuid(),
  })
  await insert('calibration_answers', {
    ...of,
    id: uuid(),
    clip_id: clip.id,
    created_at: daysAgo(1),
  })
}
