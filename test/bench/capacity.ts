/** `npm run bench -- capacity`: machines, cost and limits for 1,000, 10,000 and 100,000 client companies, from measured figures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCosts } from './capacity/costs.ts'
import { type Input, INPUTS, type Inputs } from './capacity/inputs.ts'
import { type Capacity, capacityFor, fullAt } from './capacity/model.ts'

const SIZES = [1_000, 10_000, 100_000]

const changes = process.argv.slice(2).map((argument) => argument.split('='))
const unknown = changes.find(([name = '', value]) => !(name in INPUTS) || !(Number(value) >= 0))
if (unknown) {
  console.error(
    `'${unknown.join('=')}' is no name=number. Names: ${Object.keys(INPUTS).join(', ')}`,
  )
  process.exit(2)
}
const given = Object.fromEntries(changes.map(([name = '', value]) => [name, Number(value)]))
const inputs = Object.fromEntries(
  Object.entries(INPUTS).map(([name, { value }]) => [name, given[name] ?? value]),
) as Inputs
const costs = readCosts(readFileSync(join(import.meta.dirname, 'RESULTS.md'), 'utf8'))

const count = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? Math.max(digits, 1) : digits })

console.log('| input | value | unit | source |\n| --- | --: | --- | --- |')
for (const [name, { unit, source }] of Object.entries<Input>(INPUTS)) {
  const value = inputs[name as keyof Inputs]
  console.log(`| ${name} | ${value} | ${unit} | ${name in given ? 'given' : source} |`)
}
console.log('\n| CPU of a call, ms | server | database |\n| --- | --: | --: |')
for (const [call, { server, database }] of Object.entries(costs))
  console.log(`| ${call} | ${server.toFixed(2)} | ${database.toFixed(2)} |`)

const sizes = SIZES.map((clients) => capacityFor(clients, inputs, costs))
const row = (name: string, cell: (size: Capacity) => string) =>
  console.log(`| ${[name, ...sizes.map(cell)].join(' | ')} |`)
console.log('')
row('client companies', ({ clients }) => count(clients))
console.log('| --- | --: | --: | --: |')
row('requests a second, busiest minutes', (size) => count(size.requestsPerSecond))
row('observations a second, busiest minutes', (size) => count(size.writesPerSecond))
row('web processes; workers', (size) => `${count(size.webProcesses)}; ${count(size.workers)}`)
row('machines for them', (size) => count(size.webMachines))
row('cores of the database', (size) => count(size.databaseCores))
row('parts of the database, each with a standby', (size) => count(size.databaseParts))
row('its connections', (size) => count(size.connections))
row('its disk, GB; memory, GB', (size) => `${count(size.databaseGb)}; ${count(size.memoryGb)}`)
row('recordings, TB', (size) => count(size.fileTb, 1))
row('Monday’s mails, minutes', (size) => count(size.mondayMinutes, 1))
row('check of the audit logs, hours', (size) => count(size.auditCheckHours, 1))
row('€ a month', (size) => count(size.eurosPerMonth))
row('€ a month and client', (size) => size.eurosPerClient.toFixed(2))
console.log('')
console.log('| limit | used at 1,000 | 10,000 | 100,000 | full at clients |')
console.log('| --- | --: | --: | --: | --: |')
for (const [place, [limit]] of (sizes[0]?.limits ?? []).entries()) {
  const used = sizes.map(({ limits }) => `${count((limits[place]?.[1] ?? 0) * 100)} %`)
  console.log(`| ${[limit, ...used, shownFull(fullAt(limit, inputs, costs))].join(' | ')} |`)
}

/** More clients than there are companies that lift. */
function shownFull(clients: number): string {
  return clients > 10_000_000 ? 'never' : count(clients)
}
