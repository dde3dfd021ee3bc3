/** The fields of the filter form beside its search. */
import { filterDayErrors, filterDayLimits } from '#domain/observations/observationFilter.ts'
import { useCurrentClient } from '../../auth/currentClient.ts'
import { useToday } from '../../charts/useToday.ts'
import type { ObservationListFilter } from '../observationsTo.ts'
import { DayField } from './DayField.tsx'
import { FilterGrid } from './FilterGrid.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { RecordsField } from './RecordsField.tsx'
import type { FilterName } from './activeFilters.ts'
import { filterFields } from './filterFields.ts'
import type { FilterField } from './filterFields.ts'
import type { RecordNames } from './useRecordNames.ts'

export function FilterFields(props: FilterFieldsProps) {
  const { ai_enabled: hasAi } = useCurrentClient()
  return (
    <FilterGrid>
      {filterFields(hasAi).map((field) => (
        <Field key={field.name} field={field} {...props} />
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

function Field({ field, draft, change, names, label }: FilterFieldsProps & { field: FilterField }) {
  const today = useToday()
  const { name } = field
  const given = { label: label(name) }
  if (field.kind === 'day') {
    const limits = filterDayLimits(draft, today)[field.name]
    return (
      <DayField
        {...given}
        value={draft[field.name] ?? ''}
        min={('min' in limits && limits.min) || undefined}
        max={limits.max}
        error={filterDayErrors(draft, today)[field.name]}
        onChange={(day) => change({ [name]: day })}
      />
    )
  }
  if (field.kind === 'records')
    return (
      <RecordsField
        {...given}
        name={field.name}
        ids={draft[field.name] ?? []}
        names={names}
        onChange={(ids) => change({ [name]: ids })}
      />
    )
  const isMany = field.kind === 'values'
  return (
    <FilterSelect
      {...given}
      options={field.options}
      values={[draft[name] ?? []].flat().map(String)}
      isMany={isMany}
      onChange={(values) => change({ [name]: isMany ? values : (values[0] ?? '') })}
    />
  )
}
