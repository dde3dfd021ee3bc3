/** `backup`: backs up an installation, whether or not its server is running. */
import { resolve } from 'node:path'
import { backupInstallation } from '../../platform/backup/backupInstallation.ts'
import { auditWarnings, contentOf, progressLog } from '../../platform/backup/commandOutput.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import type { OptionValues } from './command.ts'

export async function run({ to = '' }: OptionValues): Promise<void> {
  const path = resolve(to)
  const settings = readSettings(process.env)
  const manifest = await backupInstallation(settings, path, progressLog(process.stderr))
  console.log(`${path} holds ${contentOf(manifest)}.`)
  for (const warning of auditWarnings(manifest)) console.error(warning)
}
