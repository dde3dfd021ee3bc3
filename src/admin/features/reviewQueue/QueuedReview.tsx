/** One result of the review queue: the recording, and beside or below it the AI's findings to answer. */
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Box, Card, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useMemo } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import {
  ANSWER_COLUMNS,
  type Verdict,
  verdictOfAnswer,
  verdictOfTechnique,
} from '#domain/observations/answers.ts'
import { TEXT_LIMITS } from '#domain/observations/observationRules.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { shareText } from '../../parts/charts/intervalText.ts'
import { LongTextInput } from '../../parts/forms/LongTextInput.tsx'
import { PlaybackProvider } from '../videos/PlaybackProvider.tsx'
import { ReviewWorkbench } from '../videos/ReviewWorkbench.tsx'
import { AiVerdict } from '../../parts/verdict/AiVerdict.tsx'
import { InlineObservationDate } from '../../parts/detail/ObservationDate.tsx'
import {
  isJudgedElsewhere,
  observationName,
  type ObservationRecord,
} from '../observations/observationRecord.ts'
import { CausesWhenWrong } from '../observations/review/AiReviewForm.tsx'
import { CorrectionForm } from '../observations/review/CorrectionForm.tsx'
import { KeyHint } from '../observations/review/FindingToggle.tsx'
import { aiReviewConfig, hasReview, REVIEW_FIELDS } from '../observations/review/aiReviewConfig.ts'
import { QueueButtons } from './QueueButtons.tsx'
import { type QueuedFinding, QueuedFindings } from './QueuedFindings.tsx'
import type { ReviewCommand } from '../observations/review/reviewKeys.ts'

export function QueuedReview({ observation, isTaken, onSaved, onCommand, canGoBack }: Props) {
  const t = useT()
  const createPath = useCreatePath()
  const { id, ai_technique: technique } = observation
  const config = useMemo(() => aiReviewConfig(technique), [technique])
  const path = createPath({ resource: 'allobservations', type: 'show', id })
  const details = `${path}?clientId=${observation.client_id}`
  return (
    <PlaybackProvider>
      <Box sx={besideEachOther}>
        <Card sx={filmCard}>
          <ReviewWorkbench observation={observation} isCompact />
        </Card>
        <Card sx={formCard}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography variant="h2" sx={titleStyle}>
                {observationName(observation)}
              </Typography>
              <Typography color="text.secondary" sx={titleStyle}>
                {observation.location.name} · <InlineObservationDate at={observation.date} />
              </Typography>
            </Box>
            <Tooltip title={t('reviewQueue.details')}>
              <IconButton
                component={LinkBase}
                to={details}
                target="_blank"
                aria-label={t('reviewQueue.details')}
              >
                <OpenInNew />
              </IconButton>
            </Tooltip>
          </Stack>
          {isTaken && <Alert severity="info">{t('reviewQueue.taken')}</Alert>}
          <CorrectionForm
            config={config}
            observation={observation}
            part="review"
            texts={{ form: t('observations.review.title'), submit: t('reviewQueue.save') }}
            submitHint={<KeyHint command="save" />}
            isReady={hasReview}
            onSaved={onSaved}
            keepsButtonsInView
            buttons={<QueueButtons onCommand={onCommand} canGoBack={canGoBack} />}
          >
            <QueuedFindings
              question={t('observations.review.question')}
              rows={useFindings(observation)}
              onCommand={onCommand}
            />
            <CausesWhenWrong />
            <LongTextInput source="ai_review_notes" limit={TEXT_LIMITS.notes} />
          </CorrectionForm>
        </Card>
      </Box>
    </PlaybackProvider>
  )
}

interface Props {
  observation: ObservationRecord
  /** Somebody else has it now. */
  isTaken: boolean
  onSaved: () => void
  onCommand: (command: ReviewCommand) => void
  canGoBack: boolean
}

/** The technique, then each principle that the AI has judged. */
function useFindings(observation: ObservationRecord): QueuedFinding[] {
  const t = useT()
  const { video, ai_technique: technique } = observation
  const isElsewhere = isJudgedElsewhere(observation)
  const findingOf = (verdict: Verdict, confidence?: number | null): ReactNode => {
    if (isElsewhere) return t(`observations.review.otherSays.${verdict}`)
    if (typeof confidence !== 'number') return <AiVerdict verdict={verdict} />
    const value = shareText(confidence)
    return (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 0.5 }}>
        <AiVerdict verdict={verdict} />
        <Box component="span" sx={wordsAbovePhone}>
          · {t('reviewQueue.sure', { value })}
        </Box>
        <Box component="span" aria-hidden sx={ON_PHONE_ALONE}>
          · {value}
        </Box>
      </Stack>
    )
  }
  const principles = PRINCIPLES.flatMap((principle) => {
    const verdict = video?.[ANSWER_COLUMNS[principle]]
    if (typeof verdict !== 'boolean') return []
    const judged = video?.judgement.find((one) => one.principle === principle)
    return {
      name: REVIEW_FIELDS[principle],
      label: t(`enums.principle.${principle}`),
      finding: findingOf(verdictOfAnswer(verdict), judged?.confidence),
    }
  })
  if (!technique) return principles
  const whole = {
    name: 'is_ai_prediction_correct',
    label: t('reviewQueue.technique'),
    finding: findingOf(verdictOfTechnique(technique)),
  }
  return [whole, ...principles]
}

export const besideEachOther = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 1, md: 2 },
  alignItems: { xs: 'stretch', md: 'flex-start' },
  maxWidth: 1200,
} as const

/** Also says why there is no recording. */
export const filmCard = {
  p: { xs: 1, md: 2 },
  flexShrink: 0,
  maxWidth: { md: 340 },
  '&:empty': { display: 'none' },
} as const

/** Clips nothing, so that its buttons can stay above the bottom of a phone's screen. */
export const formCard = {
  p: { xs: 1.5, md: 2 },
  flexGrow: 1,
  minWidth: 0,
  overflow: 'visible',
} as const

/** Two lines are the height of a row; the words stay for those who hear them. */
const wordsAbovePhone = { [ON_PHONE]: visuallyHidden } as const
const ON_PHONE_ALONE = { display: { sm: 'none' } } as const

/** One line each on a phone, where height is short. */
export const titleStyle = {
  overflow: { xs: 'hidden', sm: 'visible' },
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  overflowWrap: 'anywhere',
} as const
