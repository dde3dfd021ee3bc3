import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formulaGuard } from './formulaText.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', "'=1", '＝1'])(
  '%j is written as a text and reads back',
  (text) => {
    const written = formulaGuard.add(text)
    expect(written).toBe(`'${text}`)
    expect(formulaGuard.remove(written)).toBe(text)
  },
)

it.each(['', 'Dock', "'s-Hertogenbosch", 'A=1', ' =1', '7'])('%j stays as it is', (text) => {
  expect(formulaGuard.add(text)).toBe(text)
  expect(formulaGuard.remove(text)).toBe(text)
})

const SIGNS = ["'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', ' ', '"', ',', ';', '＝']

it('every text reads back, and none is written as something that would run', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...SIGNS) }))
  fc.assert(
    fc.property(texts, (text) => {
      const written = formulaGuard.add(text)
      expect(written).not.toMatch(/^[=+\-@\t\r]/u)
      expect(formulaGuard.remove(written)).toBe(text)
    }),
  )
})
