/** Date-range dropdown of summaries: 1, 3, 6, 9 or 12 months. */
import { MenuItem, Select } from '@mui/material'
import { useStore } from 'react-admin'
import {
  isSummaryMonths,
  lastSummaryMonths,
  summaryMonthsOf,
  type SummaryMonths,
  type SummaryRange,
} from '#domain/charts/summaryPeriods.ts'
import { SUMMARY_MONTHS } from '#domain/enumerations.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { pluralize } from '../../foundation/format/pluralize.ts'

export function MonthsSelect({ months, onChange: onChoose }: MonthsSelectProps) {
  return (
    <Select
      size="small"
      displayEmpty
      value={months ?? OTHER}
      onChange={({ target: { value } }) => isSummaryMonths(value) && onChoose(value)}
      inputProps={{ 'aria-label': 'Date range' }}
      sx={{ minWidth: 150 }}
    >
      {months === null && <MenuItem value={OTHER}>Filter dates</MenuItem>}
      {SUMMARY_MONTHS.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {pluralize(choice, 'month')}
        </MenuItem>
      ))}
    </Select>
  )
}

interface MonthsSelectProps {
  /** null: the days match none of the choices. */
  months: SummaryMonths | null
  onChange: (months: SummaryMonths) => void
}

const OTHER = ''

/** Returns the range of days that a page counts, stored in this browser under `key`, and its setter. */
export function useSummaryRange(key: string): [SummaryRange, (months: SummaryMonths) => void] {
  const [stored, store] = useStore<unknown>(key)
  return [lastSummaryMonths(summaryMonthsOf(stored), useToday()), store]
}
