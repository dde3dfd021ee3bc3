/** Delivery of mails: once or not at all, whatever the mail server does. */
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import { v7 as uuid } from 'uuid'
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { MAILS_AN_HOUR_TO_ONE } from '#domain/mails/mailLimits.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { MAIL_RULES } from '#server/features/mails/mailRules.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { headerOf, openMailScenario } from './mailScenario.ts'
import { writeRows } from '#test/support/writeRows.ts'

const scenario = await openMailScenario()

afterAll(() => scenario.close())
beforeEach(() => {
  scenario.smtp.received.length = 0
  scenario.smtp.replies.length = 0
})

describe('an email server', () => {
  it('[30.1] takes an email, which is put on record once', async () => {
    const person = await scenario.person({
      firstname: 'Zoë',
      lastname: '"Boss" <evil@evil.example>',
    })
    const job = await scenario.enqueueCopy(person)
    await scenario.work()
    await scenario.work()
    const row = await scenario.rowOf(job)
    expect(row).toMatchObject({ state: 'done', attempts: 1, error: null })
    expect(scenario.smtp.received).toHaveLength(1)
    const [mail] = scenario.smtp.received
    expect(headerOf(mail, 'Message-ID')).toBe(`<${row.id}@liftwise.test>`)
    expect(headerOf(mail, 'From')).toBe('Liftwise <no-reply@liftwise.example>')
    expect(headerOf(mail, 'To')).toContain(`<${person.email}>`)
    expect(await scenario.auditOf(person)).toMatchObject([
      {
        client_id: scenario.clientId,
        user_id: null,
        entity: 'users',
        request_id: row.id,
        after: {
          mail: 'helpRequestCopy',
          to: person.email,
          subject: 'We received your help request: A video',
          outcome: 'sent',
        },
      },
    ])
  })

  it.each(['RCPT TO', 'DATA'] as const)(
    '[30.2] that cannot take an email now (4xx at %s) gets the same mail later',
    async (at) => {
      const person = await scenario.person()
      scenario.smtp.replies.push({ at, code: 451, words: 'Try again later' })
      const job = await scenario.enqueueCopy(person)
      await scenario.work()
      const waiting = await scenario.rowOf(job)
      expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
      expect(waiting.error).toContain('451 Try again later')
      expect(await scenario.auditOf(person)).toEqual([])
      scenario.advanceClock(31)
      await scenario.work()
      expect(await scenario.rowOf(job)).toMatchObject({ state: 'done', attempts: 2, error: null })
      const ids = scenario.smtp.received.map((mail) => headerOf(mail, 'Message-ID'))
      expect(ids).toEqual(Array(at === 'DATA' ? 2 : 1).fill(`<${waiting.id}@liftwise.test>`))
      expect(await scenario.auditOf(person)).toHaveLength(1)
    },
  )

  it.each(['RCPT TO', 'DATA'] as const)(
    '[30.2] that will never take an email (5xx at %s) is not asked again, and its words are kept',
    async (at) => {
      const person = await scenario.person()
      scenario.smtp.replies.push({ at, code: 550, words: '5.1.1 No such user' })
      const job = await scenario.enqueueCopy(person)
      await scenario.work()
      scenario.advanceClock(24 * 3_600)
      await scenario.work()
      expect(await scenario.rowOf(job)).toMatchObject({
        state: 'failed',
        attempts: 1,
        error: `${person.email}: 550 5.1.1 No such user`,
      })
      expect(scenario.smtp.received).toHaveLength(at === 'DATA' ? 1 : 0)
      expect(await scenario.auditOf(person)).toMatchObject([
        { after: { outcome: 'refused', reason: '550 5.1.1 No such user', to: person.email } },
      ])
    },
  )

  it('[30.1] that is lost after the whole mail has arrived gets it again under the same Message-ID', async () => {
    const person = await scenario.person()
    scenario.smtp.replies.push('lost')
    const job = await scenario.enqueueCopy(person)
    await scenario.work()
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(scenario.smtp.received).toHaveLength(1)
    scenario.advanceClock(31)
    await scenario.work()
    const { id, state } = await scenario.rowOf(job)
    expect(state).toBe('done')
    expect(scenario.smtp.received.map((mail) => headerOf(mail, 'Message-ID'))).toEqual(
      Array(2).fill(`<${id}@liftwise.test>`),
    )
    expect(await scenario.auditOf(person)).toHaveLength(1)
  })

  it('[30.2] is not even asked for an address that cannot be one', async () => {
    const person = await scenario.person({ email: 'nobody@home' })
    const job = await scenario.enqueueCopy(person)
    await scenario.work()
    expect(await scenario.rowOf(job)).toMatchObject({
      state: 'failed',
      error: 'nobody@home: This is not an email address.',
    })
    expect(await scenario.auditOf(person)).toMatchObject([{ after: { outcome: 'refused' } }])
  })

  it('[30.2] goes on with the next mail after one that it refused', async () => {
    const [first, second] = [await scenario.person(), await scenario.person()]
    scenario.smtp.replies.push({ at: 'RCPT TO', code: 550, words: 'No' })
    const jobs = [await scenario.enqueueCopy(first), await scenario.enqueueCopy(second)]
    await scenario.work()
    const states = await Promise.all(jobs.map(async (job) => (await scenario.rowOf(job)).state))
    expect(states).toEqual(['failed', 'done'])
  })
})

