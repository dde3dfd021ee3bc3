import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { cssVariablesOf, paletteOf } from './paletteOf.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe.each(['light', 'dark'] as const)('the %s palette of a client', (mode) => {
  it('[1.14] [1.15] is orange with black text by default', () => {
    const { primary } = paletteOf(DEFAULT_HIGHLIGHT, mode)
    expect(primary).toMatchObject({ main: '#faa61a', contrastText: '#000000' })
  })

  it('[16.10] makes text, lines and rings of any colour readable on paper, on the page and on its own tint', () => {
    fc.assert(
      fc.property(colour, (highlight) => {
        const { primary, background } = paletteOf(highlight, mode)
        for (const surface of [background.paper, background.default, primary.light])
          expect(contrastRatio(primary.dark, surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('[40.4] can be read: texts on paper, on the page and on the tint of any colour', () => {
    fc.assert(
      fc.property(colour, (highlight) => {
        const { text, background, primary, outline } = paletteOf(highlight, mode)
        for (const surface of [background.paper, background.default, primary.light])
          expect(contrastRatio(text.primary, surface)).toBeGreaterThanOrEqual(4.5)
        for (const shade of [text.secondary, text.disabled])
          for (const surface of [background.paper, background.default])
            expect(contrastRatio(shade, surface)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(outline, background.paper)).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('[40.4] can be read: every verdict and message on paper, on the page and on its own tint', () => {
    const { correct, incorrect, unknown, info, warning, background } = paletteOf('#faa61a', mode)
    for (const kind of [correct, incorrect, unknown, info, warning]) {
      for (const surface of [background.paper, background.default])
        expect(contrastRatio(kind.main, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(kind.dark, kind.light)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(kind.contrastText, kind.main)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('[40.22] is that of the page before any code has come', () => {
    const [light = '', dark = ''] = readFileSync(
      `${import.meta.dirname}/colours.css`,
      'utf8',
    ).split('@media')
    const declared = (mode === 'light' ? light : dark).matchAll(/(--[\w-]+): (#\w+);/gu)
    expect(Object.fromEntries([...declared].map(([, name, value]) => [name, value]))).toEqual(
      cssVariablesOf(DEFAULT_HIGHLIGHT, mode),
    )
  })
})
