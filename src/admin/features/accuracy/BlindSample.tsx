/** How often the AI was right where the reviewer had answered before they saw its verdict; nothing without such reviews. */
import { Box, Typography } from '@mui/material'
import { computeAccuracy, type ConfusionCounts } from '#domain/accuracy/accuracy.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { RichText } from '../../parts/layout/RichText.tsx'
import { formatProportion } from '../../parts/charts/formatProportion.ts'

export function BlindSample({ confusion, filter }: BlindSampleProps) {
  const t = useT()
  const { right, reviewed } = computeAccuracy(confusion)
  if (reviewed === 0) return null
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
      <Typography variant="body2" color="text.secondary">
        {t('accuracy.blind.why')} {!formatted && t('messages.sampleTooSmall')}
      </Typography>
    </Box>
  )
}

interface BlindSampleProps {
  confusion: ConfusionCounts
  filter: ObservationListFilter
}
