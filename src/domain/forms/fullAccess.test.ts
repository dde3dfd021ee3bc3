import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFullAccessRule } from './fullAccess.ts'

describe('full access', () => {
  it.each([[undefined], [false], [true]])(
    '[4.40] is on automatically when no items are chosen (switch %s)',
    (full) => {
      expect(applyFullAccessRule({ full, ids: [] })).toEqual({ full: true, ids: [] })
    },
  )

  it.each([[undefined], [false]])('[4.36] choosing items turns it off (switch %s)', (full) => {
    expect(applyFullAccessRule({ full, ids: ['l1'] })).toEqual({ full: false, ids: ['l1'] })
  })

  it('[4.40] switching it on empties the choice', () => {
    expect(applyFullAccessRule({ full: true, ids: ['l1'] })).toEqual({ full: true, ids: [] })
  })

  it('[5.40] it is on exactly when nothing is chosen, and the rule changes nothing twice', () => {
    const placeValues = fc.record({
      full: fc.option(fc.boolean(), { nil: undefined }),
      ids: fc.array(fc.uuid()),
    })
    fc.assert(
      fc.property(placeValues, (places) => {
        const result = applyFullAccessRule(places)
        expect(result.full).toBe(result.ids.length === 0)
        expect(applyFullAccessRule(result)).toEqual(result)
      }),
    )
  })
})
