import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_HIGHLIGHT,
  contrastRatio,
  darkenUntilReadable,
  isHexColour,
  lightenUntilReadable,
  readableTextColour,
} from './theme.ts'

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the highlight colour', () => {
  it('[1.14] [1.15] is orange #faa61a by default', () => {
    expect(DEFAULT_HIGHLIGHT).toBe('#faa61a')
  })

  it.each([
    ['#faa61a', '#000000'],
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#7f7f7f', '#ffffff'],
    ['#808080', '#000000'],
    ['#0000ff', '#ffffff'],
    ['#FFFF00', '#000000'],
    ['not a colour', '#000000'],
  ])('[1.15] %s has %s text', (highlight, text) => {
    expect(readableTextColour(highlight)).toBe(text)
  })

  it('[1.15] contrast is that of WCAG: 21 for black on white, 1 for the same, either way round', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a))
        expect(contrastRatio(a, a)).toBe(1)
      }),
    )
  })

  it.each([
    ['darkened until it has 4.5:1 on white', darkenUntilReadable, '#ffffff'],
    ['lightened until it has 4.5:1 on dark paper', lightenUntilReadable, '#1d2024'],
  ])('[16.10] is %s, and left alone where it has', (_what, change, paper) => {
    fc.assert(
      fc.property(colour, (highlight) => {
        const readable = change(highlight, paper)
        expect(isHexColour(readable)).toBe(true)
        expect(contrastRatio(readable, paper)).toBeGreaterThanOrEqual(4.5)
        if (contrastRatio(highlight, paper) >= 4.5) expect(readable).toBe(highlight)
      }),
    )
  })
})
