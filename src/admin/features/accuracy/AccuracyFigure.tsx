/** Card of the AI's overall accuracy, its 95% interval, and how many AI results still need a review. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { mayOpen } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import {
  computeAccuracy,
  type ConfusionCounts,
  type Proportion,
} from '#domain/accuracy/accuracy.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { formatPercentage } from '#domain/charts/shares.ts'
import { pluralize } from '../../foundation/format/pluralize.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { IntervalBar } from './IntervalBar.tsx'
import { formatProportion } from './formatProportion.ts'

export function AccuracyFigure({ confusion, filter }: AccuracyFigureProps) {
  const { right, precision, recall, reviewed } = computeAccuracy(confusion)
  const formatted = formatProportion(right)
  return (
    <>
      <Box>
        <Typography sx={big}>
          {formatted ? `${formatted.share} right` : `${right.part} of ${right.whole} right`}
        </Typography>
        <Typography color="text.secondary">
          {formatted && `95% interval ${formatted.interval}, `}from {pluralize(reviewed, 'review')}
        </Typography>
      </Box>
      {formatted ? (
        <Scale proportion={right} />
      ) : (
        <Typography>{MESSAGES.sampleTooSmall}</Typography>
      )}
      <UnreviewedLink confusion={confusion} filter={filter} />
      <Stack spacing={1}>
        <ProportionSentence proportion={precision}>
          Of {formatNumber(precision.whole)} lifts the AI rated incorrect,{' '}
          {formatNumber(precision.part)} were incorrect
        </ProportionSentence>
        <ProportionSentence proportion={recall}>
          Of {formatNumber(recall.whole)} incorrect lifts, the AI found {formatNumber(recall.part)}
        </ProportionSentence>
      </Stack>
    </>
  )
}

function Scale({ proportion }: { proportion: Proportion }) {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <IntervalBar proportion={proportion} height={16} />
      <Box aria-hidden sx={scaleLabels}>
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </Box>
    </Box>
  )
}

/** Renders nothing when there are too few reviews for a claim. */
function ProportionSentence({
  proportion,
  children,
}: {
  proportion: Proportion
  children: ReactNode
}) {
  const formatted = formatProportion(proportion)
  if (!formatted) return null
  return (
    <Typography>
      {children}: {formatted.share} ({formatted.interval}).
    </Typography>
  )
}

function UnreviewedLink({ confusion, filter }: AccuracyFigureProps) {
  const { type } = useMe()
  const { total } = computeAccuracy(confusion)
  const { unreviewed } = confusion
  if (unreviewed === 0) return <Typography>All AI results have been reviewed.</Typography>
  return (
    <Box>
      <Typography>
        {formatPercentage(unreviewed, total)} of {formatNumber(total)} AI results have not been
        reviewed yet.
      </Typography>
      <Button
        component={LinkBase}
        to={observationListPath({ ...filter, aiReviewStatus: ['UNREVIEWED'] })}
        variant="outlined"
        sx={{ mt: 1 }}
      >
        {mayOpen(type, '/allobservations/any/edit') ? 'Review' : 'View'} {formatNumber(unreviewed)}{' '}
        unreviewed
      </Button>
    </Box>
  )
}

interface AccuracyFigureProps {
  confusion: ConfusionCounts
  filter: ObservationListFilter
}

const big = { fontSize: 32, lineHeight: '40px', fontWeight: 600, letterSpacing: '-0.01em' } as const

const scaleLabels = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: 0.5,
  color: 'text.secondary',
  typography: 'caption',
} as const
