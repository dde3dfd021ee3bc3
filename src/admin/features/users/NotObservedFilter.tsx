/** Filter of the user list: people who were not observed this month, quarter or year. */
import { MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { datePresetRange } from '#domain/charts/datePresets.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function NotObservedFilter() {
  const t = useT()
  const { filterValues, setFilters } = useListContext()
  const today = useToday()
  const { notObservedSince: since = '', ...others } = filterValues as { notObservedSince?: string }
  const days = PERIODS.map(
    (preset) => [datePresetRange(preset, today).dateFrom, t(`users.observed.${preset}`)] as const,
  )
  return (
    <TextField
      select
      size="small"
      value={since}
      onChange={({ target: { value } }) =>
        setFilters(value ? { ...others, notObservedSince: value } : others)
      }
      slotProps={{
        htmlInput: { 'aria-label': t('users.observed.label') },
        select: { displayEmpty: true },
      }}
      fullWidth={false}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{t('users.observed.all')}</MenuItem>
      {days.map(([day, label]) => (
        <MenuItem key={label} value={day}>
          {label}
        </MenuItem>
      ))}
      {since && !days.some(([day]) => day === since) && (
        <MenuItem value={since}>{t('users.observed.notSince', { day: formatDay(since) })}</MenuItem>
      )}
    </TextField>
  )
}

const PERIODS = ['THIS_MONTH', 'THIS_QUARTER', 'THIS_YEAR'] as const
