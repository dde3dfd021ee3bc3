/** Key figures of the range, each with a comparison to the range before. */
import { Box, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-admin'
import { formatPercentage, isSampleLargeEnough } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import type { Verdict } from '#domain/observations/answers.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { CountLink, ResultCount } from '../../parts/charts/CountLink.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { RichText } from '../../parts/layout/RichText.tsx'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'
import { ReviewButton } from '../observations/review/ReviewButton.tsx'
import { compareCounts } from './compareCounts.ts'
import {
  type KeyFiguresData,
  keyFiguresQuery,
  TO_REVIEW,
  WITHOUT_RECORDING,
} from './keyFiguresQuery.ts'

export function KeyFigures({ range }: { range: SummaryRange }) {
  const t = useT()
  const { id, ai_enabled: hasAi } = useCurrentClient()
  const { type } = useMe()
  const query = useQuery(keyFiguresQuery(id, range, type, hasAi))
  return (
    <QueryState query={query} height={{ xs: 288, md: 132 }} errorText={t('messages.summaryFailed')}>
      {(figures) => <KeyFigureCards figures={figures} />}
    </QueryState>
  )
}

function KeyFigureCards({ figures }: { figures: KeyFiguresData }) {
  const t = useT()
  const {
    total,
    totalBefore,
    pie,
    pieBefore,
    toReview,
    withoutRecording = 0,
    days,
    before,
    months,
  } = figures
  return (
    <Box sx={cards}>
      <KeyFigure label={t('dashboard.figures.observations')}>
        <ResultCount count={total} filter={days} />
        <PreviousPeriodChange
          previous={totalBefore}
          current={total}
          filter={before}
          months={months}
        />
      </KeyFigure>
      <KeyFigure label={t('dashboard.figures.incorrect')} verdict="incorrect">
        <ResultCount result="incorrect" count={pie.incorrect} filter={days} />
        <PreviousPeriodChange
          previous={pieBefore.incorrect}
          current={pie.incorrect}
          filter={{ ...before, showResult: 'incorrect' }}
          months={months}
        />
      </KeyFigure>
      <KeyFigure label={t('dashboard.figures.correctShare')} verdict="correct">
        {formatCorrectShare(pie) ? (
          <Link to={observationListPath({ ...days, showResult: 'correct' })}>
            {formatCorrectShare(pie)}
          </Link>
        ) : (
          '–'
        )}
        {formatCorrectShare(pie) ? (
          <PreviousShare pie={pieBefore} months={months} />
        ) : (
          t('messages.sampleTooSmall')
        )}
      </KeyFigure>
      {toReview !== undefined && (
        <KeyFigure label={t('dashboard.figures.toReview')}>
          <CountLink
            count={toReview}
            filter={{ ...days, ...TO_REVIEW }}
            label={t('charts.counted.toReview', { smart_count: toReview })}
          />
          <>
            {toReview === 0 ? (
              t('dashboard.figures.allReviewed')
            ) : (
              <>
                {t('dashboard.figures.notReviewed')}{' '}
                <ReviewButton filter={{ ...days, ...TO_REVIEW }} />
              </>
            )}
            {withoutRecording > 0 && (
              <Box component="span" sx={ownLine}>
                <Link to={observationListPath({ ...days, ...WITHOUT_RECORDING })}>
                  {t('dashboard.figures.withoutRecording', { smart_count: withoutRecording })}
                </Link>
              </Box>
            )}
          </>
        </KeyFigure>
      )}
    </Box>
  )
}

/** A link that stands alone is as high as a finger needs it. */
const ownLine = {
  display: 'block',
  mt: 0.5,
  '& a': { display: 'inline-block', minHeight: 24, lineHeight: '24px' },
} as const

/** Returns null when there are too few observations for a share. */
const formatCorrectShare = ({ correct, incorrect }: KeyFiguresData['pie']): string | null =>
  isSampleLargeEnough(correct + incorrect)
    ? formatPercentage(correct, correct + incorrect, readerLocale())
    : null

function PreviousShare({ pie, months }: { pie: KeyFiguresData['pie']; months: number }) {
  const t = useT()
  if (pie.correct + pie.incorrect === 0) return t('dashboard.change.none')
  const share = formatCorrectShare(pie)
  return share
    ? t('dashboard.change.share', { share, smart_count: months })
    : t('dashboard.change.tooFew', { smart_count: months })
}

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
    <Card component="section" sx={{ px: { xs: 1.5, sm: 2 }, py: 2 }}>
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
function PreviousPeriodChange({ current, previous, filter, months }: PreviousPeriodChangeProps) {
  const t = useT()
  if (previous === 0) return t('dashboard.change.none')
  const values = {
    by: Math.abs(current - previous),
    link: (
      <CountLink
        count={previous}
        filter={filter}
        label={t('charts.counted.before', { count: previous, smart_count: months })}
      />
    ),
    smart_count: months,
  }
  return <RichText of={`dashboard.change.${compareCounts(current, previous)}`} values={values} />
}

interface PreviousPeriodChangeProps {
  current: number
  previous: number
  /** Filter of the previous period's observations. */
  filter: ObservationListFilter
  /** Length of the period. */
  months: number
}
