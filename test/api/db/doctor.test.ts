/** The doctor on an installation of the engine under test, healthy and with faults. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import { examineInstallation } from '#server/app/commands/doctorCommand.ts'
import { checkDatabase } from '#server/app/doctor/checkDatabase.ts'
import { checkBackup, checkFiles } from '#server/app/doctor/checkServices.ts'
import { examine, type Finding } from '#server/app/doctor/finding.ts'
import { openServices } from '#server/app/openServices.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { noteBackup } from '#server/platform/backup/lastBackup.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { scriptedSmtp } from '#test/support/scriptedSmtp.ts'
import { addressOf, asOwner, emptyDatabase, testDatabase } from '#test/support/testDatabase.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const settings = { databaseUrl: server, databasePoolSize: 16, longJobs: 1 }
const folder = mkdtempSync(join(tmpdir(), 'liftwise-doctor-'))
type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

const db = (await testDatabase('writes')) as OpenDatabase

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const toMend = (findings: readonly Finding[], subject: Finding['subject']): string[] =>
  findings
    .filter((finding) => finding.level === 'mend' && finding.subject === subject)
    .map(({ sentence }) => sentence)
    // The server of a test run may leave out what keeps data through a power cut.
    .filter((sentence) => !sentence.includes('fsync'))

it('[48.4] finds nothing to mend in a database that is up to date', async () => {
  const findings = await checkDatabase(db.pool, settings)
  expect(toMend(findings, 'Database')).toEqual([])
  expect(findings.map(({ sentence }) => sentence)).toContain('It is up to date with this version.')
})

it('[48.4] finds jobs that nobody works on, and says why others failed', async () => {
  const client = await buildClient(db)
  const due_at = new Date(Date.now() - 3_600_000)
  const job = (more: object) => ({
    client_id: client.id,
    id: uuid(),
    kind: 'mail.passwordReset' as const,
    subject_id: uuid(),
    due_at,
    ...more,
  })
  await insertRow(db, client.id, 'jobs', job({}))
  await insertRow(
    db,
    client.id,
    'jobs',
    job({ state: 'failed', error: 'Mailbox full', finished_at: new Date() }),
  )
  const findings = await checkDatabase(db.pool, settings)
  expect(toMend(findings, 'Work')).toEqual([
    expect.stringMatching(
      /^A job has been waiting for (59|60) minutes\. Start a process that works/,
    ),
  ])
  expect(findings).toContainEqual({
    level: 'note',
    subject: 'Work',
    sentence: '1 jobs failed in the last 24 hours, the latest mail.passwordReset: Mailbox full.',
  })
})

it('[47.17] says that a restored installation sends no emails, and does not count them as late', async () => {
  const restored = (await testDatabase('writes')) as OpenDatabase
  const { id: client_id } = await buildClient(restored)
  await asOwner(restored, `update installation set mail_held_at = '2026-03-02'`)
  await insertRow(restored, client_id, 'jobs', {
    client_id,
    id: uuid(),
    kind: 'mail.passwordReset',
    subject_id: uuid(),
    due_at: new Date(Date.now() - 3_600_000),
  })
  const findings = await checkDatabase(restored.pool, settings)
  expect(findings).toContainEqual({
    level: 'note',
    subject: 'Mail',
    sentence: expect.stringMatching(/^It was restored on 2026-03-0\d and sends no emails/),
  })
  expect(toMend(findings, 'Work')).toEqual([])
  await restored.close()
})

it('[48.4] finds an empty database', async () => {
  const empty = await emptyDatabase()
  expect(toMend(await checkDatabase(empty.pool, settings), 'Database')).toEqual([
    expect.stringMatching(/^\d+ migrations are pending\. Call: .*migrate$/),
  ])
  await empty.close()
})

it.runIf(server)(
  '[48.4] [48.6] finds a role that may do too little, and too few connections',
  async () => {
    const role = `poor_${process.pid}`
    const administrator = new pg.Client({ connectionString: server ?? '' })
    await administrator.connect()
    await administrator.query(`create role ${role} login password 'poor'`)
    const url = Object.assign(new URL(addressOf(db)), { username: role, password: 'poor' })
    const database = url.pathname.slice(1)
    const poor = await openDatabase({
      databaseUrl: url.href,
      dataDir: '',
      rowSecurity: 'writes',
    }).catch((error: unknown) => String(error))
    const refusal = `The role ${role} does not own the database. As an administrator call: alter database "${database}" owner to "${role}";`
    expect(poor).toBe(`Error: ${refusal}`)
    const findings = await examineInstallation({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      TOKEN_SECRET: 'k3vU9-b0Wq7_zXy4Rt8mNp2Lc6Df1GhJ',
      DATABASE_POOL_SIZE: '500',
    })
    await administrator.query(`drop role ${role}`)
    await administrator.end()
    expect(toMend(findings, 'Database')).toEqual([
      expect.stringMatching(/^It takes \d+ connections, and one process may open 504\./),
      refusal,
      expect.stringContaining(`The role ${role} may not create tables`),
      expect.stringMatching(/^The tables belong to \w+, not to/),
    ])
  },
)

it.runIf(server)(
  '[48.4] adds up what the processes that run may open of the connections',
  async () => {
    const processes = ['one', 'two', 'three'].map(
      (machine) =>
        new pg.Client({
          connectionString: addressOf(db),
          application_name: `liftwise 1@${machine}`,
        }),
    )
    await Promise.all(processes.map((one) => one.connect()))
    const most = await processes[0]?.query<{ most: number }>(
      `select current_setting('max_connections')::int as most`,
    )
    const databasePoolSize = Math.floor((most?.rows[0]?.most ?? 0) / 2)
    const findings = await checkDatabase(db.pool, { ...settings, databasePoolSize })
    await Promise.all(processes.map((one) => one.end()))
    expect(toMend(findings, 'Database')).toContainEqual(
      expect.stringMatching(
        /^It takes \d+ connections, and the \d+ processes of Liftwise that run may open \d+\./,
      ),
    )
  },
)

it('[48.4] names a wrong setting, a database and a mail server that do not answer, and leaves no file behind', async () => {
  const dataDir = join(folder, 'new')
  expect(await examineInstallation({ DATA_DIR: dataDir, PORT: 'x' })).toContainEqual({
    level: 'mend',
    subject: 'Settings',
    sentence: 'The setting PORT must be a port number from 0 to 65535.',
  })
  const smtp = await scriptedSmtp()
  await smtp.close()
  const findings = await examineInstallation({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    TOKEN_SECRET: 'k3vU9-b0Wq7_zXy4Rt8mNp2Lc6Df1GhJ',
    SMTP_URL: smtp.url,
  })
  expect(toMend(findings, 'Database')).toEqual([
    expect.stringMatching(
      /^connect ECONNREFUSED .*\. Check DATABASE_URL and the database server\.$/,
    ),
  ])
  expect(toMend(findings, 'Mail')).toContainEqual(
    expect.stringMatching(/ECONNREFUSED .*Check SMTP_URL and the mail server\.$/),
  )
  expect(toMend(findings, 'Files')).toContainEqual(
    expect.stringContaining(`The data folder ${dataDir} does not exist`),
  )
  expect(existsSync(dataDir)).toBe(false)
})

it('[48.4] signs in to the mail server without sending a mail', async () => {
  const smtp = await scriptedSmtp()
  const findings = await examineInstallation({ DATA_DIR: folder, SMTP_URL: smtp.url })
  expect(findings).toContainEqual(expect.objectContaining({ level: 'ok', subject: 'Mail' }))
  // It left the folder to the first start.
  expect(existsSync(join(folder, 'files'))).toBe(false)
  const files = diskFileStore({ folder: join(folder, 'files'), secret: 'a secret of the test' })
  await files.ping()
  expect(await checkFiles(files)).toContainEqual(expect.objectContaining({ level: 'ok' }))
  expect(readdirSync(join(folder, 'files'), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/txt$/),
  )
  expect(smtp.received).toEqual([])
  await smtp.close()
})

it('[48.4] sends a test email to the address that it is given, and to no other', async () => {
  const smtp = await scriptedSmtp()
  const test = { DATA_DIR: folder, PUBLIC_URL: 'https://lifts.example' }
  const send = (more: object) =>
    examineInstallation({ ...test, ...more }, { mailTo: 'admin@company.example' })
  expect(await send({ SMTP_URL: smtp.url })).toContainEqual({
    level: 'ok',
    subject: 'Mail',
    sentence: expect.stringContaining('has accepted a test email to admin@company.example.'),
  })
  expect(smtp.receivers).toEqual(['admin@company.example'])
  expect(smtp.received[0]).toContain('This is a test email from Liftwise at https://lifts.example')
  smtp.replies.push({ at: 'RCPT TO', code: 550, words: 'No such mailbox' })
  expect(toMend(await send({ SMTP_URL: smtp.url }), 'Mail')).toContainEqual(
    expect.stringMatching(/No such mailbox.*Check SMTP_URL and the mail server\.$/),
  )
  await smtp.close()
  expect(toMend(await send({}), 'Mail')).toContain('No test email was sent. Set SMTP_URL first.')
})

it('[48.4] says when the last backup was made with the data folder, and that an old one is old', () => {
  const dataDir = mkdtempSync(join(folder, 'backed-up-'))
  const at = new Date('2026-11-20T02:00:00Z')
  const said = (days: number) => {
    const [finding] = checkBackup({ dataDir }, new Date(at.getTime() + days * 86_400_000))
    return `${finding?.level}: ${finding?.sentence}`
  }
  expect(said(1)).toMatch(/^note: None is known here\. Call: .*backup/)
  noteBackup(join(dataDir, 'none'), { at, path: '/backups/a.tar' })
  noteBackup(dataDir, { at, path: '/backups/a.tar' })
  expect(readdirSync(dataDir)).toEqual(['last-backup.json'])
  expect(said(1)).toBe('ok: The last one was made on 2026-11-20 at 02:00 UTC: /backups/a.tar.')
  expect(said(8)).toMatch(/^note: The last one was made on 2026-11-20 .* Call: .*backup/)
})

it('[48.4] finds a file store that returns something else', async () => {
  const store = diskFileStore({ folder, secret: 'of one test' })
  const broken = { ...store, put: (key: string) => store.put(key, Buffer.from('x'), 'text/plain') }
  await expect(checkFiles(broken)).rejects.toThrow('A file comes back changed')
})

it('[48.4] a file store whose client has no words for an answer is named by its status', async () => {
  const failure = Object.assign(new Error('UnknownError'), {
    name: 'UnknownError',
    $metadata: { httpStatusCode: 404 },
  })
  const findings = await examine('Files', () => Promise.reject(failure), 'Check S3_BUCKET.')
  expect(toMend(findings, 'Files')).toEqual(['There is no such bucket. Check S3_BUCKET.'])
})

it('[48.15] a server refuses a folder of files that it cannot write to', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-foreign-'))
  writeFileSync(join(dataDir, 'files'), '')
  const opening = openServices(readSettings({ DATA_DIR: dataDir, DEMO: 'off' }), db)
  await expect(opening).rejects.toThrow(
    /^Files cannot be written to .*files \(.*\)\. Give the folder/,
  )
  rmSync(dataDir, { recursive: true, force: true })
})
