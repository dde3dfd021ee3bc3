/** Which statements the product sends for each operation, from a server that is asked and then ended. */
import type { Operation } from '../operations/operation.ts'
import { callersFor } from '../operations/askersOf.ts'
import { openRawConnection, type RawConnection } from '../load/rawConnection.ts'
import { queryProcess, type SentStatement } from './askProcess.ts'
import type { BareWork } from './bareDriver.ts'
import { substituteFreshValues } from './freshValues.ts'
import { startProductServer } from './productServer.ts'

export async function recordStatements(
  operations: readonly Operation[],
  { databaseUrl, lastDay }: { databaseUrl: string; lastDay: string },
): Promise<Map<Operation, BareWork>> {
  const server = await startProductServer({ databaseUrl, loaded: ['tellStatements.mjs'] })
  const as = callersFor(server.port, lastDay)
  const connection = await openRawConnection(server.port)
  const sentSince = () => queryProcess<SentStatement[]>(server.process, 'statements')
  /** Every request's own; checking the session is the product's to pay. */
  const sentBy = async (done: (told: RawConnection) => Promise<unknown>) => {
    const sent: SentStatement[] = []
    await sentSince()
    await done({
      ...connection,
      ask: async (request) => {
        const answer = await connection.ask(request)
        sent.push(...(await sentSince()).filter(({ text }) => !OF_SESSIONS.test(text)))
        return answer
      },
    })
    return sent
  }
  try {
    const learnt = new Map<Operation, BareWork>()
    for (const operation of operations) {
      if (!operation.limit) continue
      const done = await operation.prepare(await as(operation.as))
      const statements = await sentBy((told) => done(told, 0))
      const isLast = operation.limit === 'last statement'
      learnt.set(
        operation,
        isLast
          ? { statements: statements.slice(-1), fresh: null }
          : {
              statements,
              fresh: substituteFreshValues(statements, await sentBy((told) => done(told, 0))),
            },
      )
    }
    return learnt
  } finally {
    connection.close()
    await server.stop()
  }
}

const OF_SESSIONS = /\bfrom "?sessions\b/
