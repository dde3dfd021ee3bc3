/** `restore`: restores a backup into an empty installation, on either engine and file store. */
import { resolve } from 'node:path'
import { auditWarnings, contentOf, progressLog } from '../../platform/backup/commandOutput.ts'
import { restoreInstallation } from '../../platform/backup/restoreInstallation.ts'
import type { OptionValues } from './command.ts'

export async function run({ from = '' }: OptionValues): Promise<void> {
  const path = resolve(from)
  const manifest = await restoreInstallation(process.env, path, progressLog(process.stderr))
  console.log(`Restored ${contentOf(manifest)} as of ${manifest.createdAt}.`)
  for (const warning of auditWarnings(manifest)) console.error(warning)
}
