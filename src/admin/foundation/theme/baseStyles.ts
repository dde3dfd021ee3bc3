/** Global styles: type, figures, focus rings, touch targets, motion. */
import { alpha, type CSSObject, type Theme } from '@mui/material/styles'
import { cssVariablesOf } from './paletteOf.ts'

/** Class of bars that show a share: their colours are kept where the system replaces colours. */
export const BAR_CLASS = 'LwBar'

/** Class of what means nothing on paper. */
export const NOT_PRINTED_CLASS = 'LwNotPrinted'

export const baseStyles = (theme: Theme): CSSObject => ({
  ':root': {
    colorScheme: theme.palette.mode,
    scrollPaddingTop: 80,
    ...cssVariablesOf(theme.palette.primary.main, theme.palette.mode),
  },
  body: {
    fontSize: 14,
    lineHeight: '20px',
    overflowWrap: 'break-word',
  },
  /** Figures alone: they would widen the hyphens of words. */
  'dd, time, input, textarea, [role="cell"], [role="gridcell"]': {
    fontVariantNumeric: 'tabular-nums',
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
  '@media (forced-colors: active)': forcedColors,
  '@media screen and (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/** Printed pages show what a page says, without what can be pressed [40.10]; AppTheme makes them light. */
const printStyles: CSSObject = {
  body: { backgroundColor: '#fff !important', printColorAdjust: 'exact' },
  [`header, nav, video, form, main button, main a.MuiButton-root, main a.MuiIconButton-root, a[href="#main-content"],
    .MuiFormControl-root, main .MuiInputBase-root, .MuiPagination-root, .MuiSnackbar-root, .MuiSlider-root, .MuiSkeleton-root, .${NOT_PRINTED_CLASS}`]:
    {
      display: 'none !important',
    },
  // The name of the open tab is the heading of its panel.
  'main button.MuiTab-root.Mui-selected': { display: 'inline-flex !important' },
  // Paper would have the first colours of a change from dark to light.
  '*, *::before, *::after': { transition: 'none !important' },
  main: { margin: '0 !important', padding: '0 !important' },
  // Folded parts are printed too.
  'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  'main section, tr, dl > div, svg': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  '.MuiTableContainer-root': {
    overflow: 'visible !important',
    maxHeight: 'none !important',
  },
}

/**
 * States that a page shows by colour alone, in the few colours that the system leaves: chosen items are highlighted, pictures
 * and charts keep theirs on paper, logos on white.
 */
const forcedColors: CSSObject = {
  [`.MuiToggleButton-root.Mui-selected, .MuiTab-root.Mui-selected, .MuiPaginationItem-root.Mui-selected,
    .MuiMenuItem-root.Mui-selected, [role="option"][aria-selected="true"], a[aria-current="page"]`]:
    {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
      '& *': { color: 'inherit !important' },
    },
  ':root :is(.MuiButton-contained, .MuiChip-root, .MuiAlert-root, .MuiSnackbarContent-root, .MuiTooltip-tooltip)':
    { border: '1px solid' },
  '.MuiSlider-rail, .MuiSlider-track, .MuiLinearProgress-root': {
    forcedColorAdjust: 'none',
    backgroundColor: 'GrayText !important',
    borderColor: 'GrayText',
    opacity: 1,
  },
  '.MuiSlider-thumb, .MuiLinearProgress-bar, .MuiTabs-indicator': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
  },
  ':root .MuiSlider-mark': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  [`.${BAR_CLASS}, .${BAR_CLASS} *`]: { forcedColorAdjust: 'none' },
  '.MuiSwitch-track': { forcedColorAdjust: 'none', backgroundColor: 'GrayText', opacity: 1 },
  '.Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight !important' },
  '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
  'main svg:not(.MuiSvgIcon-root), main canvas': {
    forcedColorAdjust: 'none',
    backgroundColor: 'var(--paper)',
  },
  'nav img, header img': { forcedColorAdjust: 'none', backgroundColor: '#fff' },
  'main svg:not(.MuiSvgIcon-root) text': { fill: 'var(--text)' },
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
