/** Card of the AI's overall accuracy, its 95% interval, and how many AI results still need a review. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import {
  computeAccuracy,
  type ConfusionCounts,
  type Proportion,
} from '#domain/accuracy/accuracy.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { formatPercentage, percentText } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { statusFilter } from './statusFilter.ts'
import { ReviewButton } from '../observations/review/ReviewButton.tsx'
import { IntervalBar } from '../../parts/charts/IntervalBar.tsx'
import { formatProportion } from '../../parts/charts/formatProportion.ts'

export function AccuracyFigure({ confusion, filter }: AccuracyFigureProps) {
  const t = useT()
  const { right, precision, recall, reviewed } = computeAccuracy(confusion)
  const formatted = formatProportion(right)
  return (
    <>
      <Box>
        <Typography sx={big}>
          {formatted
            ? t('accuracy.overall.share', { share: formatted.share })
            : t('accuracy.overall.part', { part: right.part, whole: right.whole })}
        </Typography>
        <Typography color="text.secondary">
          {formatted
            ? t('accuracy.overall.interval', {
                interval: formatted.interval,
                smart_count: reviewed,
              })
            : t('accuracy.overall.from', { smart_count: reviewed })}
        </Typography>
      </Box>
      {formatted ? (
        <Scale proportion={right} />
      ) : (
        <Typography>{t('messages.sampleTooSmall')}</Typography>
      )}
      <UnreviewedLink confusion={confusion} filter={filter} />
      <Stack spacing={1}>
        <ProportionSentence proportion={precision} of="precision" />
        <ProportionSentence proportion={recall} of="recall" />
      </Stack>
    </>
  )
}

function Scale({ proportion }: { proportion: Proportion }) {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <IntervalBar proportion={proportion} height={16} />
      <Box aria-hidden sx={scaleLabels}>
        {[0, 50, 100].map((end) => (
          <span key={end}>{percentText(end, readerLocale())}</span>
        ))}
      </Box>
    </Box>
  )
}

/** Renders nothing when there are too few reviews for a claim. */
function ProportionSentence({
  proportion,
  of,
}: {
  proportion: Proportion
  of: 'precision' | 'recall'
}) {
  const t = useT()
  const { part, whole } = proportion
  const formatted = formatProportion(proportion)
  if (!formatted) return null
  return <Typography>{t(`accuracy.overall.${of}`, { part, whole, ...formatted })}</Typography>
}

function UnreviewedLink({ confusion, filter }: AccuracyFigureProps) {
  const t = useT()
  const { total } = computeAccuracy(confusion)
  const { unreviewed } = confusion
  if (unreviewed === 0) return <Typography>{t('accuracy.overall.allReviewed')}</Typography>
  return (
    <Box>
      <Typography>
        {t('accuracy.overall.unreviewed', {
          share: formatPercentage(unreviewed, total, readerLocale()) ?? '',
          total,
        })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button
          component={LinkBase}
          to={observationListPath({ ...filter, ...statusFilter('UNREVIEWED') })}
          variant="outlined"
        >
          {t('accuracy.overall.view', { count: unreviewed })}
        </Button>
        <ReviewButton filter={filter} variant="contained" />
      </Stack>
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
