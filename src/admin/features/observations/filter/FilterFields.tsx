/** The fields of the filter form beside its search. */
import { memo } from 'react'
import { filterDayErrors, filterDayLimits } from '#domain/observations/observationFilter.ts'
import { useCurrentClient, useToday } from '../../../foundation/auth/currentClient.ts'
import type { ObservationListFilter } from '../../../foundation/router/observationListPath.ts'
import { DayField, FilterSelect, RecordsField } from './FilterInputs.tsx'
import { FilterGrid } from './FilterGrid.tsx'
import type { FilterName } from './activeFilters.ts'
import { observationFilterFields, type FilterField } from './observationFilterFields.ts'
import type { RecordNames } from './useRecordNames.ts'

export function FilterFields({ draft, ...props }: FilterFieldsProps) {
  const { ai_enabled: hasAi } = useCurrentClient()
  return (
    <FilterGrid>
      {observationFilterFields(hasAi).map((field) => (
        <Field
          key={field.name}
          field={field}
          value={draft[field.name]}
          dateFrom={draft.dateFrom}
          dateTo={draft.dateTo}
          {...props}
        />
      ))}
    </FilterGrid>
  )
}

export interface FilterFieldsProps {
  draft: ObservationListFilter
  change: (values: ObservationListFilter) => void
  names: RecordNames
  label: (name: FilterName) => string
}

/** Drawn again for its own value; a day's, for the limits that the other sets. */
const Field = memo(function Field({ field, value, change, names, label, ...days }: FieldProps) {
  const today = useToday()
  const { name } = field
  const given = { label: label(name) }
  if (field.kind === 'day') {
    const limits = filterDayLimits(days, today)[field.name]
    return (
      <DayField
        {...given}
        value={String(value ?? '')}
        min={('min' in limits && limits.min) || undefined}
        max={limits.max}
        error={filterDayErrors(days, today)[field.name]}
        onChange={(day) => change({ [name]: day })}
      />
    )
  }
  const values = [value ?? []].flat().map(String)
  if (field.kind === 'records')
    return (
      <RecordsField
        {...given}
        name={field.name}
        ids={values}
        names={names}
        onChange={(ids) => change({ [name]: ids })}
      />
    )
  const isMany = field.kind === 'values'
  return (
    <FilterSelect
      {...given}
      options={field.options}
      values={values}
      isMany={isMany}
      onChange={(chosen) => change({ [name]: isMany ? chosen : (chosen[0] ?? '') })}
    />
  )
})

interface FieldProps
  extends Omit<FilterFieldsProps, 'draft'>, Pick<ObservationListFilter, 'dateFrom' | 'dateTo'> {
  field: FilterField
  value: ObservationListFilter[FilterName]
}
