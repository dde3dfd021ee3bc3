/** The AI's verdict on each principle, with the evidence behind it. */
import { Box, Link, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { verdictOfAnswer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { formatSeconds } from '#domain/videos/playbackTime.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { formatConfidence, formatEvidence, type JudgedPrinciple } from './formatEvidence.ts'

/** `onSeek`: shows the frame that decided; seconds. */
export function JudgementList({ judgements, onSeek }: JudgementListProps) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={list}>
      {judgements.map(({ principle, ...judgement }) => (
        <li key={principle}>
          <Stack direction="row" useFlexGap spacing={1} sx={head}>
            <Typography variant="subtitle2" component="span">
              {enumLabels.principle[principle]}
            </Typography>
            <VerdictChip verdict={verdictOfAnswer(judgement.verdict)} />
            <Typography variant="body2" component="span" color="text.secondary">
              {formatConfidence(judgement, translate)}
            </Typography>
          </Stack>
          <Typography color="text.secondary">
            {formatEvidence(principle, judgement, translate)}{' '}
            {onSeek && judgement.evidence && (
              <SeekLink seconds={judgement.evidence.at} onSeek={onSeek} />
            )}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

interface JudgementListProps {
  judgements: readonly ListedJudgement[]
  onSeek?: (seconds: number) => void
}

interface ListedJudgement extends JudgedPrinciple {
  principle: Principle
  evidence?: (NonNullable<JudgedPrinciple['evidence']> & { at: number }) | null
}

function SeekLink({ seconds, onSeek }: { seconds: number; onSeek: (seconds: number) => void }) {
  const translate = useTranslate()
  return (
    <Link component="button" type="button" onClick={() => onSeek(seconds)}>
      {translate('analysis.evidence.show', { time: formatSeconds(seconds) })}
    </Link>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const

const head = { alignItems: 'center', flexWrap: 'wrap', mb: 0.25 } as const