describe('nobody gets an email', () => {
  it.each([
    ['whose account is disabled', { is_account_enabled: false }, {}, 'The account is disabled.'],
    ['whose account is deleted', { deleted_at: new Date() }, {}, 'The account is deleted.'],
    ['whose client is disabled', {}, { deleted_at: new Date() }, 'The account is deleted.'],
  ])('[30.3] %s meanwhile', async (_who, values, client, reason) => {
    const person = await scenario.person({
      client_id: (await buildClient(scenario.db, client)).id,
      ...values,
    })
    const job = await scenario.enqueueCopy(person)
    await scenario.work()
    expect(await scenario.rowOf(job)).toMatchObject({ state: 'cancelled', error: reason })
    expect(scenario.smtp.received).toEqual([])
    expect(await scenario.auditOf(person)).toEqual([])
  })

  it('[30.3] who does not want emails of that kind; other kinds still come', async () => {
    const person = await scenario.person()
    await writeRows(scenario.db, { clientId: scenario.clientId }, (tables) =>
      tables
        .insert('mail_refusals')
        .values({ client_id: scenario.clientId, user_id: person.id, kind: 'weeklySummary' }),
    )
    const refused = await scenario.enqueueSummary(person)
    const copy = await scenario.enqueueCopy(person)
    await scenario.work()
    expect(await scenario.rowOf(refused)).toMatchObject({
      state: 'cancelled',
      error: 'This person has unsubscribed from these emails.',
    })
    expect((await scenario.rowOf(copy)).state).toBe('done')
    expect(scenario.smtp.received).toHaveLength(1)
  })

  it('[30.3] of another client than their own, unless they work in every client', async () => {
    const elsewhere = { client_id: (await buildClient(scenario.db)).id }
    const stranger = await scenario.person(elsewhere)
    const provider = await scenario.person({ ...elsewhere, type: 'PROVIDER_SUPER_USER' })
    const jobs = [await scenario.enqueueSummary(stranger), await scenario.enqueueSummary(provider)]
    await writeRows(scenario.db, { clientId: scenario.clientId }, (tables) =>
      tables.update('clients').set({ account_manager_id: provider.id }),
    )
    await scenario.work()
    const states = await Promise.all(jobs.map(async (job) => (await scenario.rowOf(job)).state))
    expect(states).toEqual(['cancelled', 'done'])
    const gone = await buildClient(scenario.db, { deleted_at: new Date() })
    const job = await scenario.enqueueCopy({ ...provider, client_id: gone.id })
    await scenario.work()
    expect((await scenario.rowOf(job)).error).toBe('The client is disabled.')
    expect(scenario.smtp.received.map((mail) => headerOf(mail, 'To'))).toEqual([
      expect.stringContaining(provider.email),
    ])
  })
})

describe('[30.11] nobody gets an email', () => {
  const asObserverOf = async (level: 'CLIENT_OBSERVER' | 'NONE') => {
    const place = await buildTwoSites({}, scenario.db)
    const person = await scenario.person({ ...place.of, type: level })
    return { ...place, person }
  }
  const outcomeOf = async (job: Parameters<typeof scenario.enqueue>[0]) => {
    const made = await scenario.enqueue(job)
    await scenario.work()
    const { state, error } = await scenario.rowOf(made)
    return { state, error }
  }

  it.each([
    ['CLIENT_OBSERVER', { state: 'done', error: null }],
    ['NONE', { state: 'cancelled', error: 'Their level does not open what it leads to.' }],
  ] as const)('about a follow-up that they coach or a view, as %s', async (level, expected) => {
    const { person, of, ...place } = await asObserverOf(level)
    const worker = await scenario.person({ ...of, type: 'CLIENT_OBSERVEE' })
    const { observation } = await aiObservation({ ...place, of }, { observee_id: worker.id })
    const { id } = await buildFollowUp(scenario.db, observation, { coach_id: person.id })
    const to = { clientId: of.client_id, userId: person.id }
    const cause = 'FOLLOW_UP_TO_COACH now'
    expect(await outcomeOf({ ...to, kind: 'mail.followUp', subjectId: id, cause })).toMatchObject(
      expected,
    )
    const view = { ...of, id: uuid(), user_id: person.id }
    const [created_at, updated_at] = [new Date(), new Date()]
    await insertRow(scenario.db, of.client_id, 'saved_views', {
      ...view,
      name: 'Mine',
      query: JSON.stringify({ filter: {} }),
      is_shared: false,
      created_at,
      updated_at,
    })
    await insertRow(scenario.db, of.client_id, 'saved_view_mails', {
      ...of,
      view_id: view.id,
      user_id: person.id,
      created_at,
    })
    const week = { kind: 'mail.savedView', subjectId: view.id, cause: '2026-03-02' } as const
    expect(await outcomeOf({ ...to, ...week })).toMatchObject(expected)
  })

  it.each(
    Object.entries(MAIL_RULES)
      .filter(([, { about }]) => about !== null)
      .map(([kind]) => kind as MailKind),
  )('%s about what is not there for them', async (kind) => {
    const { person, of } = await asObserverOf('CLIENT_OBSERVER')
    const job = { clientId: of.client_id, userId: person.id, subjectId: uuid() }
    expect(await outcomeOf({ ...job, kind: toMailJobKind(kind) })).toEqual({
      state: 'cancelled',
      error: 'What it is about is gone, or outside their access.',
    })
  })
})

