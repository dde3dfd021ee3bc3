/** `npm run backup -- --to FILE`: backs up an installation, whether or not its server is running. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupInstallation } from '../platform/backup/backupInstallation.ts'
import { auditWarnings, contentOf, progressLog } from '../platform/backup/commandOutput.ts'
import { readSettings } from '../platform/settings/settings.ts'

const HELP = `npm run backup -- --to FILE

Writes the database as of one moment, all files and the TOKEN_SECRET to the new file FILE. The server may run meanwhile.
Use the server's settings: DATA_DIR; or DATABASE_URL and TOKEN_SECRET; and S3_… where files are in a bucket.
Only its owner may read FILE. Protect it as you protect passwords: it holds all data and the key that signs sign-ins.`

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) console.log(HELP)
  else {
    if (!values.to) throw new Error(`Name the new file with --to.\n\n${HELP}`)
    const path = resolve(values.to)
    const manifest = await backupInstallation(
      readSettings(process.env),
      path,
      progressLog(process.stderr),
    )
    console.log(`${path} holds ${contentOf(manifest)}.`)
    for (const warning of auditWarnings(manifest)) console.error(warning)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
