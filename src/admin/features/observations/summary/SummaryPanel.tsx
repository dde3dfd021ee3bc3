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
import { useListContext, useStore } from 'react-admin'
import { memo, useId } from 'react'
import { RangeSelect, useRangeChoice } from '../../../parts/charts/MonthsSelect.tsx'
import { SUMMARY_HEIGHT } from '../../../parts/charts/chartHeights.ts'
import { lazyPart } from '../../../parts/layout/lazyScreen.tsx'
import { WhenSeen } from '../../../parts/layout/WhenSeen.tsx'
import { formatDateRange } from '../../../foundation/format/formatDate.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { filterDays } from '#domain/charts/datePresets.ts'
import { useToday } from '../../../foundation/auth/currentClient.ts'
import { useZoneHint } from '../../../foundation/auth/clientZone.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { AiAccuracyLink } from './AiAccuracyLink.tsx'

/** Requires the list's context. */
export function SummaryPanel() {
  const filter = useListContext().filterValues as ObservationListFilter
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [open, setOpen] = useStore('allobservations.summary', !isPhone)
  const today = useToday()
  const [ownDates, choose] = useRangeChoice('allobservations.months')
  const t = useT()
  const zoneHint = useZoneHint()
  const [heading, body] = [useId(), useId()]
  const isOfFilter = Boolean(filter.dates || filter.dateFrom || filter.dateTo)
  const counted = isOfFilter ? filter : { ...filter, dates: ownDates }
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, md: 3 }, mt: 2 }}>
      <Box sx={headerStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography variant="h2" id={heading}>
              {t('observations.list.summary')}
            </Typography>
            <IconButton
              aria-label={t(
                open ? 'observations.list.hideSummary' : 'observations.list.showSummary',
              )}
              aria-expanded={open}
              aria-controls={body}
              onClick={() => setOpen(!open)}
              sx={{ my: -0.5 }}
            >
              {open ? <ExpandLess /> : <ExpandMore />}
            </IconButton>
          </Box>
          <Typography color="text.secondary">
            {t(isOfFilter ? 'list.summaryOfFilter' : 'list.summaryOfRange', {
              range: formatDateRange(filterDays(counted, today)),
            })}{' '}
            {zoneHint && `${zoneHint}.`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <AiAccuracyLink />
          {!isOfFilter && <RangeSelect dates={ownDates} onChange={choose} />}
        </Box>
      </Box>
      <Box id={body}>{open && <SummaryBody filter={counted} />}</Box>
    </Card>
  )
}

/** Memoized: renders again only when its filter changes. */
const SummaryBody = memo(
  function SummaryBody({ filter }: SummaryBodyProps) {
    return (
      <Box sx={{ mt: 2 }}>
        <WhenSeen outline={<SummarySkeleton />}>
          <SummaryFigures filter={filter} />
        </WhenSeen>
      </Box>
    )
  },
  (one, other) => JSON.stringify(one.filter) === JSON.stringify(other.filter),
)

const SummaryFigures = lazyPart(() => import('./SummaryCharts.tsx'), 'SummaryFigures')

function SummarySkeleton() {
  const t = useT()
  return (
    <Skeleton
      variant="rounded"
      sx={{ height: SUMMARY_HEIGHT, transform: 'none' }}
      role="status"
      aria-label={t('ra.page.loading')}
    />
  )
}

interface SummaryBodyProps {
  filter: ObservationListFilter
}

const headerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const
