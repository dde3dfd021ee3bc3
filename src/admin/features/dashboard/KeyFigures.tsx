/** Key figures of the range, each with a comparison to the range before. */
import { Box, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-admin'
import { formatPercentage, isSampleLargeEnough } from '#domain/charts/shares.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Verdict } from '#domain/observations/answers.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { pluralize } from '../../foundation/format/pluralize.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'
import { formatChange } from './formatChange.ts'
import { type KeyFiguresData, keyFiguresQuery } from './keyFiguresQuery.ts'
import { UNREVIEWED_FILTER } from './keyFiguresQuery.ts'

export function KeyFigures({ range }: { range: SummaryRange }) {
  const { id, ai_enabled: hasAi } = useCurrentClient()
  const { type } = useMe()
  const query = useQuery(keyFiguresQuery(id, range, type, hasAi))
  return (
    <QueryState query={query} height={{ xs: 288, md: 132 }} errorText={MESSAGES.summaryFailed}>
      {(figures) => <KeyFigureCards figures={figures} />}
    </QueryState>
  )
}

function KeyFigureCards({ figures }: { figures: KeyFiguresData }) {
  const { total, totalBefore, pie, pieBefore, toReview, days, before } = figures
  const period = figures.months === 1 ? 'month' : pluralize(figures.months, 'month')
  const wrong = { showResult: 'incorrect' } as const
  return (
    <Box sx={cards}>
      <KeyFigure label="Observations">
        <CountLink count={total} filter={days} of="observations" />
        <PreviousPeriodChange
          previous={totalBefore}
          current={total}
          filter={before}
          period={period}
        />
      </KeyFigure>
      <KeyFigure label="Incorrect" verdict="incorrect">
        <CountLink
          count={pie.incorrect}
          filter={{ ...days, ...wrong }}
          of="incorrect observations"
        />
        <PreviousPeriodChange
          previous={pieBefore.incorrect}
          current={pie.incorrect}
          filter={{ ...before, ...wrong }}
          period={period}
        />
      </KeyFigure>
      <KeyFigure label="Correct share" verdict="correct">
        {formatCorrectShare(pie) ? (
          <Link to={observationListPath({ ...days, showResult: 'correct' })}>
            {formatCorrectShare(pie)}
          </Link>
        ) : (
          '–'
        )}
        {formatCorrectShare(pie) ? (
          <PreviousShare pie={pieBefore} period={period} />
        ) : (
          MESSAGES.sampleTooSmall
        )}
      </KeyFigure>
      {toReview !== undefined && (
        <KeyFigure label="AI results to review">
          <CountLink
            count={toReview}
            filter={{ ...days, ...UNREVIEWED_FILTER }}
            of="AI results to review"
          />
          {toReview === 0 ? 'All reviewed.' : 'Not yet reviewed.'}
        </KeyFigure>
      )}
    </Box>
  )
}

/** Returns null when there are too few observations for a share. */
const formatCorrectShare = ({ correct, incorrect }: KeyFiguresData['pie']): string | null =>
  isSampleLargeEnough(correct + incorrect) ? formatPercentage(correct, correct + incorrect) : null

function PreviousShare({ pie, period }: { pie: KeyFiguresData['pie']; period: string }) {
  if (pie.correct + pie.incorrect === 0) return NO_EARLIER_DATA
  const share = formatCorrectShare(pie)
  return share
    ? `${share} in the previous ${period}`
    : `Not enough observations in the previous ${period} to compare.`
}

const NO_EARLIER_DATA = 'No earlier data to compare'

const cards = {
  display: 'grid',
  gap: 2,
  // The last of three cards fills the second row of two columns.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(auto-fit, minmax(200px, 1fr))',
  },
} as const

/** Card of one figure: label, value and comparison. */
function KeyFigure({ label, verdict, children: [figure, comparison] }: KeyFigureProps) {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h3" color="text.secondary" sx={heading}>
        {verdict && <VerdictIcon verdict={verdict} color={verdict} />}
        {label}
      </Typography>
      <Box sx={{ fontSize: 28, lineHeight: '40px', fontWeight: 600 }}>{figure}</Box>
      <Typography variant="caption" component="p" color="text.secondary">
        {comparison}
      </Typography>
    </Card>
  )
}

interface KeyFigureProps {
  label: string
  verdict?: Verdict
  children: readonly [figure: ReactNode, comparison: ReactNode]
}

const heading = { display: 'flex', alignItems: 'center', gap: 0.5 } as const

/** Compares a count with the one of the previous period, which links to its observations. */
function PreviousPeriodChange({ current, previous, filter, period }: PreviousPeriodChangeProps) {
  if (previous === 0) return NO_EARLIER_DATA
  const periodText = `in the previous ${period}`
  return (
    <>
      {formatChange(current, previous)}{' '}
      <CountLink count={previous} filter={filter} of={periodText} /> {periodText}
    </>
  )
}

interface PreviousPeriodChangeProps {
  current: number
  previous: number
  /** Filter of the previous period's observations. */
  filter: ObservationListFilter
  /** Length of the period: 'month', '3 months'. */
  period: string
}
