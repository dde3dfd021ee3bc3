/** The app's theme, in light or dark, based on a client's highlight colour; defines every design token. */
import { createTheme, type Theme } from '@mui/material/styles'
import type { ColourMode } from '#domain/theme.ts'
import { componentStyles } from './componentStyles.ts'
import { paletteOf } from './paletteOf.ts'

export function themeOf(highlight: string, mode: ColourMode): Theme {
  return createTheme({
    palette: paletteOf(highlight, mode),
    sidebar: { width: SIDEBAR_WIDTH, closedWidth: SIDEBAR_WIDTH },
    spacing: 8,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily:
        '"Inter Variable", "Inter Fallback", "Inter Fallback Wide", system-ui, -apple-system, "Segoe UI", sans-serif',
      fontWeightMedium: FONT_WEIGHT_BOLD,
      fontWeightBold: FONT_WEIGHT_BOLD,
      h1: {
        fontSize: 24,
        lineHeight: '32px',
        fontWeight: FONT_WEIGHT_BOLD,
        letterSpacing: '-0.01em',
      },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: FONT_WEIGHT_BOLD },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: FONT_WEIGHT_BOLD },
      h4: { fontSize: 14, lineHeight: '20px', fontWeight: FONT_WEIGHT_BOLD },
      h5: { fontSize: 16, lineHeight: '24px', fontWeight: FONT_WEIGHT_BOLD },
      h6: { fontSize: 16, lineHeight: '24px', fontWeight: FONT_WEIGHT_BOLD },
      subtitle1: { fontSize: 14, lineHeight: '20px' },
      subtitle2: { fontSize: 13, lineHeight: '18px', fontWeight: FONT_WEIGHT_BOLD },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 14, lineHeight: '20px' },
      caption: { fontSize: 13, lineHeight: '18px' },
      button: {
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: FONT_WEIGHT_BOLD,
        textTransform: 'none',
      },
    },
    transitions: {
      duration: {
        shortest: MOTION_MS,
        shorter: MOTION_MS,
        short: MOTION_MS,
        standard: MOTION_MS,
        complex: MOTION_MS,
        enteringScreen: MOTION_MS,
        leavingScreen: MOTION_MS,
      },
    },
    components: componentStyles,
  })
}

/** 72 units of 4 pixels. */
export const SIDEBAR_WIDTH = 288

/** The only weight besides 400. */
const FONT_WEIGHT_BOLD = 600

/** Milliseconds. */
const MOTION_MS = 150