it('[30.12] others cause twenty emails an hour to one address; an hour later there is one again', async () => {
  const { of, lift } = await buildTwoSites({}, scenario.db)
  const owner = await scenario.person({ ...of, type: 'CLIENT_OBSERVER' })
  const give = async () => {
    const { id } = await buildTaskAction(scenario.db, {
      ...of,
      owner_id: owner.id,
      created_by: owner.id,
      task_id: lift.id,
      due_date: '2030-01-31',
    })
    const to = { clientId: of.client_id, userId: owner.id, subjectId: id }
    return scenario.enqueue({ ...to, kind: 'mail.taskAction', cause: 'TASK_ACTION_GIVEN now' })
  }
  for (let given = 0; given < MAILS_AN_HOUR_TO_ONE + 5; given += 1) await give()
  await scenario.work()
  expect(scenario.smtp.received).toHaveLength(MAILS_AN_HOUR_TO_ONE)
  scenario.advanceClock(3_601)
  const later = await give()
  await scenario.work()
  expect((await scenario.rowOf(later)).state).toBe('done')
})

const readable = (mail = '') =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )

const sentTo = async (look: Parameters<typeof buildClient>[1]) => {
  const client = await buildClient(scenario.db, look)
  const person = await scenario.person({ client_id: client.id })
  await scenario.enqueueCopy(person)
  await scenario.work()
  return readable(scenario.smtp.received.at(-1))
}

it('[30.4] has the colour and the name of the client whose mail it is', async () => {
  const mail = await sentTo({ company_name: 'Blue & Sons', color: '#123f8c' })
  expect(mail).toContain('bgcolor="#123f8c"')
  expect(mail).toContain('color: #ffffff')
  expect(mail).toContain('Blue &amp; Sons, Liftwise')
  expect(mail).toContain('\nBlue & Sons, Liftwise')
  expect(mail).not.toContain('image/png')
})

it('[30.4] carries the logo inside, so that it needs no link', async () => {
  const logo = sharp({ create: { width: 300, height: 100, channels: 4, background: '#c00' } })
  await scenario.files.put('logos/one.png', await logo.png().toBuffer(), 'image/png')
  const mail = await sentTo({ logo_file: 'logos/one.png' })
  expect(mail).toMatch(/Content-Type: image\/png/)
  expect(mail).toMatch(/Content-ID: <logo>/i)
  expect(mail).toMatch(/Content-Disposition: inline/)
  expect(mail).toContain('<img src="cid:logo" alt="" width="156" height="60"')
  expect(mail).not.toMatch(/src="https?:/)
})

it.each([
  ['logos/gone.png', []],
  ['logos/broken.png', [['The logo logos/broken.png could not be read for a mail']]],
])(
  '[30.4] is sent with the name alone when the logo %s cannot be read',
  async (logo_file, said) => {
    const write = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined)
    onTestFinished(() => write.mockRestore())
    await scenario.files.put('logos/broken.png', Buffer.from('no picture'), 'image/png')
    const mail = await sentTo({ logo_file, company_name: `Firm of ${logo_file}` })
    expect(mail).toContain(`Firm of ${logo_file}, Liftwise`)
    expect(mail).not.toContain('<img')
    expect(write.mock.calls.map(([line]) => [String(line).split(':')[0]])).toEqual(said)
  },
)

it('[30.6] can be refused with one click where it is no must, and only there [RFC 8058]', async () => {
  const person = await scenario.person()
  await scenario.enqueueSummary(person)
  await scenario.enqueueCopy(person)
  await scenario.work()
  const [summary, copy] = scenario.smtp.received
  expect(headerOf(summary, 'Subject')).toContain('observations')
  const link = /^<https:\/\/liftwise\.test\/unsubscribe\/(\S+)>$/.exec(
    headerOf(summary, 'List-Unsubscribe') ?? '',
  )
  expect(
    unsubscribeTokens('the secret of the tests of mails, long enough').verify(link?.[1] ?? ''),
  ).toEqual({ clientId: scenario.clientId, userId: person.id, kind: 'weeklySummary' })
  expect(headerOf(summary, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(readable(summary)).toContain(`Unsubscribe: https://liftwise.test/unsubscribe/${link?.[1]}`)
  expect(headerOf(copy, 'List-Unsubscribe')).toBeUndefined()
  expect(readable(copy)).not.toContain('nsubscribe')
  expect(headerOf(copy, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(copy, 'Content-Language')).toBe('en')
})
