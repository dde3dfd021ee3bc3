import { afterEach, expect, it, vi } from 'vitest'
import { reportSlowStatements, SLOW_STATEMENT_MS } from './watchStatements.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['a quick one is not told', SLOW_STATEMENT_MS - 1, 'done', []],
  [
    'a slow one is told, without its parameters',
    1_200,
    'done',
    [{ text: 'select $1', milliseconds: 1_200 }],
  ],
  ['a slow one that fails is told', 1_200, 'fails', [{ text: 'select $1', milliseconds: 1_200 }]],
] as const)('[47.6] statements: %s', async (_which, took, outcome, told) => {
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(50)
    .mockReturnValueOnce(50 + took)
  const onSlow = vi.fn<(slow: object) => void>()
  const run = () =>
    outcome === 'done' ? Promise.resolve(outcome) : Promise.reject(new Error(outcome))
  const statement = { name: 's', text: 'select $1', values: ['secret'] }
  const result = await reportSlowStatements(onSlow)(statement, run).catch(({ message }) => message)
  expect(result).toBe(outcome)
  expect(onSlow.mock.calls.flat()).toEqual(told)
})
