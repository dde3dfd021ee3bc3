import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockChangeAt, parseLocalDate, toFormDate } from './observationFormState.ts'

const zone = process.env['TZ']
beforeAll(() => {
  process.env['TZ'] = 'Europe/London'
})
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('[21.31] a local time that clocks', () => {
  it('skip is not moved silently: the next one that exists is offered', () => {
    const change = clockChangeAt('2026-03-29T01:30')
    expect(change).toMatchObject({ is: 'skipped', next: new Date('2026-03-29T01:30:00Z') })
    expect(toFormDate(new Date('2026-03-29T01:30:00Z'))).toBe('2026-03-29T02:30')
    for (const usual of ['2026-03-29T00:59', '2026-03-29T02:00', '2026-03-29T', ''])
      expect(clockChangeAt(usual)).toBeNull()
  })

  it('show twice is the first of both, and the other one can be chosen', () => {
    const [first, second] = [new Date('2026-10-25T00:30:00Z'), new Date('2026-10-25T01:30:00Z')]
    expect(parseLocalDate('2026-10-25T01:30')).toEqual(first)
    expect(clockChangeAt('2026-10-25T01:30')).toEqual({
      is: 'twice',
      chosen: 'first',
      other: second,
    })
    const chosen = toFormDate(second)
    expect(parseLocalDate(chosen)).toEqual(second)
    expect(clockChangeAt(chosen)).toEqual({ is: 'twice', chosen: 'second', other: first })
    expect(toFormDate(first)).toBe('2026-10-25T01:30')
    expect(clockChangeAt('2026-10-25T02:00')).toBeNull()
  })
})
