/** Examines what the server uses besides the database: files, mail server, disk and memory. */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { DAY_MS } from '#domain/dates.ts'
import { readLastBackup } from '../../platform/backup/lastBackup.ts'
import { MIN_FREE_BYTES } from '../../platform/files/diskSpace.ts'
import { type FileStore, readAll } from '../../platform/files/fileStore.ts'
import { escapeHtml } from '../../platform/mail/mailTemplate.ts'
import { checkMailServer, openMailer } from '../../platform/mail/mailer.ts'
import { commandText } from '../../platform/settings/commandText.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type Finding, mend, note, ok } from './finding.ts'

/**
 * Writes, reads and deletes a small file. A folder that does not exist is left to the server: made by the doctor, it would
 * belong to whoever called that.
 */
export async function checkFiles(files: FileStore): Promise<Finding[]> {
  if (files.local && !existsSync(files.local.folder))
    return [note('Files', `There are none in ${files.local.folder} yet; the first start makes it.`)]
  const foreign = files.local ? entriesOfOthers(files.local.folder) : []
  if (files.local && foreign.length > 0)
    return [
      mend(
        'Files',
        `${foreign.join(', ')} in ${files.local.folder} belong to another user than the folder. Call: chown --recursive --reference=${files.local.folder} ${files.local.folder}`,
      ),
    ]
  if (files.local && statSync(files.local.folder).uid !== process.getuid?.())
    return checkFolder(files.local.folder)
  const key = `doctor/${randomUUID()}.txt`
  const content = Buffer.from('Liftwise doctor')
  await files.put(key, content, 'text/plain')
  try {
    const stored = await files.get(key)
    const read = stored && (await readAll(stored, content.length))
    if (!read?.equals(content)) throw new Error('A file comes back changed')
  } finally {
    await files.remove(key)
  }
  const place = files.local ? `in ${files.local.folder}` : 'in the bucket'
  return [ok('Files', `A file was written, read and deleted ${place}.`)]
}

/** Checks a folder of another user when run by root: makes no folder inside, which would stay root's. */
async function checkFolder(folder: string): Promise<Finding[]> {
  const path = join(folder, `.doctor-${randomUUID()}`)
  const content = 'Liftwise doctor'
  await writeFile(path, content, { mode: 0o600 })
  try {
    if ((await readFile(path, 'utf8')) !== content) throw new Error('A file comes back changed')
  } finally {
    await rm(path, { force: true })
  }
  return [ok('Files', `A file was written, read and deleted in ${folder}.`)]
}

const entriesOfOthers = (folder: string): string[] => {
  const { uid } = statSync(folder)
  return readdirSync(folder).filter((name) => statSync(join(folder, name)).uid !== uid)
}

const OLD_BACKUP_DAYS = 7

/** Says when the last backup was made with this data folder. */
export function checkBackup({ dataDir }: Pick<Settings, 'dataDir'>, now: Date): Finding[] {
  const last = readLastBackup(dataDir)
  const command = commandText('backup', '--to FILE')
  if (!last) return [note('Backup', `None is known here. Call: ${command}`)]
  const sentence = `The last one was made on ${last.at.toISOString().slice(0, 16).replace('T', ' at ')} UTC: ${last.path}.`
  return now.getTime() - last.at.getTime() > OLD_BACKUP_DAYS * DAY_MS
    ? [note('Backup', `${sentence} Call: ${command}`)]
    : [ok('Backup', sentence)]
}

/** Connects and signs in, without sending a mail. */
export async function checkMail(smtpUrl: string): Promise<Finding[]> {
  await checkMailServer(smtpUrl)
  return [ok('Mail', `${new URL(smtpUrl).host} accepts the connection and the sign-in.`)]
}

/** Sends one as Liftwise sends all others. */
export async function sendTestMail(
  { smtpUrl, mailFrom, dataDir, publicUrl }: Settings,
  address: string,
): Promise<Finding[]> {
  if (!smtpUrl) return [mend('Mail', 'No test email was sent. Set SMTP_URL first.')]
  const mailer = openMailer({ smtpUrl, mailFrom, dataDir })
  const text = `This is a test email from Liftwise at ${publicUrl}. Nothing needs to be done.`
  try {
    await mailer.send({
      to: { name: '', address },
      subject: 'Test email from Liftwise',
      text,
      html: `<p>${escapeHtml(text)}</p>`,
      messageId: `${randomUUID()}@${new URL(publicUrl).hostname}`,
      language: 'en',
    })
  } finally {
    mailer.close()
  }
  const { host } = new URL(smtpUrl)
  return [
    ok(
      'Mail',
      `${host} has accepted a test email to ${address}. If it does not arrive, look at the log of ${host} and at the spam folder.`,
    ),
  ]
}

const GIB = 1024 ** 3

export async function checkDisk({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(nearestFolder(dataDir))
  const free = bavail * bsize
  const sentence = `${(free / GIB).toFixed(1)} GiB are free at ${dataDir}.`
  if (free < MIN_FREE_BYTES)
    return [mend('Disk', `${sentence} Nothing is saved until some space is free.`)]
  return [free < GIB ? note('Disk', sentence) : ok('Disk', sentence)]
}

/** The folder itself may not exist before the first start. */
const nearestFolder = (path: string): string =>
  existsSync(path) ? path : nearestFolder(dirname(path))

/** Memory of the first start of an embedded installation, with the demo: `npm run bench -- start` measures it. */
const LEAST_MEMORY = 512 * 1024 ** 2

export function checkMemory(): Finding[] {
  const limit = process.constrainedMemory()
  const bytes = limit > 0 && limit < totalmem() ? limit : totalmem()
  const sentence = `${(bytes / GIB).toFixed(1)} GiB are there for all processes of this machine.`
  if (bytes < LEAST_MEMORY)
    return [mend('Memory', `${sentence} A process of Liftwise needs 512 MB.`)]
  return [
    bytes < GIB
      ? note('Memory', `${sentence} Exports and imports of long lists may need more.`)
      : ok('Memory', sentence),
  ]
}
