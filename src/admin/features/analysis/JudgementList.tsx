/** The AI's verdict on each principle, with the frame that decided and the evidence behind it. */
import { Box, ButtonBase, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { verdictOfAnswer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { UnknownReason } from '#domain/videos/judgement.ts'
import type { PoseInPicture } from '#domain/videos/evidenceDrawing.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { DecidingPicture } from './DecidingPicture.tsx'
import { formatConfidence, formatEvidence, type JudgedPrinciple } from './formatEvidence.ts'

/** `frameAt`: null where no frames are kept. `onSeek`: shows the frame that decided; seconds. */
export function JudgementList({ judgements, frameAt, onSeek }: JudgementListProps) {
  const hasFrames = frameAt !== null && judgements.some(({ evidence }) => evidence)
  const shared = sharedReason(judgements)
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {shared && shared !== 'SKELETON_MISFIT' && (
        <Typography gutterBottom>
          {t('analysis.evidence.why', { reason: t(`enums.unknownReason.${shared}`) })}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {judgements.map((judgement) => (
          <Box component="li" key={judgement.principle} sx={hasFrames ? withFrame : undefined}>
            {hasFrames && (
              <div>
                {judgement.evidence && (
                  <Frame
                    principle={judgement.principle}
                    frame={frameAt(judgement.evidence.at)}
                    at={judgement.evidence.at}
                    onSeek={onSeek}
                  />
                )}
              </div>
            )}
            <Evidence {...judgement} {...(shared ? { reason: null } : {})} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Reason why none of them has a verdict, which is said once; null: they differ. The person who reported SKELETON_MISFIT is named beside the list. */
function sharedReason(judgements: readonly ListedJudgement[]): UnknownReason | null {
  const [first, second] = judgements
  const reason = first?.reason ?? null
  if (!reason || judgements.some((other) => other.reason !== reason)) return null
  return second || reason === 'SKELETON_MISFIT' ? reason : null
}

interface JudgementListProps {
  judgements: readonly ListedJudgement[]
  frameAt: ((seconds: number) => EvidenceFrame) | null
  onSeek?: (seconds: number) => void
}

interface ListedJudgement extends JudgedPrinciple {
  principle: Principle
  evidence?: (NonNullable<JudgedPrinciple['evidence']> & { at: number }) | null
}

/** A frame of a recording. `pose`: null while it is loaded. `aspect`: width over height. */
export interface EvidenceFrame {
  pose: PoseInPicture | null
  picture?: ImageBitmap | null
  aspect: number
}

function Evidence({ principle, ...judgement }: ListedJudgement) {
  const translate = useTranslate()
  const { sentences, figures } = formatEvidence(judgement, translate)
  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={head}>
        <Typography variant="subtitle2" component="span">
          {t(`enums.principle.${principle}`)}
        </Typography>
        <VerdictChip verdict={verdictOfAnswer(judgement.verdict)} />
        <Typography variant="body2" component="span" color="text.secondary">
          {formatConfidence(judgement, translate)}
        </Typography>
      </Stack>
      <Typography>{sentences.join(' ')}</Typography>
      {figures && (
        <Typography variant="body2" color="text.secondary">
          {figures}
        </Typography>
      )}
    </div>
  )
}

/** The frame that decided, which leads to it in the player where there is one. */
function Frame({ principle, frame, at, onSeek }: FrameProps) {
  const translate = useTranslate()
  const time = formatSeconds(at)
  const label = translate('analysis.evidence.picture', {
    principle: t(`enums.principle.${principle}`),
    time,
  })
  const picture = <DecidingPicture {...frame} principle={principle} label={label} />
  if (!onSeek) return picture
  return (
    <ButtonBase onClick={() => onSeek(at)} sx={button}>
      {picture}
      <Box component="span" sx={{ color: 'primary.dark', textDecoration: 'underline' }}>
        {translate('analysis.evidence.show', { time })}
      </Box>
    </ButtonBase>
  )
}

interface FrameProps {
  principle: Principle
  frame: EvidenceFrame
  at: number
  onSeek: ((seconds: number) => void) | undefined
}

/** One beside the other, where both fit. */
const SIDE_BY_SIDE = '@container (min-width: 840px)'

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  [SIDE_BY_SIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
} as const

/** The picture beside the words; above them where the principles are side by side. */
const withFrame = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'start',
  breakInside: 'avoid',
  '@container (min-width: 380px)': { gridTemplateColumns: '144px minmax(0, 1fr)' },
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 240px)', alignContent: 'start' },
  // Paper has the pictures with the recording.
  '@media print': { display: 'block' },
} as const

const head = { alignItems: 'center', flexWrap: 'wrap', mb: 0.25 } as const

const button = {
  display: 'block',
  width: '100%',
  borderRadius: 1,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '24px',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
} as const
