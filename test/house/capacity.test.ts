/** The capacity model: its inputs have sources, and its figures follow from them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BENCHES } from '#test/bench/benches.ts'
import { readCosts } from '#test/bench/capacity/costs.ts'
import { INPUTS, type Inputs } from '#test/bench/capacity/inputs.ts'
import { capacityFor } from '#test/bench/capacity/model.ts'

const results = readFileSync(join(import.meta.dirname, '../bench/RESULTS.md'), 'utf8')
const inputs = Object.fromEntries(
  Object.entries(INPUTS).map(([name, { value }]) => [name, value]),
) as Inputs

it('every input of the capacity model is above zero and measured by a command, or says why it is assumed', () => {
  for (const [name, { value, source }] of Object.entries(INPUTS)) {
    expect(value, name).toBeGreaterThan(0)
    const [, kind, reason = ''] = /^(measured|assumed): (.+)$/.exec(source) ?? []
    const command = /npm run bench -- (\w+)/.exec(reason)?.[1]
    if (kind === 'measured') expect([undefined, ...Object.keys(BENCHES)], name).toContain(command)
    else expect(reason.length, name).toBeGreaterThan(5)
  }
})

it('ten times the clients need up to ten times of everything, and never less of anything', () => {
  const costs = readCosts(results)
  const [small, large] = [1_000, 10_000].map((clients) => capacityFor(clients, inputs, costs))
  for (const [name, value] of Object.entries(small!)) {
    if (typeof value !== 'number' || name === 'eurosPerClient' || name === 'mondayMinutes') continue
    const grown = Number(large?.[name as keyof typeof small]) / value
    expect(grown, name).toBeGreaterThanOrEqual(1)
    expect(grown, name).toBeLessThan(11)
  }
})
