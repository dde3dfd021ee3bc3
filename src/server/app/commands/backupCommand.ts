/** `backup`: backs up an installation, whether or not its server is running. */
import { resolve } from 'node:path'
import { backupInstallation } from '../../platform/backup/backupInstallation.ts'
import { noteBackup } from '../../platform/backup/lastBackup.ts'
import { auditWarnings, contentOf, progressLog } from '../../platform/backup/commandOutput.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import type { OptionValues } from './command.ts'

export async function run(values: OptionValues): Promise<void> {
  const path = resolve(values['to'] ?? '')
  const settings = readSettings(process.env)
  const acceptsMissing = values['without-missing-files'] !== undefined
  const manifest = await backupInstallation(settings, path, progressLog(process.stderr), {
    ...(acceptsMissing && { onMissing: (sentence) => console.error(`Warning: ${sentence}`) }),
  })
  noteBackup(settings.dataDir, { at: new Date(), path })
  console.log(`${path} holds ${contentOf(manifest)}.`)
  for (const warning of auditWarnings(manifest)) console.error(warning)
}
