/** A second server on the folder of an embedded database. */
import { once } from 'node:events'
import { freePort } from '../../support/startProduct.ts'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, seconds, spread } from '../support/figures.ts'
import { newLedger, signInWriters, writeUntilLost } from '../support/writers.ts'

export const secondServer: SoakRow = {
  name: 'second-server',
  promise: 'The second ends within 2 s with a sentence; the first is unharmed',
  engines: ['embedded'],
  unit: 'rounds',
  quick: 2,
  full: 20,
  run,
}

const LONGEST_MS = 2_000

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const first = await installation.start()
  const ledger = newLedger()
  const [writer] = await signInWriters(installation.port, 1, ledger)
  let isOver = false
  const writing = writeUntilLost(writer!, ledger, () => isOver)
  const took: number[] = []
  const faults: string[] = []
  for (let round = 1; round <= count; round += 1) {
    const began = performance.now()
    const { child, output } = installation.spawn({ port: await freePort() })
    const [code] = (await once(child, 'exit')) as [number | null]
    took.push(performance.now() - began)
    if (code !== 1) faults.push(`The second ended with ${code}.`)
    if (!/is in use by another Liftwise process/.test(output()))
      faults.push(`The second said: ${output().trim() || 'nothing'}`)
    progress(`round ${round}, ended after ${seconds(took.at(-1)!)}`)
  }
  isOver = true
  await writing
  const written = ledger.observations.size
  const { code } = await first.stop()
  return {
    figure: `ended: ${spread(took, seconds)}; the first wrote ${written} observations meanwhile`,
    faults: [
      ...new Set(faults),
      ...(await checkLedger(installation, ledger)),
      ...faultsOf(
        [Math.max(...took) <= LONGEST_MS, 'It ended too late.'],
        [written > 0 && code === 0, 'The first was harmed.'],
      ),
    ],
  }
}
