/** Styles of fields: label above, box, hint or error below. */
import type { ThemeOptions } from '@mui/material/styles'

const OUTLINED = { variant: 'outlined', size: 'small', fullWidth: true } as const

/** react-admin's inputs reserve a line for a hint that most of them do not have. */
const NO_EMPTY_HINT = { defaultProps: { helperText: false } }

const reactAdminInputs = {
  RaTextInput: NO_EMPTY_HINT,
  RaSelectInput: NO_EMPTY_HINT,
  RaPasswordInput: NO_EMPTY_HINT,
}

/**
 * Props of a TextField that must be filled in: its label has a mark, like those of react-admin's inputs. `required`
 * would let the browser check the field, too.
 */
export const REQUIRED_FIELD = {
  slotProps: { inputLabel: { 'data-required': true }, htmlInput: { 'aria-required': true } },
} as const

/** WebKit alone knows this property. In an empty field for a date or time it writes those of now. */
const EMPTY_IN_WEBKIT = '@supports (hanging-punctuation: first)'
const EMPTY_DATE = {
  '.MuiFormLabel-root:not(.MuiFormLabel-filled) ~ * &:not(:focus, :invalid)::-webkit-datetime-edit':
    { color: 'transparent' },
}

export const fieldStyles: NonNullable<ThemeOptions['components']> = {
  ...reactAdminInputs,
  MuiTextField: { defaultProps: { ...OUTLINED, margin: 'none' } },
  MuiFormControl: { defaultProps: { ...OUTLINED, margin: 'none' } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: { paper: ({ theme }) => ({ boxShadow: theme.palette.floating }) },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        // After the slash: the text for screen readers, which read aria-required.
        '&[data-required]::after': { content: ['"\\2009*"', '"\\2009*" / ""'] },
        '&.Mui-disabled': { color: theme.palette.text.disabled },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.primary.dark,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.error.main },
        '&.Mui-disabled': { backgroundColor: theme.palette.background.default },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.outline,
        '& legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.palette.text.disabled, opacity: 1 },
        [EMPTY_IN_WEBKIT]: EMPTY_DATE,
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        /** Smaller text makes an iPhone zoom in. */
        [theme.breakpoints.down('md')]: { fontSize: 16 },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 13,
        lineHeight: '18px',
        fontWeight: 600,
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
        '&.Mui-error': { color: theme.palette.error.main },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginLeft: 0, fontSize: 13, lineHeight: '18px' } },
  },
}
