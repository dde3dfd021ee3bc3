/** Colours of the app: neutral ones, the client's, and the three verdicts. */
import type { PaletteColor, PaletteColorOptions, PaletteOptions } from '@mui/material/styles'
import { darkenUntilReadable, readableTextColour } from '#domain/theme.ts'
import { LIFT_COLOURS } from '#domain/videos/scoreColour.ts'

/** `primary.main` is only a background of text; text, lines and rings use `primary.dark`. */
export function paletteOf(highlight: string) {
  return {
    mode: 'light' as const,
    primary: {
      main: highlight,
      // The colour's own tint is the background of selected and hovered elements.
      dark: darkenUntilReadable(highlight, tintOf(highlight), PAGE),
      light: tintOf(highlight),
      contrastText: readableTextColour(highlight),
    },
    secondary: { main: TEXT, contrastText: '#ffffff' },
    correct: CORRECT,
    incorrect: INCORRECT,
    unknown: UNKNOWN,
    success: CORRECT,
    error: INCORRECT,
    info: { main: '#1f5f99', light: '#e8f0f7', contrastText: '#ffffff' },
    warning: { main: '#8a5a00', light: '#fdf3dd', contrastText: '#ffffff' },
    background: { default: PAGE, paper: '#ffffff' },
    text: { primary: TEXT, secondary: '#565c66', disabled: '#6b7280' },
    divider: '#e6e6e1',
    outline: '#868c95',
    action: { hover: 'rgb(28 31 35 / 4%)', selected: 'rgb(28 31 35 / 7%)' },
  } satisfies PaletteOptions
}

/** Mixes 14 % of the colour with white; returns a hex colour, because MUI computes with it. */
function tintOf(highlight: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(highlight.slice(at, at + 2), 16))
  const mixed = channels.map((channel) => Math.round(channel * 0.14 + 255 * 0.86))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

declare module '@mui/material/styles' {
  interface Palette extends Verdicts<PaletteColor> {
    /** Border of a field: 3:1 contrast on white, unlike the dividers. */
    outline: string
  }
  interface PaletteOptions extends Verdicts<PaletteColorOptions> {
    outline: string
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Verdicts<true> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides extends Verdicts<true> {}
}

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsColorOverrides extends Verdicts<true> {}
}

declare module '@mui/material/ToggleButton' {
  interface ToggleButtonPropsColorOverrides extends Verdicts<true> {}
}

interface Verdicts<T> {
  correct: T
  incorrect: T
  unknown: T
}

const TEXT = '#1c1f23'
const PAGE = '#f7f7f5'
const CORRECT = {
  main: LIFT_COLOURS.correct,
  dark: '#14603a',
  light: '#e6f3ec',
  contrastText: '#ffffff',
}
const INCORRECT = {
  main: LIFT_COLOURS.incorrect,
  dark: '#98271f',
  light: '#fbeae8',
  contrastText: '#ffffff',
}
const UNKNOWN = {
  main: LIFT_COLOURS.unknown,
  dark: '#4b5160',
  light: '#eeeff1',
  contrastText: '#ffffff',
}

/** Returns the tokens as CSS variables, for the illustrations and for the public pages, which do not use MUI. */
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
