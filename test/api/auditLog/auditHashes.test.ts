/** The hashes of audit logs that are kept outside the database, and the comparison with them. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { schedulesFor } from '#server/app/schedules.ts'
import { readChainEnds, readChainRecords } from '#server/features/auditLog/auditHashMail.ts'
import { verifyAuditLogs } from '#server/features/auditLog/verifyAuditLogs.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import { openScheduleScenario } from '#test/support/scenarios/scheduleScenario.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { appendEntries, entriesOf } from './auditLogEntries.ts'

const scenario = await openScheduleScenario()
const { db } = scenario

const settings = readSettings({
  AUDIT_HASH_EMAIL: 'auditor@elsewhere.example',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'liftwise-hashes-')),
  TOKEN_SECRET: 'the secret of the tests of hashes, long enough',
})
const files = diskFileStore({ folder: settings.dataDir, secret: settings.tokenSecret })

it('[33.15] the last hashes leave the database daily by mail, once a day', async () => {
  const provider = await buildClient(db)
  const account = await buildUser(db, { client_id: provider.id, type: 'PROVIDER_SUPER_USER' })
  const client = await buildClient(db)
  await appendEntries(db, client.id, 3)
  await scenario.startAt('2026-03-01T23:00:00Z')
  const mails: Mail[] = []
  const passing = async (instant: string) => {
    const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
    const parts = { db, files, mailer, settings, now: () => new Date(instant) }
    await drainQueue({ parts, schedules: schedulesFor(settings).slice(-1) })
  }
  await passing('2026-03-02T00:00:01Z')
  await passing('2026-03-02T23:59:00Z')
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['auditor@elsewhere.example', 'Audit log hashes of 2026-03-02'],
  ])
  const sent = await entriesOf(db, provider.id)
  expect(sent.filter(({ action }) => action === 'EMAIL_SENT')).toMatchObject([
    { record_id: account.id, after: { mail: 'auditHashes', to: 'auditor@elsewhere.example' } },
  ])
  const records = readChainRecords(mails[0]?.attachment?.text ?? '')
  expect(records.find(({ clientId }) => clientId === client.id)).toMatchObject({ position: 3 })
  await passing('2026-03-03T00:00:01Z')
  expect(mails).toHaveLength(2)
  expect(schedulesFor({ auditHashEmail: null })).not.toContain(schedulesFor(settings).at(-1))
})

it('[33.16] a chain that its owner forged as a whole differs from the hashes that were kept', async () => {
  const [whole, forged] = [await buildClient(db), await buildClient(db)]
  for (const { id } of [whole, forged]) await appendEntries(db, id, 2)
  const kept = await readChainEnds(db)
  await appendEntries(db, whole.id, 1)
  expect((await verifyAuditLogs(db, kept)).problems).toEqual([])
  // The owner's attack: remove the log, and let the product write another one.
  await asOwner(db, 'delete from audit_log where client_id = $1', [forged.id])
  await asOwner(db, 'delete from audit_heads where client_id = $1', [forged.id])
  await appendEntries(db, forged.id, 2)
  expect((await verifyAuditLogs(db, [])).problems).toEqual([])
  expect((await verifyAuditLogs(db, kept)).problems).toEqual([
    `The audit log of client ${forged.id} differs from the kept hash at entry 2: it was rewritten or cut.`,
  ])
  await asOwner(
    db,
    "update audit_log set action = 'DELETE' where client_id = $1 and position = 2",
    [whole.id],
  )
  expect((await verifyAuditLogs(db, [])).problems).toEqual([
    `The audit log of client ${whole.id} was changed at entry 2.`,
  ])
})

it('[33.16] a file of hashes that is none says which line is wrong', () => {
  expect(() => readChainRecords('a,b\n')).toThrow("Line 1 must be 'client_id,entries,last_hash'.")
  expect(() => readChainRecords('client_id,entries,last_hash\nx,1,2\n')).toThrow('Line 2 is not')
})
