/** Global styles: type, figures, focus rings, touch targets, motion. */
import { alpha, type CSSObject, type Theme } from '@mui/material/styles'
import { cssVariablesOf } from './paletteOf.ts'

export const baseStyles = (theme: Theme): CSSObject => ({
  ':root': {
    colorScheme: 'light',
    scrollPaddingTop: 80,
    ...cssVariablesOf(theme.palette.primary.main),
  },
  body: {
    fontSize: 14,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  ':focus-visible': { outline: `2px solid ${theme.palette.primary.dark}`, outlineOffset: 2 },
  'main:focus, main:focus-visible': { outline: 'none' },
  /** Fields draw their focus ring on their own border. */
  '.MuiInputBase-input:focus-visible': { outline: 'none' },
  'a, button, [role="button"], input[type="checkbox"], input[type="radio"]': {
    minWidth: 24,
    minHeight: 24,
  },
  [`.${TEXT_LINK_CLASS}`]: textLinkStyles(theme),
  /** A link within a sentence keeps the line height of the sentence. */
  'p a, li a, td a': { minWidth: 0, minHeight: 0 },
  '::selection': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/** Class of text links: the look of MUI's Link, defined once instead of for each link. */
export const TEXT_LINK_CLASS = 'LwTextLink'

const textLinkStyles = ({ palette }: Theme): CSSObject => ({
  color: palette.primary.dark,
  textDecoration: 'underline',
  textDecorationColor: alpha(palette.primary.main, 0.4),
  '&:hover': { textDecorationColor: 'inherit' },
})
