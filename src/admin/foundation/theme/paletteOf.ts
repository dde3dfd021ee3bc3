/** Colours of the app in each mode: neutral ones, the client's, and the three verdicts. */
import type { PaletteColor, PaletteColorOptions, PaletteOptions } from '@mui/material/styles'
import {
  type ColourMode,
  darkenUntilReadable,
  lightenUntilReadable,
  mixColours,
  readableTextColour,
} from '#domain/theme.ts'
import { LIFT_COLOURS } from '#domain/videos/scoreColour.ts'

/**
 * In each colour, `main` is the background of text in `contrastText`, and `dark` is text on the page, on paper and on the
 * tint `light`: in dark mode it is the lighter one. `primary.main` is a background only.
 */
export function paletteOf(highlight: string, mode: ColourMode) {
  const neutral = NEUTRAL[mode]
  const { default: page, paper } = neutral.background
  const tint = mixColours(highlight, paper, 0.14)
  const untilReadable = mode === 'light' ? darkenUntilReadable : lightenUntilReadable
  const verdicts = VERDICTS[mode]
  return {
    mode,
    primary: {
      main: highlight,
      // The colour's own tint is the background of selected and hovered elements.
      dark: untilReadable(highlight, tint, page, paper),
      light: tint,
      contrastText: readableTextColour(highlight),
    },
    secondary: { main: neutral.text.primary, contrastText: paper },
    ...verdicts,
    success: verdicts.correct,
    error: verdicts.incorrect,
    ...neutral,
  } satisfies PaletteOptions
}

declare module '@mui/material/styles' {
  interface Palette extends Verdicts<PaletteColor> {
    /** Border of a field: 3:1 contrast on paper, unlike the dividers. */
    outline: string
    /** Shadow at an edge beyond which something goes on. */
    shade: string
    /** Shadow and edge of what floats above the page. */
    floating: string
  }
  interface PaletteOptions extends Verdicts<PaletteColorOptions> {
    outline: string
    shade: string
    floating: string
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

const NEUTRAL = {
  light: {
    background: { default: '#f7f7f5', paper: '#ffffff' },
    text: { primary: '#1c1f23', secondary: '#565c66', disabled: '#6b7280' },
    divider: '#e6e6e1',
    outline: '#868c95',
    action: { hover: 'rgb(28 31 35 / 4%)', selected: 'rgb(28 31 35 / 7%)' },
    shade: 'rgb(28 31 35 / 22%)',
    floating: '0 8px 28px rgb(28 31 35 / 14%), 0 0 0 1px rgb(28 31 35 / 6%)',
    info: { main: '#1f5f99', dark: '#164a78', light: '#e8f0f7', contrastText: '#ffffff' },
    warning: { main: '#8a5a00', dark: '#6b4600', light: '#fdf3dd', contrastText: '#ffffff' },
  },
  dark: {
    background: { default: '#131518', paper: '#1d2024' },
    text: { primary: '#e9e9e5', secondary: '#abb1ba', disabled: '#8d949f' },
    divider: '#34383e',
    outline: '#737a85',
    action: { hover: 'rgb(233 233 229 / 5%)', selected: 'rgb(233 233 229 / 9%)' },
    shade: 'rgb(0 0 0 / 60%)',
    floating: '0 8px 28px rgb(0 0 0 / 60%), 0 0 0 1px rgb(233 233 229 / 12%)',
    info: { main: '#6cb0e8', dark: '#8cc2ee', light: '#2a3743', contrastText: '#131518' },
    warning: { main: '#e0b050', dark: '#e8c277', light: '#3c372b', contrastText: '#131518' },
  },
} as const

const verdictsOf = (mode: ColourMode, contrastText: string, shades: Shades) => {
  const { correct, incorrect, unknown } = LIFT_COLOURS[mode]
  return {
    correct: { main: correct, ...shades.correct, contrastText },
    incorrect: { main: incorrect, ...shades.incorrect, contrastText },
    unknown: { main: unknown, ...shades.unknown, contrastText },
  }
}

type Shades = Verdicts<{ dark: string; light: string }>

const VERDICTS = {
  light: verdictsOf('light', '#ffffff', {
    correct: { dark: '#14603a', light: '#e6f3ec' },
    incorrect: { dark: '#98271f', light: '#fbeae8' },
    unknown: { dark: '#4b5160', light: '#eeeff1' },
  }),
  dark: verdictsOf('dark', '#131518', {
    correct: { dark: '#7fd0a5', light: '#253832' },
    incorrect: { dark: '#f5a099', light: '#3f2e30' },
    unknown: { dark: '#b6bcc6', light: '#31353a' },
  }),
}

/** Returns the tokens as CSS variables, for the illustrations and for the public pages, which do not use MUI. */
export function cssVariablesOf(highlight: string, mode: ColourMode): Record<`--${string}`, string> {
  const { primary, background, text, divider, outline, incorrect, correct } = paletteOf(
    highlight,
    mode,
  )
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
