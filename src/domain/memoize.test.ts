import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

function recording(limit: number) {
  const computed: string[] = []
  const join = memoize((first: string, second: number): string | undefined => {
    computed.push(`${first}${second}`)
    return first === '' ? undefined : `${first}${second}`
  }, limit)
  return { computed, join }
}

it('[38.14] a value is computed once for the same arguments', () => {
  const { computed, join } = recording(10)
  expect([join('a', 1), join('a', 1), join('a', 2), join('b', 1)]).toEqual(['a1', 'a1', 'a2', 'b1'])
  expect(computed).toEqual(['a1', 'a2', 'b1'])
})

it('[38.14] undefined is a value, too', () => {
  const { computed, join } = recording(10)
  expect([join('', 1), join('', 1)]).toEqual([undefined, undefined])
  expect(computed).toEqual(['1'])
})

it('[38.14] of more values than the limit the oldest are dropped', () => {
  const { computed, join } = recording(2)
  for (const first of ['a', 'b', 'c', 'c', 'b', 'a']) join(first, 1)
  expect(computed).toEqual(['a1', 'b1', 'c1', 'a1'])
})

it('[38.14] an error is not cached', () => {
  let isBroken = true
  const read = memoize((name: string) => {
    if (isBroken) throw new Error('broken')
    return name
  }, 2)
  expect(() => read('a')).toThrow('broken')
  isBroken = false
  expect(read('a')).toBe('a')
})
