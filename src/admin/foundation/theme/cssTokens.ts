/** The tokens as CSS variables: for the pictures, and for the public pages, which do without MUI. */
import { paletteOf } from './paletteOf.ts'

export function cssVariablesOf(highlight: string): Record<`--${string}`, string> {
  const { primary, background, text, divider, outline, incorrect, correct } = paletteOf(highlight)
  return {
    '--highlight': primary.main,
    '--highlight-readable': primary.dark,
    '--highlight-tint': primary.light,
    '--on-highlight': primary.contrastText,
    '--background': background.default,
    '--paper': background.paper,
    '--text': text.primary,
    '--text-quiet': text.secondary,
    '--line': divider,
    '--outline': outline,
    '--incorrect': incorrect.main,
    '--incorrect-tint': incorrect.light,
    '--correct': correct.dark,
    '--correct-tint': correct.light,
  }
}
