/** `verify-audit`: checks the audit log of every client. */
import { readFile } from 'node:fs/promises'
import { readChainRecords } from '../../features/auditLog/auditHashMail.ts'
import { verifyAuditLogs } from '../../features/auditLog/verifyAuditLogs.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import type { OptionValues } from './command.ts'

/** Returns 1 if a log was changed. */
export async function run({ hashes }: OptionValues): Promise<number> {
  const records = hashes ? readChainRecords(await readFile(hashes, 'utf8')) : []
  const db = await openDatabase(readSettings(process.env))
  try {
    const { clients, problems } = await verifyAuditLogs(db, records)
    for (const problem of problems) console.error(problem)
    console.log(`${clients} audit logs checked, ${problems.length} problems.`)
    return problems.length > 0 ? 1 : 0
  } finally {
    await db.close()
  }
}
