import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { paletteOf } from './paletteOf.ts'

describe('the palette of a client', () => {
  it('[1.14] [1.15] is orange with black text by default', () => {
    const { primary } = paletteOf(DEFAULT_HIGHLIGHT)
    expect(primary).toMatchObject({ main: '#faa61a', contrastText: '#000000' })
  })

  it('[16.10] makes text, lines and rings of any colour readable on paper, on the page and on its own tint', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, (highlight) => {
        const { primary, background } = paletteOf(highlight)
        for (const surface of [background.paper, background.default, primary.light])
          expect(contrastRatio(primary.dark, surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('[40.4] can be read: every verdict and text on paper, on the page and on its own tint', () => {
    const { correct, incorrect, unknown, text, background, outline } = paletteOf('#faa61a')
    for (const verdict of [correct, incorrect, unknown]) {
      expect(contrastRatio(verdict.main, background.paper)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(verdict.dark, verdict.light)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(verdict.contrastText, verdict.main)).toBeGreaterThanOrEqual(4.5)
    }
    for (const shade of [text.primary, text.secondary])
      expect(contrastRatio(shade, background.default)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(outline, background.paper)).toBeGreaterThanOrEqual(3)
  })
})
