/** PostgreSQL stops and starts again while people read and write: the product waits for it, and loses nothing. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { codeFaults, newCallLog, refusalsOf, repeatCalls } from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, milliseconds, seconds, spread } from '../support/figures.ts'
import { startPostgres } from '../support/postgresServer.ts'
import { hasEnded } from '../support/soakProduct.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const restarts: SoakRow = {
  name: 'restarts',
  promise:
    'The process never ends, every call is answered within 5 s, nothing acknowledged is lost',
  engines: ['postgres'],
  unit: 'restarts',
  quick: 2,
  full: 10,
  run,
}

const ANSWER_MS = 5_000
const WRITERS = 6
const READERS = 6
/** Load before and after each restart. */
const BETWEEN_MS = 3_000
/** PostgreSQL stays away up to this long. */
const AWAY_MS = 4_000

async function run({ count, install, onEnd, progress }: Soak): Promise<Finding> {
  const server = await startPostgres()
  onEnd(server.end)
  const installation = await install({ postgres: server })
  const product = await installation.start()
  const ledger = newLedger()
  const writers = await signInWriters(installation.port, WRITERS, ledger)
  const reader = await signIn(installation.port, NORTHWIND[0]!)
  const calls = newCallLog()
  let isOver = false
  const over = () => isOver
  const list = () => reader.call(LIST)
  const working = [
    ...writers.map((writer) => repeatCalls(calls, writer.write, over)),
    ...Array.from({ length: READERS }, () => repeatCalls(calls, list, over)),
  ]
  const backAfter: number[] = []
  for (let restart = 1; restart <= count; restart += 1) {
    await wait(BETWEEN_MS)
    await server.stop(restart % 2 === 0 ? 'immediate' : 'fast')
    await wait(Math.random() * AWAY_MS)
    await server.start()
    const began = performance.now()
    while (!(await works(list))) await wait(50)
    backAfter.push(performance.now() - began)
    progress(`restart ${restart}, reads again after ${milliseconds(backAfter.at(-1)!)}`)
  }
  await wait(BETWEEN_MS)
  isOver = true
  await Promise.all(working)
  const lives = !hasEnded(product.process)
  await product.stop()
  return {
    figure: `${calls.took.length} calls: ${spread(calls.took, seconds)}; ${refusalsOf(calls)}; works again: ${spread(backAfter)}`,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...codeFaults(calls),
      ...faultsOf(
        [lives, 'The process ended.'],
        [calls.slowest.took <= ANSWER_MS, `A call took too long: ${calls.slowest.end}`],
        [calls.lost.length === 0, `${calls.lost.length} calls had no answer: ${calls.lost[0]}`],
      ),
    ],
  }
}

const LIST = `{ allObservations(filter: { take: 10 }) { id notes task { name } } }`

const works = (call: () => Promise<unknown>): Promise<boolean> =>
  call().then(
    () => true,
    () => false,
  )
