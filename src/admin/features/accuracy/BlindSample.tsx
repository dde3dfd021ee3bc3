/** Accuracy of the AI where the reviewer answered before seeing its verdict, and the number of drawn results that were reviewed. No list has the waiting ones: it would tell the verdicts. */
import { Box, Typography } from '@mui/material'
import { computeAccuracy } from '#domain/accuracy/accuracy.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { RichText } from '../../parts/layout/RichText.tsx'
import type { AiAccuracyFigures } from './aiAccuracyQuery.ts'
import { formatProportion } from '../../parts/charts/formatProportion.ts'

export function BlindSample({ accuracy, filter }: BlindSampleProps) {
  const t = useT()
  const { blind, blind_judged: judged, blind_waiting: waiting } = accuracy
  const { right, reviewed } = computeAccuracy(blind)
  if (judged + waiting === 0) return null
  const formatted = formatProportion(right)
  const counts = {
    part: right.part,
    whole: (
      <CountLink
        count={reviewed}
        filter={{ ...filter, blindReviewed: true }}
        label={t('accuracy.blind.of', { smart_count: reviewed })}
      />
    ),
  }
  return (
    <Box>
      <Typography>
        {formatted ? (
          <RichText of="accuracy.blind.share" values={{ ...counts, ...formatted }} />
        ) : (
          <RichText of="accuracy.blind.part" values={counts} />
        )}
      </Typography>
      <Typography variant="body2">
        {t('accuracy.blind.drawn', { judged, drawn: judged + waiting })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('accuracy.blind.why')} {!formatted && t('messages.sampleTooSmall')}
      </Typography>
    </Box>
  )
}

interface BlindSampleProps {
  accuracy: Pick<AiAccuracyFigures, 'blind' | 'blind_judged' | 'blind_waiting'>
  filter: ObservationListFilter
}
