/** The summary above the observations' list (spec 2): a date range, a pie and a line, of the same filter as the list. */
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Card, IconButton, Typography } from '@mui/material'
import { useListContext, useStore } from 'react-admin'
import { memo, useId } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import { lastSummaryMonths, summaryDates } from '#domain/observations/summaryDates.ts'
import type { SummaryMonths } from '#domain/observations/summaryDates.ts'
import { MonthsChoice } from '../../charts/MonthsChoice.tsx'
import { QueryBody } from '../../charts/QueryBody.tsx'
import { shownDays } from '../../charts/shownDays.ts'
import { useLazyPart } from '../../charts/useLazyPart.ts'
import { useToday } from '../../charts/useToday.ts'
import type { ObservationListFilter } from '../observationsTo.ts'
import { AiAccuracyLink } from './AiAccuracyLink.tsx'
import { SUMMARY_HEIGHT } from './summaryHeight.ts'

/** Inside the list's context. `isTime`: the list's own rows have come, so the charts may. */
export function SummaryPanel({ isTime }: { isTime: boolean }) {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [open, setOpen] = useStore('allobservations.summary', true)
  const [heading, body] = [useId(), useId()]
  const filter = filterValues as ObservationListFilter
  const today = useToday()
  const { months, ...days } = summaryDates(filter, today)
  const choose = (chosen: SummaryMonths) => {
    const { dateFrom, dateTo } = lastSummaryMonths(chosen, today)
    setFilters({ ...filterValues, dateFrom, dateTo }, displayedFilters)
  }
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Box sx={top}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography variant="h2" id={heading}>
              Summary
            </Typography>
            <IconButton
              aria-label={open ? 'Hide the summary' : 'Show the summary'}
              aria-expanded={open}
              aria-controls={body}
              onClick={() => setOpen(!open)}
              sx={{ my: -0.5 }}
            >
              {open ? <ExpandLess /> : <ExpandMore />}
            </IconButton>
          </Box>
          <Typography color="text.secondary">{shownDays(days)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <AiAccuracyLink />
          {isTime ? <MonthsChoice months={months} onChoose={choose} /> : <Box sx={choice} />}
        </Box>
      </Box>
      <Box id={body}>{open && <Body filter={{ ...filter, ...days }} isTime={isTime} />}</Box>
    </Card>
  )
}

/** Drawn again for another filter only. */
const Body = memo(function Body({ filter, isTime }: BodyProps) {
  const part = useLazyPart(
    'summary',
    async () => import('./SummaryFigures.tsx').then(({ SummaryFigures }) => SummaryFigures),
    isTime,
  )
  return (
    <Box sx={{ mt: 2 }}>
      <QueryBody query={part} height={SUMMARY_HEIGHT} errorText={MESSAGES.summaryFailed}>
        {({ Part }) => <Part filter={filter} />}
      </QueryBody>
    </Box>
  )
}, isSameBody)

interface BodyProps {
  filter: ObservationListFilter
  isTime: boolean
}

function isSameBody(one: BodyProps, other: BodyProps): boolean {
  return one.isTime === other.isTime && JSON.stringify(one.filter) === JSON.stringify(other.filter)
}

/** As the choice of months, which comes with the charts. */
const choice = { width: 150, height: 37, borderRadius: 1, bgcolor: 'divider' } as const

const top = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const
