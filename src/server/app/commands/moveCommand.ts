/** `move`: moves the database or the files of an installation to another place. */
import { progressLog } from '../../platform/backup/commandOutput.ts'
import {
  moveInstallationDatabase,
  moveInstallationFiles,
} from '../../platform/move/moveInstallation.ts'
import type { OptionValues } from './command.ts'

export async function run({ to = '' }: OptionValues): Promise<number> {
  const report = progressLog(process.stderr)
  if (to === 'postgres' || to === 'embedded') {
    const tables = await moveInstallationDatabase(process.env, to, report)
    for (const { name, rows, sha256 } of tables) console.log(`${sha256}  ${name}, ${rows} rows`)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Moved ${rows} rows in ${tables.length} tables: the checksums are those of the source, which is unchanged.`,
    )
    console.log(`Start Liftwise ${to === 'postgres' ? 'with' : 'without'} DATABASE_URL.`)
    return 0
  }
  if (to === 's3' || to === 'disk') {
    const files = await moveInstallationFiles(process.env, to, report)
    // As `sha256sum --check` reads it.
    for (const { key, sha256 } of files) console.log(`${sha256}  ${key}`)
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    console.error(
      `Moved ${files.length} files of ${bytes} bytes: the checksums are those of the source, which is unchanged.`,
    )
    console.error(`Start Liftwise ${to === 's3' ? 'with' : 'without'} the settings S3_….`)
    return 0
  }
  console.error(`There is no place '${to}': postgres, embedded, s3 or disk.`)
  return 2
}
