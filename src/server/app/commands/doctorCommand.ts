/**
 * `doctor`: examines an installation and says what to mend. Changes nothing but a probe file, which it deletes, and sends a
 * mail only where it is told to.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type OpenSource, openSource } from '../../platform/backup/backupInstallation.ts'
import { openFileStore } from '../../platform/files/openFileStore.ts'
import { commandText } from '../../platform/settings/commandText.ts'
import { DEFAULT_DATA_DIR } from '../../platform/settings/dataDir.ts'
import { secretPath } from '../../platform/settings/secrets.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'
import { checkDatabase, checkTokenSecret } from '../doctor/checkDatabase.ts'
import { checkPages } from '../doctor/checkPages.ts'
import {
  checkBackup,
  checkDisk,
  checkFiles,
  checkMail,
  checkMemory,
  sendTestMail,
} from '../doctor/checkServices.ts'
import { checkSettings } from '../doctor/checkSettings.ts'
import type { OptionValues } from './command.ts'
import { examine, type Finding, mend, note, ok } from '../doctor/finding.ts'

/** Returns 1 if something must be mended. */
export async function run(values: OptionValues): Promise<number> {
  const findings = await examineInstallation(process.env, { mailTo: values['mail-to'] ?? null })
  for (const { level, subject, sentence } of findings)
    console.log(`${level.padEnd(6)}${subject.padEnd(10)}${sentence}`)
  const count = findings.filter(({ level }) => level === 'mend').length
  console.log(count === 0 ? '\nNothing must be mended.' : `\nTo mend: ${count}.`)
  return count === 0 ? 0 : 1
}

export async function examineInstallation(
  environment: Record<string, string | undefined>,
  { mailTo = null }: { mailTo?: string | null } = {},
): Promise<Finding[]> {
  const program = checkProgram()
  let settings: Settings
  try {
    settings = readSettings(withoutNewSecret(environment))
  } catch (error) {
    return [...program, mend('Settings', error instanceof Error ? error.message : String(error))]
  }
  const { smtpUrl, s3, databaseUrl, dataDir } = settings
  const usesDisk = databaseUrl === null || s3 === null
  const isNew = databaseUrl === null && !existsSync(dataDir)
  return [
    ...program,
    ...checkSettings(settings),
    ...(await examineDatabase(settings)),
    ...(isNew && !s3
      ? []
      : await examine(
          'Files',
          async () => checkFiles(await openFileStore(settings)),
          s3 ? 'Check the settings S3_….' : 'The process must be able to write to DATA_DIR.',
        )),
    ...(isNew ? [] : checkBackup(settings, new Date())),
    ...(smtpUrl ? await examine('Mail', () => checkMail(smtpUrl), MAIL_ADVICE) : []),
    ...(mailTo ? await examine('Mail', () => sendTestMail(settings, mailTo), MAIL_ADVICE) : []),
    ...(usesDisk ? await examine('Disk', () => checkDisk(settings), 'Check DATA_DIR.') : []),
    ...checkMemory(),
  ]
}

const MAIL_ADVICE = 'Check SMTP_URL and the mail server.'

const OLDEST_NODE = [20, 19] as const

function checkProgram(): Finding[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
    ? [ok('Program', `Node ${process.versions.node} runs it.`)]
    : [mend('Program', `This is Node ${process.versions.node}. Install 20.19 or newer.`)]
}

/** Reading the settings of a new embedded installation would create its secret. */
function withoutNewSecret(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const dataDir = environment['DATA_DIR'] || DEFAULT_DATA_DIR
  const hasSecret = environment['TOKEN_SECRET'] || environment['DATABASE_URL']
  if (hasSecret || existsSync(secretPath(dataDir)) || existsSync(join(dataDir, 'db')))
    return environment
  return { ...environment, TOKEN_SECRET: 'a secret that is never used for anything' }
}

const CONNECT_TIMEOUT_MS = 5_000

async function examineDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === null && !existsSync(join(dataDir, 'db'))) {
    const place = existsSync(dataDir)
      ? `There is none in ${dataDir} yet`
      : `The data folder ${dataDir} does not exist yet`
    return [note('Database', `${place}; '${commandText('start')}' makes it.`)]
  }
  return examine(
    'Database',
    async () => {
      const { pool, close } = databaseUrl ? openServer(databaseUrl) : await openSource(settings)
      try {
        const pages = databaseUrl ? [] : await checkPages(pool)
        // The checks below read these pages too.
        if (pages.some(({ level }) => level === 'mend')) return pages
        return [
          ...(await checkDatabase(pool, settings)),
          ...pages,
          ...(await examine(
            'Settings',
            () => checkTokenSecret(pool, settings),
            'Check the secret.',
          )),
        ]
      } finally {
        await close()
      }
    },
    databaseUrl ? 'Check DATABASE_URL and the database server.' : 'Check DATA_DIR.',
  )
}

function openServer(connectionString: string): OpenSource {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'liftwise doctor',
  })
  return { pool, close: () => pool.end() }
}
