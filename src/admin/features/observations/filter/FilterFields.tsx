/** Fields of the filter form below its search. */
import { Box, FormControlLabel, Switch } from '@mui/material'
import { memo } from 'react'
import {
  filterDayErrors,
  filterDayLimits,
  hasPlaces,
  type FilterRow,
  type FormFilterName,
  formFilterRows,
  type ObservationListFilter,
} from '#domain/observations/observationFilter.ts'
import { useCurrentClient, useToday } from '../../../foundation/auth/currentClient.ts'
import { filterDays } from '#domain/charts/datePresets.ts'
import { filterOptions } from '../../../foundation/i18n/observationFilterLabels.ts'
import { FilterDayField, FilterSelect, RecordsField } from '../../../parts/filters/FilterInputs.tsx'
import { FilterGrid } from '../../../parts/filters/FilterGrid.tsx'
import type { RecordNames } from '../../../parts/filters/useRecordNames.ts'
import { wordMessage } from '../../../foundation/i18n/i18nProvider.ts'

export function FilterFields({ draft, pending, ...props }: FilterFieldsProps) {
  const { ai_enabled: hasAi } = useCurrentClient()
  const { dateFrom, dateTo } = filterDays(draft, useToday())
  return (
    <FilterGrid>
      {formFilterRows(hasAi).map((row) => (
        <Box key={row.name} sx={pending.includes(row.name) ? pendingStyle : undefined}>
          <Field
            row={row}
            value={draft[row.name]}
            dateFrom={dateFrom}
            dateTo={dateTo}
            hasPlaces={hasPlaces(draft)}
            {...props}
          />
        </Box>
      ))}
    </FilterGrid>
  )
}

export interface FilterFieldsProps {
  draft: ObservationListFilter
  /** Fields whose values are not applied yet; marked. */
  pending: readonly FormFilterName[]
  change: (values: ObservationListFilter) => void
  names: RecordNames
  label: (name: FormFilterName) => string
}

/** Memoized: renders again only for its own value; a date field also when the other date changes its limits. */
const Field = memo(function Field({
  row,
  value,
  change,
  names,
  label,
  hasPlaces,
  ...days
}: FieldProps) {
  const today = useToday()
  const labelProps = { label: label(row.name) }
  if (row.kind === 'day') {
    const limits = filterDayLimits(days, today)[row.name]
    const problem = filterDayErrors(days, today)[row.name]
    return (
      <FilterDayField
        {...labelProps}
        value={days[row.name] ?? ''}
        min={('min' in limits && limits.min) || undefined}
        max={limits.max}
        error={problem && wordMessage(problem)}
        onChange={(day) => change({ dates: undefined, ...days, [row.name]: day })}
      />
    )
  }
  if (row.kind === 'flag') {
    const isWithoutEffect = row.name === 'exactPlaces' && !hasPlaces
    return (
      <FormControlLabel
        {...labelProps}
        disabled={isWithoutEffect}
        sx={flagStyle}
        control={
          <Switch
            size="small"
            checked={!isWithoutEffect && value === true}
            onChange={(_, checked) => change({ [row.name]: checked })}
          />
        }
      />
    )
  }
  const values = [value ?? []].flat().map(String)
  if (row.kind === 'records')
    return (
      <RecordsField
        {...labelProps}
        name={row.name}
        ids={values}
        names={names}
        onChange={(ids) => change({ [row.name]: ids })}
      />
    )
  const isMany = row.kind === 'values'
  return (
    <FilterSelect
      {...labelProps}
      options={filterOptions(row.name)}
      values={values}
      isMany={isMany}
      onChange={(selected) =>
        change({
          ...(row.name === 'dates' && { dateFrom: '', dateTo: '' }),
          [row.name]: isMany ? selected : (selected[0] ?? ''),
        })
      }
    />
  )
})

interface FieldProps
  extends
    Omit<FilterFieldsProps, 'draft' | 'pending'>,
    Pick<ObservationListFilter, 'dateFrom' | 'dateTo'> {
  row: FilterRow<FormFilterName>
  value: ObservationListFilter[FormFilterName]
  /** True if a location or department is chosen. */
  hasPlaces: boolean
}

/** The text beside Apply names the fields, so that the dashes are not the only sign. */
const pendingStyle = {
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed', borderColor: 'primary.dark' },
} as const

/** In line with the boxes of the other fields, which are below their labels. */
const flagStyle = { mt: { md: '26px' }, ml: 0, mr: 0, gap: 1 } as const
