/** A result of the review queue that is reviewed blindly: the recording and the task's principles, then what the AI had said. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { SaveContextProvider } from 'react-admin'
import {
  ANSWER_COLUMNS,
  verdictOfAnswer,
  verdictOfTechnique,
} from '#domain/observations/answers.ts'
import { type Principle, PRINCIPLES } from '#domain/observations/principles.ts'
import { blindReviewSchema, type PrincipleAnswers } from '#domain/reviewQueue/blindReview.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { draftStore } from '../../parts/forms/draftStore.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { RecordFormProvider } from '../../parts/forms/RecordForm.tsx'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { PlaybackProvider } from '../videos/PlaybackProvider.tsx'
import { UnjudgedRecording } from '../videos/UnjudgedRecording.tsx'
import { AiVerdict } from '../../parts/verdict/AiVerdict.tsx'
import { InlineObservationDate } from '../../parts/detail/ObservationDate.tsx'
import { CorrectionLayout } from '../observations/review/CorrectionForm.tsx'
import { KeyHint } from '../observations/review/FindingToggle.tsx'
import { type ClaimedReview, submitBlindReview } from './claimReviews.ts'
import { QueueButtons } from './QueueButtons.tsx'
import { QueuedFindings } from './QueuedFindings.tsx'
import { besideEachOther, filmCard, formCard, titleStyle } from './QueuedReview.tsx'
import type { ReviewCommand } from '../observations/review/reviewKeys.ts'
import { useQueueKeys } from './useQueueKeys.ts'

export function BlindReview({ id, blind, refetch, onDone, ...queue }: BlindReviewProps) {
  const [result, setResult] = useState<BlindResult | null>(null)
  return (
    <PlaybackProvider>
      <Box sx={besideEachOther}>
        <Card sx={filmCard}>
          <UnjudgedRecording
            id={id}
            url={blind.video_url ?? null}
            lift={liftOf(blind)}
            principles={blind.principles}
            refetch={refetch}
          />
        </Card>
        <Card sx={formCard}>
          <Typography variant="h2" sx={titleStyle}>
            {blind.task_name}
          </Typography>
          <Typography color="text.secondary" sx={{ ...titleStyle, mb: 1 }}>
            {blind.location_name} · <InlineObservationDate at={blind.date} />
          </Typography>
          {result ? (
            <AiComparison result={result} principles={blind.principles} onDone={onDone} />
          ) : (
            <BlindForm id={id} principles={blind.principles} onResult={setResult} {...queue} />
          )}
        </Card>
      </Box>
    </PlaybackProvider>
  )
}

interface BlindReviewProps extends Queue {
  id: string
  blind: NonNullable<ClaimedReview['blind']>
  /** Gets a fresh link to the recording. */
  refetch: () => void
  onDone: () => void
}

const liftOf = ({ lift_start_time: start, lift_end_time: end }: BlindReviewProps['blind']) =>
  typeof start === 'number' && typeof end === 'number' ? ([start, end] as const) : null

interface Queue {
  onCommand: (command: ReviewCommand) => void
  canGoBack: boolean
}

/** Observation as the reviewer saw it, and with the AI's verdicts. */
interface BlindResult {
  answers: PrincipleAnswers
  observation: Awaited<ReturnType<typeof submitBlindReview>>
}

function BlindForm({ id, principles, onResult, onCommand, canGoBack }: BlindFormProps) {
  const t = useT()
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  const draftKey = draftStore.keyOf(userId, clientId, 'blindReview', id)
  const save = async (
    answers: Partial<PrincipleAnswers>,
    { onError }: { onError?: (error: unknown) => unknown } = {},
  ) => {
    try {
      const observation = await submitBlindReview(id, answers as PrincipleAnswers)
      draftStore.clear(draftKey)
      onResult({ answers: answers as PrincipleAnswers, observation })
    } catch (error) {
      await onError?.(error)
    }
  }
  return (
    <SaveContextProvider value={{ save, mutationMode: 'pessimistic' }}>
      <RecordFormProvider config={CONFIG} record={null} draftKey={draftKey}>
        <CorrectionLayout
          texts={{ form: t('observations.review.title'), submit: t('reviewQueue.blind.submit') }}
          submitHint={<KeyHint command="save" />}
          isReady={hasAnswer}
          keepsButtonsInView
          buttons={<QueueButtons onCommand={onCommand} canGoBack={canGoBack} />}
        >
          <QueuedFindings
            question={t('reviewQueue.blind.question')}
            rows={principles.map((name) => ({
              name,
              label: t(`enums.principle.${name}`),
              finding: null,
            }))}
            words={{
              right: t('enums.verdict.correct'),
              wrong: t('enums.verdict.incorrect'),
              all: t('reviewQueue.blind.allCorrect'),
            }}
            isReady={hasAnswer}
            onCommand={onCommand}
          />
        </CorrectionLayout>
      </RecordFormProvider>
    </SaveContextProvider>
  )
}

interface BlindFormProps extends Queue {
  id: string
  principles: readonly Principle[]
  onResult: (result: BlindResult) => void
}

const CONFIG: FormConfig<PrincipleAnswers> = {
  resource: 'allobservations',
  defaultValues: () => Object.fromEntries(PRINCIPLES.map((name) => [name, null])),
  schema: blindReviewSchema,
  describeError: ({ code, message, field }) =>
    code === 'CONFLICT' ? { message: t('reviewQueue.blind.reviewed') } : { message, field },
}

const hasAnswer = (form: Record<string, unknown>): boolean =>
  PRINCIPLES.some((name) => typeof form[name] === 'boolean')

function AiComparison({ result: { answers, observation }, principles, onDone }: AiComparisonProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useQueueKeys(form, (command) => {
    if (command === 'save') onDone()
  })
  const { video, ai_technique: technique } = observation
  const isAsSeen = principles.every((name) => {
    const verdict = video?.[ANSWER_COLUMNS[name]] ?? null
    return verdict === null || answers[name] === null || verdict === answers[name]
  })
  const next = (event: FormEvent) => {
    event.preventDefault()
    onDone()
  }
  return (
    <form ref={form} onSubmit={next} aria-label={t('reviewQueue.blind.reveal')}>
      <Alert severity={isAsSeen ? 'success' : 'info'} role="status">
        {t(isAsSeen ? 'reviewQueue.blind.same' : 'reviewQueue.blind.different')}
      </Alert>
      <Stack component="ul" spacing={1} sx={{ pl: 0, my: 2, listStyle: 'none' }}>
        {principles.map((name) => (
          <Stack key={name} component="li" direction="row" useFlexGap spacing={1} sx={line}>
            <Typography variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
              {t(`enums.principle.${name}`)}
            </Typography>
            <VerdictChip
              verdict={verdictOfAnswer(answers[name])}
              {...(answers[name] === null ? { label: t('reviewQueue.cannotTell') } : {})}
            />
            <AiVerdict verdict={verdictOfAnswer(video?.[ANSWER_COLUMNS[name]])} />
          </Stack>
        ))}
        <Stack component="li" direction="row" useFlexGap spacing={1} sx={line}>
          <Typography variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
            {t('reviewQueue.technique')}
          </Typography>
          <AiVerdict verdict={verdictOfTechnique(technique)} />
        </Stack>
      </Stack>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button type="submit" variant="contained" autoFocus sx={{ gap: 1 }}>
        {t('reviewQueue.blind.next')} <KeyHint command="save" />
      </Button>
    </form>
  )
}

interface AiComparisonProps {
  result: BlindResult
  principles: readonly Principle[]
  onDone: () => void
}

const line = { alignItems: 'center', flexWrap: 'wrap' } as const
