/** A scripted mail server, a separate queue, and recipients. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildUser, type UserRow } from '#server/app/factories/buildUser.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import { openMailer } from '#server/platform/mail/mailer.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { scriptedSmtp } from '#test/support/scriptedSmtp.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { openQueueScenario } from '../../support/scenarios/queueScenario.ts'

export type MailScenario = Awaited<ReturnType<typeof openMailScenario>>

export async function openMailScenario() {
  const smtp = await scriptedSmtp()
  const { db, clientId, advanceClock, enqueue, rowOf, now } = await openQueueScenario()
  const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-mails-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://liftwise.test',
    TOKEN_SECRET: 'the secret of the tests of mails, long enough',
  })
  const mailer = openMailer(settings)
  const files = diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret })
  const parts = { db, now, files, settings, mailer }
  await writeRows(db, { clientId }, (tables) =>
    tables.update('clients').set({ weekly_email_enabled: true }),
  )
  return {
    db,
    clientId,
    advanceClock,
    enqueue,
    rowOf,
    smtp,
    files,
    /** Enqueues a mail with a copy of a text that the person wrote; returns the job. */
    enqueueCopy: ({ id, client_id }: UserRow) =>
      enqueue({
        clientId: client_id,
        kind: 'mail.helpRequestCopy',
        userId: id,
        payload: { subject: 'A video', message: 'It does not play.' },
      }),
    /** Enqueues the weekly mail, which a person may turn off. */
    enqueueSummary: ({ id }: UserRow) =>
      enqueue({ kind: 'mail.weeklySummary', userId: id, subjectId: id, cause: '2026-03-02' }),
    /** Runs jobs until nothing is due. */
    work: () => drainQueue({ parts, schedules: [] }),
    person: (values: Partial<UserRow> = {}) =>
      buildUser(db, { client_id: clientId, type: 'CLIENT_SUPER_USER', ...values }),
    auditOf: ({ id }: UserRow) =>
      db.read('every client', (tables) =>
        tables
          .from('audit_log')
          .selectAll()
          .where('record_id', '=', id)
          .where('action', '=', 'EMAIL_SENT'),
      ),
    close: async () => {
      mailer.close()
      await smtp.close()
      await db.close()
    },
  }
}

/** Returns a header of a mail, unfolded. */
export const headerOf = (mail: string | undefined, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(
    mail
      ?.split('\r\n\r\n')[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .replaceAll('\r', '') ?? '',
  )?.[1]
