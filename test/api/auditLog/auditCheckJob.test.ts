/** The daily check of all audit logs. */
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  auditCheckJob,
  auditLogChanged,
  scheduleAuditCheck,
} from '#server/features/auditLog/auditCheckJob.ts'
import { mailJob } from '#server/features/mails/sendMail.ts'
import { readAuditCheck } from '#server/features/status/statusQueries.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { english } from '#server/platform/texts/translator.ts'
import type { JobServices } from '#server/platform/queue/queue.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import { openScheduleScenario } from '#test/support/scenarios/scheduleScenario.ts'
import { v7 as uuid } from 'uuid'
import { enqueue } from '#server/platform/queue/queue.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { appendEntries } from './auditLogEntries.ts'

const clients: { id: string; company_name: string }[] = []
const mails: Mail[] = []
let now = new Date('2026-03-01T23:00:00Z')

/** Runs what is due, five entries a turn. */
async function work(instant: string, { turns = 1, refuse = false } = {}) {
  now = new Date(instant)
  const send = async (mail: Mail) => {
    if (refuse) throw new Error('The mail server is away.')
    mails.push(mail)
  }
  const mailer = { send, close: () => undefined }
  const settings = { publicUrl: 'https://a.example' }
  const parts = { db: scenario.db, mailer, settings, now: () => now } as unknown as JobServices
  const handlers = {
    checkAuditLogs: auditCheckJob({ milliseconds: 0, entriesPerRead: 5 }),
    'mail.auditLogChanged': mailJob(auditLogChanged),
  }
  for (let turn = 0; turn < turns; turn += 1) {
    await drainQueue({ parts, handlers, schedules: [scheduleAuditCheck] })
    now = new Date(now.getTime() + 60_000)
  }
}

const jobs = () =>
  scenario.db.read('every client', (tables) =>
    tables.from('jobs').select(['state', 'attempts', 'error']).where('kind', '=', 'checkAuditLogs'),
  )

const scenario = await openScheduleScenario()
const { db } = scenario
const { id: client_id } = await buildClient(db)
const provider = await buildUser(db, { client_id, type: 'PROVIDER_SUPER_USER' })
for (let place = 0; place < 2; place += 1) clients.push(await buildClient(db))
for (const { id } of clients) await appendEntries(db, id, 12)
await scenario.startAt('2026-03-01T23:00:00Z')

it('[47.13] every log is checked once a day, in turns between which other jobs run', async () => {
  await work('2026-03-02T03:00:01Z')
  expect(await jobs()).toEqual([{ state: 'waiting', attempts: 0, error: null }])
  expect(await readAuditCheck(scenario.db)).toBe(null)
  await work('2026-03-02T03:01:00Z', { turns: 12 })
  expect(await jobs()).toEqual([{ state: 'done', attempts: 1, error: null }])
  const check = await readAuditCheck(scenario.db)
  expect(check?.result).toMatchObject({ clients: 3, broken: [] })
  expect(check?.result.entries).toBeGreaterThanOrEqual(24)
  expect(mails).toEqual([])
  await work('2026-03-03T03:00:01Z', { turns: 12 })
  expect(await jobs()).toHaveLength(2)
  await asOwner(scenario.db, 'delete from jobs')
})

it('[47.14] a changed entry fails the job with its client, and mails every account of the provider', async () => {
  const [, broken] = clients
  await asOwner(
    scenario.db,
    "update audit_log set action = 'DELETE' where client_id = $1 and position = 7",
    [broken!.id],
  )
  await work('2026-03-04T03:00:01Z', { turns: 12, refuse: true })
  await work('2026-03-04T09:00:01Z', { turns: 3 })
  const [job] = await jobs()
  expect(job?.state).toBe('failed')
  expect(english.word(job?.error ?? '')).toBe(
    `The audit log of ${broken!.company_name} was changed at entry 7.`,
  )
  expect(mails.map(({ to }) => to.address)).toEqual([provider.email])
  expect(mails[0]?.text).toMatch(new RegExp(`${broken!.company_name}.*entry 7`, 's'))
  const sent = await scenario.db.read('every client', (tables) =>
    tables.from('audit_log').select('record_id').where('action', '=', 'EMAIL_SENT'),
  )
  expect(sent).toEqual([{ record_id: provider.id }])
  expect((await readAuditCheck(scenario.db))?.result.broken).toEqual([
    { client_id: broken!.id, company_name: broken!.company_name, position: 7 },
  ])
})

it.each([
  ['an entry after the part that was checked', "hash = sha256('x')", 7, 7],
  ['the entry at its end', "hash = sha256('x')", 5, 5],
  ['the place of the entry at its end', 'position = -1', 5, 1],
])(
  '[33.12] a check of one log finds a change between two turns: %s',
  async (_what, change, position, broken) => {
    const { id: clientId } = await buildClient(db)
    await appendEntries(db, clientId, 12)
    now = new Date('2026-03-04T12:00:00Z')
    await db.write({ clientId }, (transaction) =>
      enqueue(transaction, [
        {
          clientId,
          kind: 'checkAuditLogs',
          userId: provider.id,
          subjectId: clientId,
          cause: uuid(),
          payload: { clientId },
          dueAt: now,
        },
      ]),
    )
    await work('2026-03-04T12:00:00Z')
    const rows = () =>
      asOwner(
        db,
        "select state, rows_done, result from jobs where client_id = $1 and kind = 'checkAuditLogs'",
        [clientId],
      )
    expect(await rows()).toMatchObject([{ state: 'waiting', rows_done: 5 }])
    await asOwner(db, `update audit_log set ${change} where client_id = $1 and position = $2`, [
      clientId,
      position,
    ])
    await work('2026-03-04T12:01:00Z', { turns: 3 })
    expect(await rows()).toMatchObject([
      { state: 'failed', result: { clients: 1, broken: [{ position: broken }] } },
    ])
  },
)
