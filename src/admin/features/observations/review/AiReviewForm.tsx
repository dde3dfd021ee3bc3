/** Review form of an AI result: the whole result, each principle, the causes of errors, and notes. */
import Check from '@mui/icons-material/Check'
import { Alert, Divider, FormControl, FormLabel, Stack, ToggleButton } from '@mui/material'
import { useId, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { AI_ERROR_CAUSES, type AiErrorCause } from '#domain/enumerations.ts'
import { reviewStatusOf } from '#domain/observations/aiReview.ts'
import {
  ANSWER_COLUMNS,
  verdictOfAnswer,
  verdictOfTechnique,
} from '#domain/observations/answers.ts'
import { TEXT_LIMITS } from '#domain/observations/observationRules.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { LongTextInput } from '../../../parts/forms/LongTextInput.tsx'
import { SwitchInput } from '../../../parts/forms/SwitchInput.tsx'
import { RichText } from '../../../parts/layout/RichText.tsx'
import { isJudgedElsewhere, type ObservationRecord } from '../observationRecord.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { FindingToggle, selectedStyle } from './FindingToggle.tsx'
import {
  aiReviewConfig,
  type AiReviewValues,
  hasIncorrectFinding,
  hasReview,
  REVIEW_FIELDS,
  toReviewValues,
} from './aiReviewConfig.ts'

export function AiReviewForm({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const { video, ai_technique: technique } = observation
  const says = isJudgedElsewhere(observation) ? 'otherSays' : 'aiSays'
  const config = useMemo(() => aiReviewConfig(technique), [technique])
  const judgedPrinciples = PRINCIPLES.filter(
    (name) => typeof video?.[ANSWER_COLUMNS[name]] === 'boolean',
  )
  return (
    <CorrectionForm
      config={config}
      observation={observation}
      part="review"
      texts={{
        form: t('observations.review.title'),
        submit: t('observations.review.submit'),
        saved: t('observations.review.saved'),
      }}
      isReady={(form) => hasReview(form) || hasReview(toReviewValues(observation))}
    >
      {/* A skeleton that does not fit has judged nothing. */}
      {!video?.skeleton_misfit_at && (
        <>
          <FindingToggle
            name="is_ai_prediction_correct"
            label={t('observations.review.question')}
            finding={t(`observations.review.${says}.${verdictOfTechnique(technique)}`)}
          />
          <ReviewStatus technique={technique} />
        </>
      )}
      {judgedPrinciples.length > 0 && (
        <Stack spacing={1} divider={<Divider />}>
          {judgedPrinciples.map((name) => (
            <FindingToggle
              key={name}
              name={REVIEW_FIELDS[name]}
              label={t(`enums.principle.${name}`)}
              finding={t(
                `observations.review.${says}.${verdictOfAnswer(video?.[ANSWER_COLUMNS[name]])}`,
              )}
            />
          ))}
        </Stack>
      )}
      <CausesWhenWrong />
      <LongTextInput source="ai_review_notes" limit={TEXT_LIMITS.notes} minRows={2} />
      <SwitchInput source="internally_reviewed" />
    </CorrectionForm>
  )
}

function ReviewStatus({ technique }: { technique: 'correct' | 'incorrect' | null }) {
  const t = useT()
  const isPredictionCorrect = useWatch({ name: 'is_ai_prediction_correct' }) as boolean | null
  const status = reviewStatusOf(technique, isPredictionCorrect)
  return (
    <Alert severity={SEVERITY[status]} icon={false} role="status">
      <RichText
        of={`observations.review.status.${status}`}
        values={{ status: <strong>{t(`enums.aiReviewStatus.${status}`)}</strong> }}
      />
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

/** Asks why the AI was wrong, once something is marked as wrong. */
export function CausesWhenWrong() {
  const review = useWatch() as AiReviewValues
  return hasIncorrectFinding(review) ? <ErrorCauseInput /> : null
}

/** Causes of the AI's error as chips that can be on or off. */
function ErrorCauseInput() {
  const t = useT()
  const { field } = useController({ name: 'ai_error_cause' })
  const selected = field.value as AiErrorCause[]
  const label = useFieldLabel('ai_error_cause')
  const id = useId()
  const press = (cause: AiErrorCause) =>
    field.onChange(
      AI_ERROR_CAUSES.filter((one) =>
        one === cause ? !selected.includes(one) : selected.includes(one),
      ),
    )
  return (
    <FormControl>
      <FormLabel id={id} component="div" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-labelledby={id}
        sx={chipsStyle}
      >
        {AI_ERROR_CAUSES.map((cause) => (
          <ToggleButton
            key={cause}
            value={cause}
            selected={selected.includes(cause)}
            onClick={() => press(cause)}
            sx={chipStyle}
          >
            {selected.includes(cause) && <Check fontSize="small" aria-hidden />}
            {t(`enums.aiErrorCause.${cause}`)}
          </ToggleButton>
        ))}
      </Stack>
    </FormControl>
  )
}

const chipsStyle = { flexWrap: 'wrap' } as const

const chipStyle = {
  px: 1.5,
  py: 0.25,
  minHeight: 32,
  gap: 0.5,
  borderRadius: 4,
  textTransform: 'none',
  color: 'text.primary',
  ...selectedStyle,
} as const
