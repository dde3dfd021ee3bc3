/** Documents that are made to be expensive: refused at once, and others do not notice. */
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { NORTHWIND, postBody, signIn } from '../support/caller.ts'
import { faultsOf, milliseconds, quantile } from '../support/figures.ts'

export const bombs: SoakRow = {
  name: 'bombs',
  promise: 'Each is refused within 100 ms (95 times of 100), and a list of others is answered',
  engines: ['embedded'],
  unit: 'times each',
  quick: 5,
  full: 40,
  run,
}

const REFUSED_MS = 100

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')
/** The kinds that cost most; `n` differs each time, so that no answer comes from a cache. */
const BOMBS: Record<string, (n: number) => unknown> = {
  depth: (n) => ({ query: `{ a${n}: me ${'{ client '.repeat(400)} { id } ${'}'.repeat(400)} }` }),
  'many fields': (n) => ({ query: `{ a${n}: me { ${times(5_000, () => 'id')} } }` }),
  'aliased lists': (n) => ({
    query: `{ ${times(200, (i) => `a${n}_${i}: totalObservations(filter: {})`)} }`,
  }),
  'fragments that double': (n) => ({
    query: `{ a${n}: me { ...f0 } } ${times(28, (i) => `fragment f${i} on Me { ...f${i + 1} ...f${i + 1} }`)} fragment f28 on Me { id }`,
  }),
  batch: () => Array.from({ length: 1_000 }, () => ({ query: '{ me { id } }' })),
  size: (n) => ({ query: `{ me { id } } #${n}${'x'.repeat(900_000)}` }),
  'many variables': (n) => ({
    query: `query (${times(1_500, (i) => `$v${n}_${i}: Int`)}) { me { id } }`,
  }),
  // As text: too deep for JSON.stringify.
  'nested lists in variables': () =>
    `{"query":"query ($filter: ObservationFilter) { allObservations(filter: $filter) { id } }","variables":{"filter":{"tasks":${'['.repeat(5_000)}${']'.repeat(5_000)}}}}`,
}

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await installation.start()
  const { port } = installation
  const other = await signIn(port, NORTHWIND[0]!)
  const list = () => other.call(`{ allObservations(filter: { take: 10 }) { id } }`)
  await list()
  const faults: string[] = []
  const slowest: { name: string; ms: number }[] = []
  const others: number[] = []
  for (const [name, bomb] of Object.entries(BOMBS)) {
    const took: number[] = []
    for (let n = 0; n < count; n += 1) {
      const made = bomb(n)
      const body = typeof made === 'string' ? made : JSON.stringify(made)
      const began = performance.now()
      const refusal = postBody(port, body)
      const listed = list().then(() => others.push(performance.now() - began))
      const { text } = await refusal
      took.push(performance.now() - began)
      if (!text.includes('"errors"')) faults.push(`'${name}' was answered: ${text.slice(0, 80)}`)
      await listed
    }
    slowest.push({ name, ms: quantile(took, 0.95) })
    progress(`${name}: 95 % within ${milliseconds(quantile(took, 0.95))}`)
  }
  await product.stop()
  const [worst] = slowest.toSorted((a, b) => b.ms - a.ms)
  const late = slowest.filter(({ ms }) => ms > REFUSED_MS)
  return {
    figure: `${slowest.length} kinds; slowest kind '${worst?.name}': 95 % within ${milliseconds(worst?.ms ?? 0)}; lists of others: 95 % within ${milliseconds(quantile(others, 0.95))}`,
    faults: [
      ...new Set(faults),
      ...faultsOf([late.length === 0, `Too late: ${late.map(({ name }) => name).join(', ')}.`]),
    ],
  }
}
