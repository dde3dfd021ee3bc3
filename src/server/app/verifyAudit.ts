/**
 * `npm run verify-audit`: checks the audit log of every client; `-- --hashes FILE` also compares it with hashes that were
 * mailed earlier. Exit code 1: a log was changed.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readChainRecords } from '../features/auditLog/auditHashMail.ts'
import { verifyAuditLogs } from '../features/auditLog/verifyAuditLogs.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { readSettings } from '../platform/settings/settings.ts'

const { values } = parseArgs({ options: { hashes: { type: 'string' } } })

try {
  const records = values.hashes ? readChainRecords(await readFile(values.hashes, 'utf8')) : []
  const db = await openDatabase(readSettings(process.env))
  try {
    const { clients, problems } = await verifyAuditLogs(db, records)
    for (const problem of problems) console.error(problem)
    console.log(`${clients} audit logs checked, ${problems.length} problems.`)
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
