/** The operations of everyday work, at 1 and at 16 connections. */
import { measureOperations } from '../measureOperations.ts'
import { openBenchDatabase } from '../benchDatabase.ts'
import { ADD_OBSERVATION, MEASURED, READ_OPERATIONS } from '../operations/measuredOperations.ts'
import { SIGN_IN } from '../operations/operation.ts'
import { operationLine, operationsTable } from '../results/resultTables.ts'
import { removeMeasured } from '../seed/seededDatabase.ts'
import type { Section } from './section.ts'

export const OPERATIONS_SECTION: Section = {
  name: 'Operations',
  async measure({ databaseUrl, dataDir, seeded, only, rounds, seconds }) {
    const operations = [...READ_OPERATIONS, ADD_OBSERVATION, SIGN_IN].filter(({ name }) =>
      name.includes(only),
    )
    if (operations.length === 0) return null
    try {
      const { coldStart, measured } = await measureOperations({
        operations,
        databaseUrl,
        dataDir,
        lastDay: seeded.last_day,
        connections: [1, 16],
        rounds,
        seconds,
        say: (one) => console.log(operationLine(one)),
      })
      const started = `Cold start: ${coldStart.toFixed(1)} s${databaseUrl ? '' : ' (promised: 3 s)'}.`
      const notes = databaseUrl ? BESIDE : ALONE
      return [notes, started, operationsTable(measured)].join('\n\n')
    } finally {
      const db = await openBenchDatabase(databaseUrl)
      await removeMeasured(db, MEASURED)
      await db.close()
    }
  },
}

const BESIDE = `The server as in production (built, sign-in checks, limits, log) and, by turns in the same run, the bare \`pg\` driver
behind bare HTTP with the same statements, their parameters and names, without the one that checks the session; those of a
write with other ids each time. Of a sign-in the password's hash takes the time.
'By CPU' compares what server and database spend on an answer, which what else the machine does changes least. CPU of the
database: of the processes that work for the one or the other, where PostgreSQL runs on the same machine.

\\* of a limit that was measured with another's SQL: beside one's own it cannot be above 1.`

const ALONE = `The server as in production on the embedded engine, whose folder no driver may open beside it; the database's CPU is in the
server's. \`npm run bench -- engines\` compares it with PostgreSQL.`
