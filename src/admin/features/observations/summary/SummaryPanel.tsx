/**
 * Summary below the observation list: a pie and a line chart with the list's filter. Where the filter has no dates, the
 * summary has a range of its own, which does not limit the list.
 */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import {
  Box,
  Card,
  IconButton,
  Skeleton,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useListContext, useStore, useTranslate } from 'react-admin'
import { memo, Suspense, useId } from 'react'
import { RangeSelect, useRangeChoice } from '../../../parts/charts/MonthsSelect.tsx'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { formatDateRange } from '../../../foundation/format/formatDate.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { useZoneHint } from '../filter/useZoneHint.ts'
import { AiAccuracyLink } from './AiAccuracyLink.tsx'
import { SUMMARY_HEIGHT } from './summaryHeight.ts'

/** Requires the list's context. `enabled`: whether the list's rows have loaded, so that the charts may load. */
export function SummaryPanel({ enabled }: { enabled: boolean }) {
  const filter = useListContext().filterValues as ObservationListFilter
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [open, setOpen] = useStore('allobservations.summary', !isPhone)
  const [ownDays, choice, choose] = useRangeChoice('allobservations.months')
  const translate = useTranslate()
  const zoneHint = useZoneHint()
  const [heading, body] = [useId(), useId()]
  const { dateFrom = null, dateTo = null } = filter
  const isOfFilter = Boolean(dateFrom || dateTo)
  const days = isOfFilter ? { dateFrom, dateTo } : ownDays
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, md: 3 }, mt: 2 }}>
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
          <Typography color="text.secondary">
            {translate(isOfFilter ? 'list.summaryOfFilter' : 'list.summaryOfRange', {
              range: formatDateRange(days),
            })}{' '}
            {zoneHint && `${zoneHint}.`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <AiAccuracyLink />
          {!isOfFilter &&
            (enabled ? (
              <RangeSelect choice={choice} onChange={choose} />
            ) : (
              <Box sx={monthsPlaceholder} />
            ))}
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
