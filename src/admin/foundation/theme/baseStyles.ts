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
  /** `:root` outweighs the `outline: 0` of MUI's buttons. */
  ':root :focus-visible': focusRing(theme, 2),
  /** Scrolling boxes cut off what lies outside of their tabs. */
  ':root .MuiTab-root:focus-visible': { outlineOffset: -2 },
  /** The inputs of checkboxes, radio buttons and switches are invisible. */
  '.MuiButtonBase-root.Mui-focusVisible:has(> input)': focusRing(theme, -2),
  /** Receive the focus from the app only, never from Tab. */
  ':root [tabindex="-1"]:is(.MuiDialog-container, :not([role])):focus': { outline: 'none' },
  /** Fields draw their focus ring on their own border. */
  ':root .MuiOutlinedInput-input:focus-visible': { outline: 'none' },
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
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': printStyles,
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/** Printed pages show what a page says, without what can be pressed [40.10]. */
const printStyles: CSSObject = {
  body: { backgroundColor: '#fff !important', printColorAdjust: 'exact' },
  [`header, nav, video, form, main button, main a.MuiButton-root, a[href="#main-content"],
    .MuiFormControl-root, main .MuiInputBase-root, .MuiPagination-root, .MuiSnackbar-root, .MuiSlider-root`]:
    {
      display: 'none !important',
    },
  // The name of the open tab is the heading of its panel.
  'main button.MuiTab-root.Mui-selected': { display: 'inline-flex !important' },
  main: { margin: '0 !important', padding: '0 !important' },
  'main section, tr, dl > div, svg': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  '.MuiTableContainer-root, .RaDataTable-tableWrapper': {
    overflow: 'visible !important',
    maxHeight: 'none !important',
  },
}

const focusRing = ({ palette }: Theme, outlineOffset: number): CSSObject => ({
  outline: `2px solid ${palette.primary.dark}`,
  outlineOffset,
})

/** Class of text links: the look of MUI's Link, defined once instead of for each link. */
export const TEXT_LINK_CLASS = 'LwTextLink'

const textLinkStyles = ({ palette }: Theme): CSSObject => ({
  color: palette.primary.dark,
  textDecoration: 'underline',
  textDecorationColor: alpha(palette.primary.main, 0.4),
  '&:hover': { textDecorationColor: 'inherit' },
})
