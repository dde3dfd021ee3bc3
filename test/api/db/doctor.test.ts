/** The doctor on an installation of the engine under test, healthy and with faults. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import { examineInstallation } from '#server/app/commands/doctorCommand.ts'
import { checkDatabase } from '#server/app/doctor/checkDatabase.ts'
import { checkFiles } from '#server/app/doctor/checkServices.ts'
import type { Finding } from '#server/app/doctor/finding.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { scriptedSmtp } from '#test/support/scriptedSmtp.ts'
import { addressOf, emptyDatabase, testDatabase } from '#test/support/testDatabase.ts'

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
  expect(readdirSync(join(folder, 'files', 'doctor'))).toEqual([])
  expect(smtp.received).toEqual([])
  await smtp.close()
})

it('[48.4] finds a file store that returns something else', async () => {
  const store = diskFileStore({ folder, secret: 'of one test' })
  const broken = { ...store, put: (key: string) => store.put(key, Buffer.from('x'), 'text/plain') }
  await expect(checkFiles(broken)).rejects.toThrow('A file comes back changed')
})
