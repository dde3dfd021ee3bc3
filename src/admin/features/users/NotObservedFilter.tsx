/** Filter of the user list: people who were not observed this month, quarter or year. */
import { MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { isDay } from '#domain/dates.ts'
import { CURRENT_PERIODS } from '#domain/enumerations.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** The range is kept by its name; a day comes from an address that somebody wrote. */
export function NotObservedFilter() {
  const t = useT()
  const { filterValues, setFilters } = useListContext()
  const { notObserved = '', notObservedSince: since = '', ...others } = filterValues as Chosen
  return (
    <TextField
      select
      size="small"
      value={notObserved || since}
      onChange={({ target: { value } }) =>
        setFilters(value ? { ...others, notObserved: value } : others)
      }
      slotProps={{
        htmlInput: { 'aria-label': t('users.observed.label') },
        select: { displayEmpty: true },
      }}
      fullWidth={false}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{t('users.observed.all')}</MenuItem>
      {CURRENT_PERIODS.map((preset) => (
        <MenuItem key={preset} value={preset}>
          {t(`users.observed.${preset}`)}
        </MenuItem>
      ))}
      {isDay(since) && (
        <MenuItem value={since}>{t('users.observed.notSince', { day: formatDay(since) })}</MenuItem>
      )}
    </TextField>
  )
}

interface Chosen {
  notObserved?: string
  notObservedSince?: string
}
