import { versionText } from '#server/platform/settings/version.ts'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { enqueue } from '#server/platform/queue/queue.ts'
import { actor, api } from '#test/support/api.ts'
import { buildJob, removeWork } from '#test/support/buildJob.ts'
import { asOwner } from '#test/support/testDatabase.ts'

const { db, now } = await api()
const dueAt = new Date(now().getTime() - 60_000)

await removeWork(db)
const provider = await actor('PROVIDER_SUPER_USER')
const client = await buildClient(db)
const of = { client_id: client.id }
await buildJob(db, { ...of, state: 'waiting', kind: 'mail.invitation', due_at: dueAt })
await buildJob(db, { ...of, state: 'failed', error: 'The file cannot be read.' })
const failed = await buildJob(db, {
  ...of,
  state: 'failed',
  kind: 'mail.weeklySummary',
  attempts: 5,
  error: 'The mail server refused the mail.',
})
for (const day of ['2026-11-01', '2026-11-01', '2026-11-02'])
  await insertRow(db, client.id, 'observation_dirty_days', { client_id: client.id, day })

const STATUS = `{ status: serverStatus {
  version node database files_answer disk_problem mail_held_at last_backup_at mail_server oldest_due_at uncounted_days jobs { kind state count }
  audit_check { checked_at clients entries broken { client_id company_name position } } } }`
const FAILED = `query ($take: Int) { total: totalFailedJobs rows: failedJobs(take: $take) {
  id kind error attempts finished_at client { id company_name } } }`
const RUN_AGAIN = 'mutation ($id: ID!) { runJobAgain(id: $id) }'

it('[47.7] the provider sees versions, storage, mail, the queue and what is not counted', async () => {
  const { status } = (await provider.gql(STATUS)).data
  expect(status).toEqual({
    version: versionText(),
    node: process.versions.node,
    database: expect.stringMatching(/^PostgreSQL \d+/),
    files_answer: true,
    disk_problem: null,
    mail_held_at: null,
    last_backup_at: null,
    mail_server: null,
    oldest_due_at: dueAt.toISOString(),
    uncounted_days: 2,
    audit_check: null,
    jobs: expect.arrayContaining([
      { kind: 'mail.invitation', state: 'WAITING', count: 1 },
      { kind: 'mail.weeklySummary', state: 'FAILED', count: 1 },
    ]),
  })
})

it("[47.8] the provider sees failed jobs with their reason, but nobody's exports and imports", async () => {
  const { rows, total } = (await provider.gql(FAILED)).data
  expect(rows).toEqual([
    {
      id: failed.id,
      kind: 'mail.weeklySummary',
      error: 'The mail server refused the mail.',
      attempts: 5,
      finished_at: expect.any(String),
      client: { id: client.id, company_name: client.company_name },
    },
  ])
  expect(total).toBe(1)
})

it('[47.8] a failed job runs again once; one that has not failed, and a person’s own, do not exist for it', async () => {
  const own = await buildJob(db, { client_id: client.id, state: 'failed' })
  expect((await provider.gql(RUN_AGAIN, { id: failed.id })).data).toEqual({ runJobAgain: true })
  const [job] = await db.read({ clientId: client.id }, (tables) =>
    tables
      .from('jobs')
      .select(['state', 'attempts', 'error', 'finished_at'])
      .where('id', '=', failed.id),
  )
  expect(job).toEqual({ state: 'waiting', attempts: 0, error: null, finished_at: null })
  for (const id of [failed.id, own.id, randomUUID(), 'no id'])
    expect((await provider.gql(RUN_AGAIN, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('[47.17] emails of a restored installation wait until the provider lets them go; older ones than a day are not sent', async () => {
  const { mails, drainBackgroundWork } = await api()
  const person = await actor('CLIENT_SUPER_USER', client)
  const copy = (subject: string, dueAt: Date) =>
    db.write({ clientId: client.id }, (transaction) =>
      enqueue(transaction, [
        {
          clientId: client.id,
          kind: 'mail.helpRequestCopy',
          userId: person.id,
          subjectId: randomUUID(),
          payload: { subject, message: 'It does not play.' },
          dueAt,
        },
      ]),
    )
  await asOwner(db, 'update installation set mail_held_at = now()')
  await copy('An old one', new Date(now().getTime() - 25 * 3_600_000))
  await copy('A new one', new Date(now().getTime() - 23 * 3_600_000))
  const before = mails.length
  await drainBackgroundWork()
  expect(mails.slice(before)).toEqual([])
  const held = (await provider.gql(STATUS)).data.status
  expect(held).toMatchObject({ mail_held_at: expect.any(String), oldest_due_at: null })
  expect((await provider.gql('mutation { sendHeldMail }')).data).toEqual({ sendHeldMail: true })
  await drainBackgroundWork()
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A new one'),
  ])
  expect((await provider.gql(STATUS)).data.status.mail_held_at).toBeNull()
})
