/** Was the AI right? As a whole, principle by principle, why not, and notes (spec 3). */
import { Alert, Divider, Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMemo } from 'react'
import { reviewStatusOf } from '#domain/observations/aiReview.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { SwitchInput } from '../../../parts/forms/SwitchInput.tsx'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import {
  VERDICT_LABELS,
  verdictOfAnswer,
  verdictOfTechnique,
} from '#domain/observations/verdict.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { aiReviewConfig, REVIEW_FIELDS, hasIncorrectFinding } from './aiReviewConfig.ts'
import type { AiReviewValues } from './aiReviewConfig.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { ErrorCauseInput } from './ErrorCauses.tsx'
import { reviewStatusText } from './reviewWords.ts'
import { CorrectIncorrectToggle } from './RightOrWrong.tsx'

export function AiReviewForm({ observation }: { observation: ObservationRecord }) {
  const { video, ai_technique: technique } = observation
  const spec = useMemo(() => aiReviewConfig(technique), [technique])
  const judgedPrinciples = PRINCIPLES.filter(
    (name) => typeof video?.[ANSWER_COLUMNS[name]] === 'boolean',
  )
  return (
    <CorrectionForm spec={spec} observation={observation} part="review" texts={REVIEW_TEXTS}>
      <CorrectIncorrectToggle
        name="is_ai_prediction_correct"
        label="Was the AI right?"
        finding={`The AI says: ${VERDICT_LABELS[verdictOfTechnique(technique)].toLowerCase()}`}
      />
      <ReviewStatus technique={technique} />
      {judgedPrinciples.length > 0 && (
        <Stack spacing={1} divider={<Divider />}>
          {judgedPrinciples.map((name) => (
            <CorrectIncorrectToggle
              key={name}
              name={REVIEW_FIELDS[name]}
              label={enumLabels.principle[name]}
              finding={`The AI says: ${VERDICT_LABELS[verdictOfAnswer(video?.[ANSWER_COLUMNS[name]])].toLowerCase()}`}
            />
          ))}
        </Stack>
      )}
      <CausesWhenWrong />
      <TextInput source="ai_review_notes" multiline minRows={2} />
      <SwitchInput source="internally_reviewed" />
    </CorrectionForm>
  )
}

const REVIEW_TEXTS = {
  form: 'AI review',
  submit: 'Save review',
  saved: 'The review is saved.',
}

function ReviewStatus({ technique }: { technique: 'correct' | 'incorrect' | null }) {
  const isPredictionCorrect = useWatch({ name: 'is_ai_prediction_correct' }) as boolean | null
  const status = reviewStatusOf(technique, isPredictionCorrect)
  return (
    <Alert severity={SEVERITY[status]} icon={false} role="status">
      <strong>{enumLabels.aiReviewStatus[status]}</strong>: {reviewStatusText[status]}
    </Alert>
  )
}

const SEVERITY = {
  TRUE_POSITIVE: 'success',
  TRUE_NEGATIVE: 'success',
  FALSE_POSITIVE: 'error',
  FALSE_NEGATIVE: 'error',
  UNREVIEWED: 'info',
} as const

function CausesWhenWrong() {
  const review = useWatch() as AiReviewValues
  return hasIncorrectFinding(review) ? <ErrorCauseInput /> : null
}
