/** Input of the client's highlight colour, with a picker, a hex value, a preview and a contrast check. */
import { Alert, Box, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { contrastRatio, isHexColour, MIN_TEXT_CONTRAST, readableTextColour } from '#domain/theme.ts'
import { formatDecimal } from '../../foundation/format/formatFigure.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ThemePreview } from './ThemePreview.tsx'

export function ColourInput() {
  const t = useT()
  const { field, fieldState } = useInput({ source: 'color' })
  const label = useFieldLabel('color')
  const typed = String(field.value ?? '').trim()
  const colour = isHexColour(typed) ? typed.toLowerCase() : null
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <TextField
          label={label}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? t('clients.hints.colour')}
          placeholder="#faa61a"
          slotProps={{ htmlInput: { spellCheck: false, maxLength: 7 } }}
          sx={{ maxWidth: 280 }}
        />
        <Box
          component="input"
          type="color"
          aria-label={t('clients.colourPicker', { field: label })}
          value={colour ?? '#faa61a'}
          onChange={field.onChange}
          sx={swatch}
        />
      </Box>
      {colour && contrastOf(colour) < MIN_TEXT_CONTRAST && (
        <Alert severity="warning" role="status">
          {t('clients.lowContrast', {
            contrast: formatDecimal(contrastOf(colour), 1),
            least: MIN_TEXT_CONTRAST,
          })}
        </Alert>
      )}
      {colour && <ThemePreview colour={colour} />}
    </>
  )
}

const contrastOf = (colour: string) => contrastRatio(colour, readableTextColour(colour))

const swatch = {
  // Aligned with the text field, below the line of its label.
  mt: '22px',
  width: 56,
  height: 40,
  p: 0.5,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const
