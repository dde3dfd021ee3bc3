/** Filters of a report: days by the name of their range, and records; kept in the address. */
import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { filterDays } from '#domain/charts/datePresets.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { RangeSelect } from '../charts/MonthsSelect.tsx'
import { RecordsField } from './FilterInputs.tsx'
import type { AddressFilter } from './useAddressFilter.ts'
import { useRecordNames } from './useRecordNames.ts'

export function ReportFilters({ state, records, lead, children }: ReportFiltersProps) {
  const t = useT()
  const today = useToday()
  const { filter, change } = state
  const names = useRecordNames(filter)
  return (
    <Card component="section" aria-label={t('observationFilters.title')} sx={card}>
      {lead}
      <Box>
        <Typography variant="subtitle2" component="p" aria-hidden sx={{ mb: 0.5 }}>
          {t('accuracy.dateRange')}
        </Typography>
        <RangeSelect
          dates={filter.dates ?? null}
          onChange={(dates) => change({ dates, dateFrom: undefined, dateTo: undefined })}
        />
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {formatDateRange(filterDays(filter, today))}
        </Typography>
      </Box>
      {records.map((name) => (
        <RecordsField
          key={name}
          isWide
          name={name}
          label={t(`menu.${name}`)}
          ids={filter[name] ?? []}
          names={names}
          onChange={(ids) => change({ [name]: ids })}
        />
      ))}
      {children}
    </Card>
  )
}

interface ReportFiltersProps {
  state: AddressFilter
  records: readonly ('locations' | 'departments' | 'tasks')[]
  /** Before the days. */
  lead?: ReactNode
  /** More fields. */
  children?: ReactNode
}

const card = {
  p: { xs: 2, md: 3 },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  '& > *': { minWidth: 0 },
} as const
