/** One person asks for the dearest lists, many at once; others do not notice. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { newCallLog, refusalsOf, repeatCalls } from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { faultsOf, milliseconds, quantile } from '../support/figures.ts'

export const manyCalls: SoakRow = {
  name: 'many-calls',
  promise: 'A list of others is answered within 300 ms (95 times of 100)',
  engines: ['embedded', 'postgres'],
  unit: 'lists of others beside each kind',
  quick: 50,
  full: 200,
  run,
}

const OTHERS_MS = 300
const DOCUMENTS_AT_ONCE = 12
const PAUSE_MS = 100

const twenty = (call: (index: number) => string) =>
  `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: ${call(index)}`).join(' ')} }`

const KINDS: Record<string, string> = {
  lists: twenty(
    (index) =>
      `allObservations(filter: { take: 100, skip: ${index} }) { id task { name } location { name } observee { firstname lastname } }`,
  ),
  searches: twenty((index) => `totalObservations(filter: { search: "box ${index}" })`),
}

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await installation.start()
  const one = await signIn(installation.port, NORTHWIND[1]!)
  const other = await signIn(installation.port, NORTHWIND[0]!)
  const figures: string[] = []
  const faults: string[] = []
  for (const [name, document] of Object.entries(KINDS)) {
    let isOver = false
    const log = newCallLog()
    const asking = Array.from({ length: DOCUMENTS_AT_ONCE }, () =>
      repeatCalls(
        log,
        () => one.call(document),
        () => isOver,
      ),
    )
    const took: number[] = []
    while (took.length < count) {
      await wait(PAUSE_MS)
      const began = performance.now()
      await other.call('{ allObservations(filter: { take: 10 }) { id task { name } } }')
      took.push(performance.now() - began)
    }
    isOver = true
    await Promise.all(asking)
    const late = quantile(took, 0.95)
    figures.push(
      `beside ${log.answered} documents of ${name} (${refusalsOf(log)}) ${milliseconds(late)}`,
    )
    faults.push(
      ...faultsOf(
        [late <= OTHERS_MS, `Others waited for ${name}.`],
        [log.lost.length === 0, `${log.lost.length} documents of ${name} had no answer.`],
      ),
    )
    progress(figures.at(-1)!)
  }
  await product.stop()
  return { figure: `lists of others, 95 %: ${figures.join('; ')}`, faults }
}
