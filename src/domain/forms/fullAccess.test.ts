import { expect, it } from 'vitest'
import { applyFullAccessRule } from './fullAccess.ts'

it.each([
  ['4.40', undefined, [], true, []],
  ['4.40', false, [], true, []],
  ['5.40', true, [], true, []],
  ['4.36', undefined, ['l1'], false, ['l1']],
  ['4.36', false, ['l1'], false, ['l1']],
  ['4.40', true, ['l1'], true, []],
])('[%s] the switch %s with %j chosen becomes %s with %j', (_rule, full, ids, isFull, kept) => {
  expect(applyFullAccessRule({ full, ids })).toEqual({ full: isFull, ids: kept })
})
