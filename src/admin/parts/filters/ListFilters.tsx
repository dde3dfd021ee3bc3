/** Filters of a list as rows of data: a field for each, which changes the list's address as it is chosen. */
import { type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import type { PlainTextKey } from '#texts/keys.ts'
import { isDay } from '#domain/dates.ts'
import type { RecordFilterName } from '#domain/observations/observationFilter.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useDelayedChange } from '../../foundation/state/useDelayedChange.ts'
import { FilterDayField, FilterSelect, RecordsField } from './FilterInputs.tsx'
import { FilterSection } from './FilterSection.tsx'
import { useRecordNames } from './useRecordNames.ts'

/** Records, fixed options, else a day. */
export interface ListFilterRow {
  /** As the list's address has it. */
  name: string
  label: PlainTextKey
  records?: RecordFilterName
  /** Returns labels by value, in the order of the dropdown. */
  options?: (chosen: readonly string[]) => Readonly<Record<string, string>>
  /** One option at a time. */
  isChoice?: true
  /** Filters that cannot be set beside it. */
  instead?: readonly string[]
  /** The filter that has the other end of a range of days. */
  from?: string
  until?: string
}

export function ListFilters({ rows, chips, children }: ListFiltersProps) {
  const t = useT()
  const { filterValues, setFilters } = useListContext()
  const filter = filterValues as Record<string, string | string[] | undefined>
  const names = useRecordNames(
    Object.fromEntries(
      rows.flatMap(({ name, records }) => (records ? [[records, filter[name]]] : [])),
    ),
  )
  return (
    <FilterSection chips={chips}>
      {children}
      {rows.map(({ name, records, options, from = '', until = '', instead = [], ...row }) => {
        const values = [filter[name] ?? []].flat()
        const without = Object.fromEntries(instead.map((other) => [other, undefined]))
        const field = {
          label: t(row.label),
          onChange: (chosen: string | string[]) =>
            setFilters({
              ...filter,
              ...without,
              [name]: row.isChoice && Array.isArray(chosen) ? chosen[0] : chosen,
            }),
        }
        if (records)
          return <RecordsField key={name} {...field} name={records} ids={values} names={names} />
        if (options)
          return (
            <FilterSelect
              key={name}
              {...field}
              isMany={!row.isChoice}
              options={options(values)}
              values={values}
            />
          )
        const [min, max] = [filter[from], filter[until]].map((day) => day?.toString())
        return <TypedDay key={name} {...field} day={values[0] ?? ''} min={min} max={max} />
      })}
    </FilterSection>
  )
}

interface ListFiltersProps {
  rows: readonly ListFilterRow[]
  /** Filters without a field. */
  chips?: ReactNode
  /** Fields of another kind. */
  children?: ReactNode
}

/** Applies its day after a pause in typing, if it is complete and within the limits, or when it is cleared. */
function TypedDay({ label, day, min = MIN_DATE, onChange, ...limits }: TypedDayProps) {
  const t = useT()
  const today = useToday()
  const max = limits.max ?? today
  const [text, setText] = useState(day)
  const [lastDay, setLastDay] = useState(day)
  // Clear, Back or a link has changed the day.
  if (day !== lastDay) {
    setLastDay(day)
    setText(day)
  }
  const isPossible = (typed: string) =>
    typed === '' || (isDay(typed) && typed <= max && typed >= min)
  // Each digit of a year that is being typed makes a valid day.
  const { schedule } = useDelayedChange(() => {
    if (text !== day && isPossible(text)) onChange(text)
  }, DEBOUNCE_MS)
  return (
    <FilterDayField
      label={label}
      value={text}
      min={min}
      max={max}
      error={
        isPossible(text)
          ? undefined
          : t('auditLog.filters.dayRefused', { from: formatDay(min), to: formatDay(max) })
      }
      onChange={(typed) => {
        setText(typed)
        schedule()
      }}
    />
  )
}

/** Days are YYYY-MM-DD. */
interface TypedDayProps {
  label: string
  /** '' for none. */
  day: string
  min: string | undefined
  /** Default: today. */
  max: string | undefined
  onChange: (day: string) => void
}

/** No list has anything before this day. */
const MIN_DATE = '2000-01-01'

const DEBOUNCE_MS = 500
