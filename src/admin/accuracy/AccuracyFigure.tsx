/** The one figure that matters, how certain it is, and what is still to be reviewed. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { mayOpen } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accuracyOf } from '#domain/observations/accuracy.ts'
import type { Confusion, Proportion } from '#domain/observations/accuracy.ts'
import { useMe } from '../auth/useMe.ts'
import { shownCount } from '../charts/shownCount.ts'
import { shownShare } from '#domain/observations/shownShare.ts'
import { counted } from '../clients/counted.ts'
import { observationsTo } from '../observations/observationsTo.ts'
import type { ObservationListFilter } from '../observations/observationsTo.ts'
import { IntervalBar } from './IntervalBar.tsx'
import { proportionInWords } from './proportionInWords.ts'

export function AccuracyFigure({ confusion, filter }: AccuracyFigureProps) {
  const { right, precision, recall, reviewed } = accuracyOf(confusion)
  const words = proportionInWords(right)
  return (
    <>
      <Box>
        <Typography sx={big}>
          {words ? `${words.share} right` : `${right.part} of ${right.whole} right`}
        </Typography>
        <Typography color="text.secondary">
          {words && `95% interval ${words.interval}, `}from {counted(reviewed, 'review')}
        </Typography>
      </Box>
      {words ? <Scale proportion={right} /> : <Typography>{MESSAGES.tooFewToTell}</Typography>}
      <Unreviewed confusion={confusion} filter={filter} />
      <Stack spacing={1}>
        <Sentence proportion={precision}>
          Of {shownCount(precision.whole)} that the AI called incorrect,{' '}
          {shownCount(precision.part)} were
        </Sentence>
        <Sentence proportion={recall}>
          Of {shownCount(recall.whole)} that were incorrect, the AI found {shownCount(recall.part)}
        </Sentence>
      </Stack>
    </>
  )
}

function Scale({ proportion }: { proportion: Proportion }) {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <IntervalBar proportion={proportion} height={16} />
      <Box aria-hidden sx={ends}>
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </Box>
    </Box>
  )
}

/** Nothing, where there are too few for a claim. */
function Sentence({ proportion, children }: { proportion: Proportion; children: ReactNode }) {
  const words = proportionInWords(proportion)
  if (!words) return null
  return (
    <Typography>
      {children}: {words.share} ({words.interval}).
    </Typography>
  )
}

function Unreviewed({ confusion, filter }: AccuracyFigureProps) {
  const { type } = useMe()
  const { total } = accuracyOf(confusion)
  const { unreviewed } = confusion
  if (unreviewed === 0) return <Typography>Every AI result is reviewed.</Typography>
  return (
    <Box>
      <Typography>
        {shownShare(unreviewed, total)} of {shownCount(total)} AI results are not reviewed yet.
      </Typography>
      <Button
        component={LinkBase}
        to={observationsTo({ ...filter, aiReviewStatus: ['UNREVIEWED'] })}
        variant="outlined"
        sx={{ mt: 1 }}
      >
        {mayOpen(type, '/allobservations/any/edit') ? 'Review' : 'See'} {shownCount(unreviewed)}{' '}
        unreviewed
      </Button>
    </Box>
  )
}

interface AccuracyFigureProps {
  confusion: Confusion
  filter: ObservationListFilter
}

const big = { fontSize: 32, lineHeight: '40px', fontWeight: 600, letterSpacing: '-0.01em' } as const

const ends = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: 0.5,
  color: 'text.secondary',
  typography: 'caption',
} as const
