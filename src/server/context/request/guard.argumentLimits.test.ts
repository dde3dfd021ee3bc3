import { expect, it } from 'vitest'
import { checkArgumentLimits } from './guard.ts'

const fieldOf = (args: object) => {
  try {
    checkArgumentLimits(args)
    return null
  } catch (error) {
    return (error as { field?: string }).field
  }
}

it('[12.2] takes pages of 1 to 100 rows', () => {
  for (const take of [1, 10, 100]) expect(fieldOf({ filter: { take, skip: 0 } })).toBeNull()
  for (const take of [0, -1, 101, 2_000_000]) expect(fieldOf({ filter: { take } })).toBe('take')
  expect(fieldOf({ departmentAndLocationFilter: { take: 1000 } })).toBe('take')
  expect(fieldOf({ input: { skip: -1 } })).toBe('skip')
})

it('[12.2] takes at most 1,000 ids at once, wherever they stand', () => {
  const ids = (count: number) => Array.from({ length: count }, String)
  expect(fieldOf({ ids: ids(1000) })).toBeNull()
  expect(fieldOf({ ids: ids(1001) })).toBe('ids')
  expect(fieldOf({ filter: { taskIds: ids(1001) } })).toBe('taskIds')
})

it('[27.14] leaves the rows of an import to the import', () => {
  expect(
    fieldOf({ input: { rows: Array.from({ length: 5000 }, () => ({ name: 'x' })) } }),
  ).toBeNull()
})

it('[12.9] refuses a text that no database keeps', () => {
  expect(fieldOf({ input: { name: 'a\0b' } })).toBe('name')
  expect(fieldOf({ input: { name: 'a\uD83D' } })).toBe('name')
  expect(fieldOf({ ids: ['a', '\uDC4D'] })).toBe('ids')
  expect(fieldOf({ input: { device_details: { Model: { '\uD83D': 1 } } } })).toBe('Model')
  expect(fieldOf({ input: { name: '👍🏽', device_details: { Model: '\\u0000' } } })).toBeNull()
  expect(fieldOf({ input: { notes: 'x'.repeat(100_001) } })).toBe('notes')
})
