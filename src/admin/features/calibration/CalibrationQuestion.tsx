/** A recording to judge: first without anybody's verdict, then with the agreed result beside one's answers. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { useLayoutEffect, useRef, useState } from 'react'
import { type CalibrationVerdict, verdictOfColumns } from '#domain/calibration/calibrationRules.ts'
import { verdictOfAnswer } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { SmallForm, useDraftKey } from '../../parts/forms/SmallForm.tsx'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'
import { PlaybackProvider } from '../videos/PlaybackProvider.tsx'
import { UnjudgedRecording } from '../videos/UnjudgedRecording.tsx'
import { answerClip, type Question } from './calibrationApi.ts'
import { NO_VERDICT, VerdictAnswers } from './VerdictAnswers.tsx'

export function CalibrationQuestion({
  question,
  hasMore,
  onAnswer,
  onNext,
}: CalibrationQuestionProps) {
  const t = useT()
  const draftKey = useDraftKey('calibrationAnswer', question.id)
  const [result, setResult] = useState<Answered | null>(null)
  return (
    <Box sx={sideBySide}>
      <PlaybackProvider>
        <UnjudgedRecording
          id={question.id}
          url={question.recording_url}
          lift={liftOf(question)}
          principles={question.principles}
          refetch={onNext}
        />
      </PlaybackProvider>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p">
          {t('calibration.queue.recording', { task: question.task_name })}
        </Typography>
        {result ? (
          <Result
            principles={question.principles}
            {...result}
            next={t(hasMore ? 'calibration.queue.next' : 'calibration.queue.finish')}
            onNext={onNext}
          />
        ) : (
          <SmallForm
            label={t('calibration.queue.title')}
            start={{ verdict: NO_VERDICT }}
            draftKey={draftKey}
            submit={t('calibration.queue.submit')}
            onSubmit={({ verdict }) => answerClip(question.id, verdict)}
            onSent={(clip, { verdict }) => {
              setResult({
                answers: verdict,
                truth: verdictOfColumns(clip),
                note: clip.note ?? null,
              })
              onAnswer()
            }}
          >
            <Typography color="text.secondary">{t('calibration.queue.hint')}</Typography>
            <VerdictAnswers principles={question.principles} />
          </SmallForm>
        )}
      </Stack>
    </Box>
  )
}

/** With the time before it: the approach belongs to its judgement. */
function liftOf({ lift_start_time: start, lift_end_time: end }: Question) {
  if (typeof start !== 'number' || typeof end !== 'number') return null
  return [Math.max(0, start - LEAD_SECONDS), end] as const
}

const LEAD_SECONDS = 1

interface CalibrationQuestionProps {
  question: Question
  hasMore: boolean
  onAnswer: () => void
  /** Reads the queue again. */
  onNext: () => void
}

function Result({ principles, answers, truth, note, next, onNext }: ResultProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const words = (answer: boolean | null) => t(`enums.verdict.${verdictOfAnswer(answer)}`)
  return (
    <Stack spacing={1.5}>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        {t('calibration.result.title')}
      </Typography>
      {principles.map((name) => {
        const answer = answers[name]
        const kind = answer === null ? 'open' : answer === truth[name] ? 'agreed' : 'differs'
        return (
          <Stack key={name} direction="row" spacing={1}>
            <VerdictIcon verdict={verdictOfAnswer(truth[name])} />
            <Box>
              <Typography variant="subtitle2" component="p">
                {t(`enums.principle.${name}`)}
              </Typography>
              <Typography variant="body2">
                {t(`calibration.result.${kind}`, {
                  answer: words(answer),
                  truth: words(truth[name]),
                })}
              </Typography>
            </Box>
          </Stack>
        )
      })}
      {note && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      <Box>
        <Button variant="contained" onClick={onNext}>
          {next}
        </Button>
      </Box>
    </Stack>
  )
}

interface Answered {
  answers: CalibrationVerdict
  truth: CalibrationVerdict
  note: string | null
}

interface ResultProps extends Answered {
  principles: readonly Principle[]
  next: string
  onNext: () => void
}

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '303px minmax(0, 1fr)' },
  alignItems: 'start',
} as const
