/** `restore`: restores a backup into an empty installation, on either engine and file store. */
import { resolve } from 'node:path'
import { auditWarnings, contentOf, progressLog } from '../../platform/backup/commandOutput.ts'
import { restoreInstallation } from '../../platform/backup/restoreInstallation.ts'
import type { OptionValues } from './command.ts'

export async function run({ from = '', mail }: OptionValues): Promise<void> {
  if (mail !== undefined && mail !== 'on') throw new Error('The option --mail takes on.')
  const backup = { path: resolve(from), isMailOn: mail === 'on' }
  const manifest = await restoreInstallation(process.env, backup, progressLog(process.stderr))
  console.log(`Restored ${contentOf(manifest)} as of ${manifest.createdAt}.`)
  if (!backup.isMailOn) console.log(MAIL_HELD)
  for (const warning of auditWarnings(manifest)) console.error(warning)
}

const MAIL_HELD =
  'It sends no emails, reminders or alerts until a provider selects Send emails on the page /status. To send them at once, restore with --mail on.'
