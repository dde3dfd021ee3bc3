/** Learns the statements that the product sends for each operation, from a server that is asked and then ended. */
import { v7 as uuid } from 'uuid'
import { openRawConnection, type RawConnection } from '../load/underLoad.ts'
import { callersFor, type Operation } from '../operations/operation.ts'
import type { BareWork } from './bareDriver.ts'
import { queryProcess, type SentStatement } from './processUsage.ts'
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
        sent.push(...(await sentSince()).filter(({ text }) => !OF_NO_CALL.test(text)))
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
      const fresh =
        operation.limit === 'fresh values'
          ? substituteFreshValues(statements, await sentBy((told) => done(told, 0)))
          : null
      learnt.set(operation, { statements, fresh })
    }
    return learnt
  } finally {
    connection.close()
    await server.stop()
  }
}

/** Statements that check the session or set up a new connection. */
const OF_NO_CALL = /\bfrom "?sessions\b|^set statement_timeout\b/

/**
 * Repeats the statements of a write with other ids and another moment each time, as other people's writes would have.
 * The statements as JSON, cut where a fresh value goes: each value's number, between the pieces.
 */
export interface FreshValues {
  pieces: string[]
  values: number[]
  kinds: ('id' | 'moment')[]
}

/** Compares the same write done twice: values that differ between the two are fresh. */
function substituteFreshValues(
  once: readonly SentStatement[],
  again: readonly SentStatement[],
): FreshValues {
  const text = JSON.stringify(once)
  const other = JSON.stringify(again)
  const found = [...new Set(text.match(FRESH))].filter((value) => !other.includes(value))
  const kinds = found.map((value) => (ID.test(value) ? 'id' : 'moment'))
  if (found.length === 0) return { pieces: [text], values: [], kinds }
  const values: number[] = []
  const pieces = text.split(new RegExp(`(${found.join('|')})`)).filter((piece) => {
    const value = found.indexOf(piece)
    if (value >= 0) values.push(value)
    return value < 0
  })
  return { pieces, values, kinds }
}

export function filled({ pieces, values, kinds }: FreshValues): SentStatement[] {
  const fresh = kinds.map((kind) => (kind === 'id' ? uuid() : nextMoment()))
  const parts = pieces.map((piece, at) => piece + (fresh[values[at] ?? -1] ?? ''))
  return JSON.parse(parts.join('')) as SentStatement[]
}

const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/
const FRESH = new RegExp(`${ID.source}|\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z`, 'g')

let minutes = 0
/** Each in a minute of its own, long before there were any. */
function nextMoment(): string {
  minutes += 1
  return new Date(LONG_AGO - 60_000 * minutes).toISOString()
}
const LONG_AGO = Date.UTC(2010, 0)
