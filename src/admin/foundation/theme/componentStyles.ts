/** Styles and default props of each MUI component; fields are in fieldStyles.ts. */
import type { Theme, ThemeOptions } from '@mui/material/styles'
import { readableTextColour } from '#domain/theme.ts'
import { baseStyles } from './baseStyles.ts'
import { fieldStyles } from './fieldStyles.ts'
import { mainLandmark } from './mainLandmark.ts'

const CARD_RADIUS = 10
const VERDICTS = ['correct', 'incorrect', 'unknown'] as const

export const componentStyles: NonNullable<ThemeOptions['components']> = {
  ...fieldStyles,
  MuiCssBaseline: { styleOverrides: baseStyles },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        // While it works; `disabled` would drop the focus of the button that was just pressed.
        '&[aria-disabled="true"]': { opacity: 0.5 },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: ({ theme }) => ({
              '&:hover': {
                backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 88%, ${readableTextColour(theme.palette.primary.contrastText)})`,
              },
            }),
          },
          { props: { variant: 'text', color: 'primary' }, style: readable },
          { props: { variant: 'outlined', color: 'primary' }, style: outlined },
        ],
      },
    },
  },
  // The delete buttons cannot pass a label for the dialog's button; its default is 'Confirm' [2.48].
  RaConfirm: {
    defaultProps: {
      confirm: 'ra.action.delete',
      slotProps: { transition: { onEnter: focusCancel } },
    },
    styleOverrides: {
      root: (themed: Themed) => ({ '& .RaConfirm-confirmPrimary': readable(themed) }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32, borderRadius: 8 } } },
  MuiLink: { styleOverrides: { root: readable } },
  // MUI would make what floats in dark mode lighter, beyond what texts are readable on.
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: CARD_RADIUS } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: CARD_RADIUS, boxShadow: theme.palette.floating }),
    },
  },
  MuiMenu: {
    defaultProps: { container: mainLandmark, disableScrollLock: true },
    styleOverrides: { paper: floating },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiTableRow: { styleOverrides: { root: { height: 44 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 13,
        lineHeight: '18px',
        padding: '4px 12px',
        maxWidth: 300,
        borderColor: theme.palette.divider,
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.palette.text.secondary }),
      // Figures and dates only: Inter's tabular hyphen is too wide for words.
      body: { '&.MuiTableCell-alignRight, & time': { fontVariantNumeric: 'tabular-nums' } },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 6, fontSize: 12, fontWeight: 600, variants: verdictChips() },
    },
  },
  MuiTab: { styleOverrides: { root: { '&.Mui-selected': { color: 'inherit' } } } },
  MuiTabs: {
    styleOverrides: { indicator: ({ theme }) => ({ backgroundColor: theme.palette.primary.dark }) },
  },
  MuiCheckbox: { styleOverrides: { root: checked } },
  MuiRadio: { styleOverrides: { root: checked } },
  MuiSwitch: { styleOverrides: { switchBase: switched } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.palette.text.primary,
        color: theme.palette.background.paper,
        fontSize: 13,
        lineHeight: '18px',
      }),
    },
  },
  // One look for everything that has worked; react-admin colours failures and warnings itself.
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.success.main,
        color: theme.palette.success.contrastText,
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => ({
        fontSize: 14,
        lineHeight: '20px',
        color: theme.palette[severity].dark,
        backgroundColor: theme.palette[severity].light,
      }),
    },
  },
}

/** react-admin focuses the button that deletes, so that pressing Enter twice would delete [2.104]. */
function focusCancel(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('.MuiDialogActions-root button')?.focus()
}

interface Themed {
  theme: Pick<Theme, 'palette'>
}

/** Returns the client's colour in a shade that is readable as text. */
function readable({ theme }: Themed) {
  return { color: theme.palette.primary.dark }
}

function floating({ theme }: Themed) {
  return { boxShadow: theme.palette.floating }
}

function outlined({ theme }: Themed) {
  return { color: theme.palette.text.primary, borderColor: theme.palette.outline }
}

function checked({ theme }: Themed) {
  return {
    color: theme.palette.outline,
    '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.palette.primary.dark },
  }
}

function switched({ theme }: Themed) {
  return {
    color: theme.palette.outline,
    '&.Mui-disabled': { color: theme.palette.action.disabled },
    '&.Mui-checked': { color: theme.palette.primary.dark },
    '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.palette.primary.dark },
  }
}

/** Styles verdict chips: readable text on a tint of the verdict's colour. */
function verdictChips() {
  return VERDICTS.map((color) => ({
    props: { variant: 'filled' as const, color },
    style: ({ theme }: Themed) => ({
      color: theme.palette[color].dark,
      backgroundColor: theme.palette[color].light,
      '& .MuiChip-icon': { color: theme.palette[color].main },
    }),
  }))
}
