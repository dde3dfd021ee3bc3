import { describe, expect, it } from 'vitest'
import { CALLS, mayCall } from './access.ts'
import { CALL_MATRIX, PRINCIPALS } from '#test/support/accessMatrix.ts'

describe('calls', () => {
  it.each(CALL_MATRIX)('[%s] %s is made by %s', (_item, operation, who) => {
    const allowed = PRINCIPALS.filter(([, role]) => mayCall(role, operation))
    expect(allowed.map(([letter]) => letter).join('')).toBe(who)
  })

  it('[6.48] no operation is missing from the matrix and none is beyond it', () => {
    const typed = CALL_MATRIX.map(([, operation]) => operation)
    expect(Object.keys(CALLS).toSorted()).toEqual(typed.toSorted())
  })
})
