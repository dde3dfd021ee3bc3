/** Reads what a call costs from RESULTS.md, which `npm run bench -- product` writes. */

/** Milliseconds of CPU. */
export interface CallCost {
  server: number
  database: number
}

/** Calls of the model by the operations of the bench whose costs they have; several: their mean. */
const OPERATIONS = {
  listPages: ['list: page 1', 'total: all'],
  searches: ['list: filtered and searched', 'total: filtered and searched'],
  charts: ['pie: 12 months', 'line: 12 months'],
  analytics: [
    'analytics by department',
    'analytics by location',
    'analytics by task',
    'analytics by user',
  ],
  otherPages: ['users: page 1', 'locations: page 1'],
  signIns: ['sign-in'],
  observations: ['add an observation (2 calls)'],
} as const

export type Call = keyof typeof OPERATIONS

/** A list and its total are two calls of one request; elsewhere one of several kinds is called. */
const ADDED: readonly Call[] = ['listPages', 'searches']

export function readCosts(results: string): Record<Call, CallCost> {
  const section = results.split('\n## ').find((text) => text.startsWith('Operations on PostgreSQL'))
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('| '))
  const cells = (line: string) => line.split('|').map((cell) => cell.trim())
  const head = cells(rows[0] ?? '')
  const costOf = (operation: string): CallCost => {
    const row = rows.map(cells).find(([, name]) => name === operation)
    const number = (column: string) => Number(row?.[head.indexOf(column)])
    const cost = { server: number('CPU ms, server'), database: number('CPU ms, database') }
    if (!(cost.server > 0 && cost.database > 0))
      throw new Error(`RESULTS.md has no CPU of '${operation}': run npm run bench -- product.`)
    return cost
  }
  const costs = Object.entries(OPERATIONS).map(([call, operations]) => {
    const parts = operations.map(costOf)
    const divisor = ADDED.includes(call as Call) ? 1 : parts.length
    const sum = (side: keyof CallCost) => parts.reduce((all, one) => all + one[side], 0) / divisor
    return [call, { server: sum('server'), database: sum('database') }]
  })
  return Object.fromEntries(costs) as Record<Call, CallCost>
}
