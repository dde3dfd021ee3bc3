/** The date-range dropdown of summaries: 1, 3, 6, 9 or 12 months (spec 9). */
import { MenuItem, Select } from '@mui/material'
import { SUMMARY_MONTHS } from '#domain/enumerations.ts'
import { isSummaryMonths } from '#domain/charts/summaryDates.ts'
import type { SummaryMonths } from '#domain/charts/summaryDates.ts'
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
      {months === null && <MenuItem value={OTHER}>The filter’s dates</MenuItem>}
      {SUMMARY_MONTHS.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {pluralize(choice, 'month')}
        </MenuItem>
      ))}
    </Select>
  )
}

interface MonthsSelectProps {
  /** null: the days are none of the choices. */
  months: SummaryMonths | null
  onChange: (months: SummaryMonths) => void
}

const OTHER = ''
