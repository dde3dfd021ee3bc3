/**
 * Shows how a seeded database answers: of each operation its statements' time, buffers and rows, and of each index of the
 * larger tables its size, who uses it, and which rule needs it. The statements are those that the product sends.
 * BENCH_DATABASE_URL: seeded by `npm run bench -- seed`. The first argument: only operations whose name has it. --plans: show them.
 */
import { withProduct } from './plans/withProduct.ts'
import { explain, type Explained, indexUsage } from './plans/explain.ts'
import { PLANNED_CALLS } from './plans/plannedCalls.ts'

const address = process.env['BENCH_DATABASE_URL']
if (!address) throw new Error('Say BENCH_DATABASE_URL.')
const [only = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const showsPlans = process.argv.includes('--plans')

const COLUMNS = ['ms', 'cpu ms', 'buffers', 'rows', 'shown']
const cell = (text: string) => text.padStart(10)
console.log(`${'operation'.padEnd(56)}${COLUMNS.map(cell).join('')}  statements`)

const users = new Map<string, string[]>()
await withProduct(address, async ({ lastDay, statementsOf, pool }) => {
  for (const { name, as, document } of PLANNED_CALLS.filter((call) => call.name.includes(only))) {
    const statements = await statementsOf(as, document(lastDay))
    const explained: Explained[] = []
    for (const statement of statements) explained.push(await explain(pool, statement))
    const sum = (figure: (one: Explained) => number) =>
      explained.reduce((total, one) => total + figure(one), 0)
    const figures = [
      sum(({ ms }) => ms).toFixed(2),
      sum(({ cpuMs }) => cpuMs).toFixed(2),
      String(sum(({ buffers }) => buffers)),
      String(sum(({ touched }) => touched)),
      String(explained.at(-1)?.rows ?? 0),
    ]
    console.log(`${name.padEnd(56)}${figures.map(cell).join('')}  ${statements.length}`)
    for (const index of explained.flatMap(({ indexes }) => indexes))
      users.set(index, [...new Set([...(users.get(index) ?? []), name])])
    if (showsPlans) for (const { text } of explained) console.log(text)
  }
  if (only === '') console.log(await indexUsage(pool, users))
})
