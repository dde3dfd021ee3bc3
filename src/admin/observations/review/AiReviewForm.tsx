/** Was the AI right? As a whole, principle by principle, why not, and notes (spec 3). */
import { Alert, Divider, Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMemo } from 'react'
import { reviewStatusOf } from '#domain/observations/aiReview.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { SwitchInput } from '../../forms/SwitchInput.tsx'
import { enumLabels } from '../../i18n/enumLabels.ts'
import { VERDICT_WORDS, verdictOfAnswer, verdictOfTechnique } from '#domain/observations/verdict.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { aiReviewSpec, REVIEW_FIELDS, saysWrong } from './aiReviewSpec.ts'
import type { AiReviewValues } from './aiReviewSpec.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { ErrorCauses } from './ErrorCauses.tsx'
import { reviewWords } from './reviewWords.ts'
import { RightOrWrong } from './RightOrWrong.tsx'

export function AiReviewForm({ observation }: { observation: ObservationRecord }) {
  const { video, ai_technique: technique } = observation
  const spec = useMemo(() => aiReviewSpec(technique), [technique])
  const judged = PRINCIPLES.filter((name) => typeof video?.[ANSWER_COLUMNS[name]] === 'boolean')
  return (
    <CorrectionForm spec={spec} observation={observation} part="review" words={WORDS}>
      <RightOrWrong
        name="is_ai_prediction_correct"
        label="Was the AI right?"
        found={`The AI says: ${VERDICT_WORDS[verdictOfTechnique(technique)].toLowerCase()}`}
      />
      <Status technique={technique} />
      {judged.length > 0 && (
        <Stack spacing={1} divider={<Divider />}>
          {judged.map((name) => (
            <RightOrWrong
              key={name}
              name={REVIEW_FIELDS[name]}
              label={enumLabels.principle[name]}
              found={`The AI says: ${VERDICT_WORDS[verdictOfAnswer(video?.[ANSWER_COLUMNS[name]])].toLowerCase()}`}
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

const WORDS = {
  form: 'AI review',
  submit: 'Save review',
  saved: 'The review is saved.',
}

function Status({ technique }: { technique: 'correct' | 'incorrect' | null }) {
  const said = useWatch({ name: 'is_ai_prediction_correct' }) as boolean | null
  const status = reviewStatusOf(technique, said)
  return (
    <Alert severity={SEVERITY[status]} icon={false} role="status">
      <strong>{enumLabels.aiReviewStatus[status]}</strong>: {reviewWords[status]}
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
  return saysWrong(review) ? <ErrorCauses /> : null
}
