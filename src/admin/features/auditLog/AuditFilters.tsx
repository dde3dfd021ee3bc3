/** Filters of the audit log: people, actions, kinds of records, days, and a single record chosen by a link. */
import { Chip } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { isDay } from '#domain/dates.ts'
import { AUDIT_ACTIONS } from '#domain/enumerations.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import type { AuditListFilter } from '../../foundation/router/auditFilter.ts'
import { FilterSection } from '../../parts/filters/FilterSection.tsx'
import { DayField, FilterSelect, RecordsField } from '../../parts/filters/FilterInputs.tsx'
import { useDelayedChange } from '../../foundation/state/useDelayedChange.ts'
import { useRecordNames } from '../../parts/filters/useRecordNames.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { isAuditedTable, kindLabel, kindOptions } from './auditedKinds.ts'
import type { AuditEntry } from './auditLogList.ts'

export function AuditFilters() {
  const t = useT()
  const { filterValues, setFilters, data } = useListContext<AuditEntry>()
  const filter = filterValues as AuditListFilter
  const { person = [], action = [], kind = [], dateFrom = '', dateTo = '', record } = filter
  const names = useRecordNames({ observers: person })
  const today = useToday()
  const change = (part: Partial<Record<keyof AuditListFilter, unknown>>) =>
    setFilters({ ...filter, ...part })
  return (
    <FilterSection
      chips={
        record && (
          <Chip
            variant="outlined"
            label={recordLabel(data)}
            aria-label={t('auditLog.filters.remove', { filter: recordLabel(data) })}
            onClick={() => change({ record: undefined })}
            onDelete={() => change({ record: undefined })}
          />
        )
      }
    >
      <RecordsField
        name="observers"
        label={t('auditLog.filters.person')}
        ids={person}
        names={names}
        onChange={(ids) => change({ person: ids })}
      />
      <FilterSelect
        isMany
        label={t('auditLog.filters.action')}
        options={actionOptions()}
        values={action}
        onChange={(values) => change({ action: values })}
      />
      <FilterSelect
        isMany
        label={t('auditLog.filters.kind')}
        options={{ ...unknownKindOptions(kind), ...kindOptions() }}
        values={kind}
        onChange={(values) => change({ kind: values })}
      />
      <DebouncedDateInput
        label={t('auditLog.filters.dateFrom')}
        day={dateFrom}
        max={dateTo || today}
        onChange={(day) => change({ dateFrom: day })}
      />
      <DebouncedDateInput
        label={t('auditLog.filters.dateTo')}
        day={dateTo}
        min={dateFrom}
        max={today}
        onChange={(day) => change({ dateTo: day })}
      />
    </FilterSection>
  )
}

/** Takes the record's name from the first row of the list. */
function recordLabel([entry]: readonly AuditEntry[] = []): string {
  if (!entry) return t('auditLog.filters.oneRecord')
  const { entity, record_name: name } = entry
  if (name) return t('auditLog.filters.record', { kind: kindLabel(entity), name })
  return t(isAuditedTable(entity) ? `auditLog.filters.one.${entity}` : 'auditLog.filters.oneRecord')
}

const actionOptions = () =>
  Object.fromEntries(
    AUDIT_ACTIONS.map((action) => [action, t(`auditLog.filters.actions.${action}`)]),
  )

/** Options for kinds in the URL that the app has no label for. */
const unknownKindOptions = (kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, kindLabel(kind)]))

/**
 * Date input that applies its day to the list after a pause in typing, if it is complete and within the limits, or when
 * it is cleared.
 */
function DebouncedDateInput({ label, day, min = '', max, onChange }: DebouncedDateInputProps) {
  const t = useT()
  const [text, setText] = useState(day)
  const [lastDay, setLastDay] = useState(day)
  // Clear, Back or a link has changed the day.
  if (day !== lastDay) {
    setLastDay(day)
    setText(day)
  }
  const isPossible = (typed: string) =>
    typed === '' || (isDay(typed) && typed <= max && typed >= (min || MIN_DATE))
  // Each digit of a year that is being typed makes a valid day.
  const { schedule } = useDelayedChange(() => {
    if (text !== day && isPossible(text)) onChange(text)
  }, DEBOUNCE_MS)
  return (
    <DayField
      label={label}
      value={text}
      min={min || MIN_DATE}
      max={max}
      error={isPossible(text) ? undefined : t('auditLog.filters.dayRefused')}
      onChange={(typed) => {
        setText(typed)
        schedule()
      }}
    />
  )
}

interface DebouncedDateInputProps {
  label: string
  /** YYYY-MM-DD; '' for none. */
  day: string
  min?: string
  max: string
  onChange: (day: string) => void
}

/** The audit log has no entries before this day. */
const MIN_DATE = '2000-01-01'

/** Milliseconds. */
const DEBOUNCE_MS = 500
