import { describe, expect, it } from 'vitest'
import { sortClients } from './sortClients.ts'

const CLIENTS = [
  { id: '1', name: 'Beta', observations: 10, incorrect: 5 },
  { id: '2', name: 'Alpha', observations: 100, incorrect: 10 },
  { id: '3', name: 'Delta', observations: 2, incorrect: 2 },
  { id: '4', name: 'Gamma', observations: 0, incorrect: 0 },
]

describe('the order of the client overview', () => {
  it.each([
    ['name', 'ascending', 'Alpha Beta Delta Gamma'],
    ['name', 'descending', 'Gamma Delta Beta Alpha'],
    ['observations', 'descending', 'Alpha Beta Delta Gamma'],
    ['incorrect', 'ascending', 'Gamma Delta Beta Alpha'],
  ] as const)('[23.9] by %s, %s', (column, order, names) => {
    const sorted = sortClients(CLIENTS, column, order)
    expect(sorted.map(({ name }) => name).join(' ')).toBe(names)
  })

  it('[23.9] by share has those of whom too few are known at the end, either way', () => {
    for (const [order, names] of [
      ['descending', 'Beta Alpha Delta Gamma'],
      ['ascending', 'Alpha Beta Delta Gamma'],
    ] as const)
      expect(
        sortClients(CLIENTS, 'share', order)
          .map(({ name }) => name)
          .join(' '),
      ).toBe(names)
  })
})
