/** Input of the client's time zone, from the zones that the browser knows. */
import { Autocomplete, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { dropdownTexts } from '../../parts/choices/SingleAutocomplete.tsx'

export function TimeZoneInput() {
  const t = useT()
  const { field, fieldState } = useInput({ source: 'time_zone' })
  const value = field.value as string
  const label = useFieldLabel('time_zone')
  return (
    <Autocomplete
      {...dropdownTexts(label)}
      autoHighlight
      disableClearable
      options={ZONES.includes(value) ? ZONES : [value, ...ZONES]}
      value={value}
      onChange={(_, chosen) => field.onChange(chosen)}
      getOptionLabel={formatTimeZone}
      noOptionsText={t('clients.noTimeZones')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? t('clients.hints.timeZone')}
          inputRef={field.ref}
        />
      )}
    />
  )
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** 'America/New York'. */
const formatTimeZone = (zone: string) => zone.replaceAll('_', ' ')
