/** Summary above the observation list: a date range, a pie and a line chart, with the list's filter. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Card, IconButton, Skeleton, Typography } from '@mui/material'
import { useListContext, useStore } from 'react-admin'
import { memo, Suspense, useId } from 'react'
import {
  lastSummaryMonths,
  resolveSummaryDates,
  type SummaryMonths,
} from '#domain/charts/summaryPeriods.ts'
import { MonthsSelect } from '../../../parts/charts/MonthsSelect.tsx'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { formatDateRange } from '../../../foundation/format/formatDate.ts'
import { useToday } from '../../../foundation/auth/currentClient.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { AiAccuracyLink } from './AiAccuracyLink.tsx'
import { SUMMARY_HEIGHT } from './summaryHeight.ts'

/** Requires the list's context. `enabled`: whether the list's rows have loaded, so that the charts may load. */
export function SummaryPanel({ enabled }: { enabled: boolean }) {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [open, setOpen] = useStore('allobservations.summary', true)
  const [heading, body] = [useId(), useId()]
  const filter = filterValues as ObservationListFilter
  const today = useToday()
  const { months, ...days } = resolveSummaryDates(filter, today)
  const choose = (chosen: SummaryMonths) => {
    const { dateFrom, dateTo } = lastSummaryMonths(chosen, today)
    setFilters({ ...filterValues, dateFrom, dateTo }, displayedFilters)
  }
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Box sx={headerStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography variant="h2" id={heading}>
              Summary
            </Typography>
            <IconButton
              aria-label={open ? 'Hide summary' : 'Show summary'}
              aria-expanded={open}
              aria-controls={body}
              onClick={() => setOpen(!open)}
              sx={{ my: -0.5 }}
            >
              {open ? <ExpandLess /> : <ExpandMore />}
            </IconButton>
          </Box>
          <Typography color="text.secondary">{formatDateRange(days)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <AiAccuracyLink />
          {enabled ? (
            <MonthsSelect months={months} onChange={choose} />
          ) : (
            <Box sx={monthsPlaceholder} />
          )}
        </Box>
      </Box>
      <Box id={body}>
        {open && <SummaryBody filter={{ ...filter, ...days }} enabled={enabled} />}
      </Box>
    </Card>
  )
}

/** Memoized: renders again only when its filter changes. */
const SummaryBody = memo(function SummaryBody({ filter, enabled }: SummaryBodyProps) {
  return (
    <Box sx={{ mt: 2 }}>
      {enabled ? (
        <Suspense fallback={<SummarySkeleton />}>
          <SummaryFigures filter={filter} />
        </Suspense>
      ) : (
        <SummarySkeleton />
      )}
    </Box>
  )
}, areSameProps)

const SummaryFigures = lazyScreen(() => import('./SummaryCharts.tsx'), 'SummaryFigures')

const SummarySkeleton = () => (
  <Skeleton
    variant="rounded"
    sx={{ height: SUMMARY_HEIGHT, transform: 'none' }}
    role="status"
    aria-label="Loading"
  />
)

interface SummaryBodyProps {
  filter: ObservationListFilter
  enabled: boolean
}

function areSameProps(one: SummaryBodyProps, other: SummaryBodyProps): boolean {
  return (
    one.enabled === other.enabled && JSON.stringify(one.filter) === JSON.stringify(other.filter)
  )
}

/** The size of the dropdown of months, which loads with the charts. */
const monthsPlaceholder = { width: 150, height: 37, borderRadius: 1, bgcolor: 'divider' } as const

const headerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const
