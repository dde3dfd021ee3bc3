/** Date-range dropdowns of summaries: 1, 3, 6, 9 or 12 months, and on some pages calendar months, quarters and years. */
import { MenuItem, Select } from '@mui/material'
import { useStore } from 'react-admin'
import {
  isSummaryMonths,
  lastSummaryMonths,
  summaryMonthsOf,
  type SummaryMonths,
  type SummaryRange,
} from '#domain/charts/summaryPeriods.ts'
import { isDatePreset } from '#domain/charts/datePresets.ts'
import { DATE_PRESETS, type DatePreset, SUMMARY_MONTHS } from '#domain/enumerations.ts'
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
      sx={{ minWidth: 132 }}
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

/** Dropdown of months and, below a line, of calendar months, quarters and years. */
export function RangeSelect({ dates, onChange: onChoose }: RangeSelectProps) {
  const t = useT()
  return (
    <Select
      size="small"
      displayEmpty
      value={dates ?? OTHER}
      onChange={({ target: { value } }) => isDatePreset(value) && onChoose(value)}
      inputProps={{ 'aria-label': t('charts.dateRange') }}
      sx={{ minWidth: 132 }}
    >
      {dates === null && <MenuItem value={OTHER}>{t('charts.filterDates')}</MenuItem>}
      {SUMMARY_MONTHS.map((months) => (
        <MenuItem
          key={months}
          value={`MONTHS_${months}`}
          divider={months === SUMMARY_MONTHS.at(-1)}
        >
          {t('charts.months', { smart_count: months })}
        </MenuItem>
      ))}
      {DATE_PRESETS.filter((preset) => !preset.startsWith('MONTHS')).map((preset) => (
        <MenuItem key={preset} value={preset}>
          {t(`enums.datePreset.${preset}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

interface RangeSelectProps {
  /** null: the days are none of the named ranges. */
  dates: DatePreset | null
  onChange: (dates: DatePreset) => void
}

/** Returns the range of days stored by its name in this browser under `key`, and its setter. */
export function useRangeChoice(key: string): [DatePreset, (dates: DatePreset) => void] {
  const [stored, store] = useStore<unknown>(key)
  return [isDatePreset(stored) ? stored : `MONTHS_${summaryMonthsOf(stored)}`, store]
}
