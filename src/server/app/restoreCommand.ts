/** `npm run restore -- --from FILE`: restores a backup into an empty installation, on either engine and file store. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { auditWarnings, contentOf, progressLog } from '../platform/backup/commandOutput.ts'
import { restoreInstallation } from '../platform/backup/restoreInstallation.ts'

const HELP = `npm run restore -- --from FILE

Restores a backup into an empty installation, before the server is started with it: an empty DATA_DIR; or an empty
database at DATABASE_URL; and an empty bucket where S3_… is set. Database and files may be of another kind than before.
The whole backup is verified before anything is written, and the rows are compared with it afterwards. A backup of an
earlier version of Liftwise is brought up to date. With DATABASE_URL, TOKEN_SECRET must be that of the backup, which
\`tar -xOf FILE keys.json\` prints. After a failure everything is empty again; after an interruption, repeat the command.`

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) console.log(HELP)
  else {
    if (!values.from) throw new Error(`Name the backup with --from.\n\n${HELP}`)
    const path = resolve(values.from)
    const manifest = await restoreInstallation(process.env, path, progressLog(process.stderr))
    console.log(`Restored ${contentOf(manifest)} as of ${manifest.createdAt}.`)
    for (const warning of auditWarnings(manifest)) console.error(warning)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
