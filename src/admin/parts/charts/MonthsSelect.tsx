/** Date-range dropdowns of summaries: 1, 3, 6, 9 or 12 months, and where it is asked for calendar months, quarters and years. */
import { MenuItem, Select } from '@mui/material'
import { useStore } from 'react-admin'
import {
  type DatePeriod,
  isSummaryMonths,
  lastSummaryMonths,
  summaryMonthsOf,
  type SummaryMonths,
  type SummaryRange,
} from '#domain/charts/summaryPeriods.ts'
import {
  DATE_PRESETS,
  type DatePreset,
  datePresetRange,
  isDatePreset,
} from '#domain/charts/datePresets.ts'
import { SUMMARY_MONTHS } from '#domain/enumerations.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function MonthsSelect({ months, onChange: onChoose }: MonthsSelectProps) {
  const t = useT()
  return (
    <Select
      size="small"
      displayEmpty
      value={months ?? OTHER}
      onChange={({ target: { value } }) => isSummaryMonths(value) && onChoose(value)}
      inputProps={{ 'aria-label': t('charts.dateRange') }}
      sx={{ minWidth: 150 }}
    >
      {months === null && <MenuItem value={OTHER}>{t('charts.filterDates')}</MenuItem>}
      {SUMMARY_MONTHS.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t('charts.months', { smart_count: choice })}
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

type RangeChoice = SummaryMonths | DatePreset

/** Dropdown of months and, below a line, of calendar months, quarters and years. */
export function RangeSelect({ choice, onChange: onChoose }: RangeSelectProps) {
  const t = useT()
  return (
    <Select
      size="small"
      value={choice}
      onChange={({ target: { value } }) => {
        if (isSummaryMonths(value) || isDatePreset(value)) onChoose(value)
      }}
      inputProps={{ 'aria-label': t('charts.dateRange') }}
      sx={{ minWidth: 150 }}
    >
      {SUMMARY_MONTHS.map((months) => (
        <MenuItem key={months} value={months} divider={months === SUMMARY_MONTHS.at(-1)}>
          {t('charts.months', { smart_count: months })}
        </MenuItem>
      ))}
      {DATE_PRESETS.map((preset) => (
        <MenuItem key={preset} value={preset}>
          {t(`enums.datePreset.${preset}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

interface RangeSelectProps {
  choice: RangeChoice
  onChange: (choice: RangeChoice) => void
}

/** Returns the days of the choice stored in this browser under `key`, the choice, and its setter. */
export function useRangeChoice(
  key: string,
): [DatePeriod, RangeChoice, (choice: RangeChoice) => void] {
  const [stored, store] = useStore<unknown>(key)
  const today = useToday()
  if (isDatePreset(stored)) return [datePresetRange(stored, today), stored, store]
  const months = summaryMonthsOf(stored)
  const { dateFrom, dateTo } = lastSummaryMonths(months, today)
  return [{ dateFrom, dateTo }, months, store]
}
