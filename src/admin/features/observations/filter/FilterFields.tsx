/** Fields of the filter form below its search. */
import { Box, FormControlLabel, Switch } from '@mui/material'
import { Fragment, memo } from 'react'
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
import {
  DATE_PRESETS,
  datePresetOf,
  datePresetRange,
  isDatePreset,
} from '#domain/charts/datePresets.ts'
import { filterOptions } from '../../../foundation/i18n/observationFilterLabels.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { DayField, FilterSelect, RecordsField } from '../../../parts/filters/FilterInputs.tsx'
import { FilterGrid } from '../../../parts/filters/FilterGrid.tsx'
import type { RecordNames } from '../../../parts/filters/useRecordNames.ts'
import { wordMessage } from '../../../foundation/i18n/i18nProvider.ts'

export function FilterFields({ draft, pending, ...props }: FilterFieldsProps) {
  const { ai_enabled: hasAi } = useCurrentClient()
  return (
    <FilterGrid>
      {formFilterRows(hasAi).map((row) => (
        <Fragment key={row.name}>
          {row.name === 'dateFrom' && (
            <DatePresetSelect
              dateFrom={draft.dateFrom}
              dateTo={draft.dateTo}
              change={props.change}
            />
          )}
          <Box sx={pending.includes(row.name) ? pendingStyle : undefined}>
            <Field
              row={row}
              value={draft[row.name]}
              dateFrom={draft.dateFrom}
              dateTo={draft.dateTo}
              hasPlaces={hasPlaces(draft)}
              {...props}
            />
          </Box>
        </Fragment>
      ))}
    </FilterGrid>
  )
}

/** Fills in both dates; empty while they are other days. */
function DatePresetSelect({ dateFrom, dateTo, change }: DatePresetSelectProps) {
  const t = useT()
  const today = useToday()
  return (
    <FilterSelect
      label={t('observationFilters.dates')}
      options={Object.fromEntries(
        DATE_PRESETS.map((preset) => [preset, t(`enums.datePreset.${preset}`)]),
      )}
      values={[datePresetOf({ dateFrom, dateTo }, today) ?? []].flat()}
      isMany={false}
      onChange={([preset]) =>
        change(isDatePreset(preset) ? datePresetRange(preset, today) : { dateFrom: '', dateTo: '' })
      }
    />
  )
}

type DatePresetSelectProps = Pick<ObservationListFilter, 'dateFrom' | 'dateTo'> &
  Pick<FilterFieldsProps, 'change'>

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
      <DayField
        {...labelProps}
        value={String(value ?? '')}
        min={('min' in limits && limits.min) || undefined}
        max={limits.max}
        error={problem && wordMessage(problem)}
        onChange={(day) => change({ [row.name]: day })}
      />
    )
  }
  if (row.kind === 'flag')
    return (
      <FormControlLabel
        {...labelProps}
        disabled={!hasPlaces}
        sx={flagStyle}
        control={
          <Switch
            size="small"
            checked={hasPlaces && value === true}
            onChange={(_, checked) => change({ [row.name]: checked })}
          />
        }
      />
    )
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
      onChange={(selected) => change({ [row.name]: isMany ? selected : (selected[0] ?? '') })}
    />
  )
})

interface FieldProps
  extends
    Omit<FilterFieldsProps, 'draft' | 'pending'>,
    Pick<ObservationListFilter, 'dateFrom' | 'dateTo'> {
  row: FilterRow<FormFilterName>
  value: ObservationListFilter[FormFilterName]
  /** Whether a location or department is chosen. */
  hasPlaces: boolean
}

/** The text beside Apply names the fields, so that the dashes are not the only sign. */
const pendingStyle = {
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed', borderColor: 'primary.dark' },
} as const

/** In line with the boxes of the other fields, which are below their labels. */
const flagStyle = { mt: { md: '26px' }, ml: 0, mr: 0, gap: 1 } as const
