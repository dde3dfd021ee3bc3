/** Filter of the user list: people who were not observed this month, quarter or year. */
import { MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { datePresetRange } from '#domain/charts/datePresets.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'

export function NotObservedFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const today = useToday()
  const { notObservedSince: since = '', ...others } = filterValues as { notObservedSince?: string }
  const days = PERIODS.map(
    ([preset, label]) => [datePresetRange(preset, today).dateFrom, label] as const,
  )
  return (
    <TextField
      select
      size="small"
      value={since}
      onChange={({ target: { value } }) =>
        setFilters(value ? { ...others, notObservedSince: value } : others, displayedFilters)
      }
      slotProps={{ htmlInput: { 'aria-label': 'Observed' }, select: { displayEmpty: true } }}
      fullWidth={false}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">Observed or not</MenuItem>
      {days.map(([day, label]) => (
        <MenuItem key={label} value={day}>
          {label}
        </MenuItem>
      ))}
      {since && !days.some(([day]) => day === since) && (
        <MenuItem value={since}>Not observed since {formatDay(since)}</MenuItem>
      )}
    </TextField>
  )
}

const PERIODS = [
  ['THIS_MONTH', 'Not observed this month'],
  ['THIS_QUARTER', 'Not observed this quarter'],
  ['THIS_YEAR', 'Not observed this year'],
] as const
