/** The incorrect moments as buttons: for touch, and for people who cannot see the timeline. */
import Close from '@mui/icons-material/Close'
import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { usePrinting } from '../../foundation/state/usePrinting.ts'
import { laneLabel } from './segmentLabel.ts'

export function IncorrectMoments({ moments, selected, select }: IncorrectMomentsProps) {
  const t = useT()
  const heading = useId()
  const isPrinting = usePrinting()
  return (
    <div>
      <Typography variant="h3" id={heading} gutterBottom>
        {t('videos.incorrect.title')}
      </Typography>
      {moments.length === 0 ? (
        <Typography color="text.secondary">{t('videos.incorrect.none')}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={heading} sx={list}>
          {moments.map((moment) => (
            <li key={moment.id}>
              {isPrinting ? (
                momentText(moment)
              ) : (
                <Button
                  variant="outlined"
                  color="incorrect"
                  startIcon={<Close />}
                  aria-pressed={moment.id === selected}
                  onClick={() => select(moment)}
                  sx={button}
                >
                  {momentText(moment)}
                </Button>
              )}
            </li>
          ))}
        </Box>
      )}
    </div>
  )
}

const momentText = ({ start, lane }: LiftSegment) =>
  t('videos.moment', { time: formatSeconds(start), what: laneLabel(lane) })

interface IncorrectMomentsProps {
  moments: readonly LiftSegment[]
  selected: string | null
  select: (segment: LiftSegment) => void
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 264,
  overflowY: 'auto',
  '@media print': { maxHeight: 'none', overflow: 'visible', columnGap: 3 },
} as const

const button = {
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="true"]': {
    bgcolor: 'incorrect.light',
    boxShadow: (theme: { palette: { incorrect: { main: string } } }) =>
      `inset 0 0 0 1px ${theme.palette.incorrect.main}`,
  },
} as const
