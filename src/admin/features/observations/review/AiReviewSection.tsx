/** Review of an AI result: a form for users who may correct it if the client reviews its AI, otherwise read-only. */
import { Box, Divider } from '@mui/material'
import { useState } from 'react'
import { aiFeedbackSchema } from '#domain/observations/aiFeedbackForm.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { isBlank, TEXT_LIMITS } from '#domain/observations/observationRules.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { type Property, PropertyList } from '../../../parts/detail/PropertyList.tsx'
import { FoldedSection } from '../../../parts/detail/FoldedSection.tsx'
import { OnPaper } from '../../../parts/print/OnPaper.tsx'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import { LongTextInput } from '../../../parts/forms/LongTextInput.tsx'
import { isJudgedElsewhere, type ObservationRecord } from '../observationRecord.ts'
import { AiReviewForm } from './AiReviewForm.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { REVIEW_FIELDS } from './aiReviewConfig.ts'
import { useCorrectionDraft } from './correctionDraft.ts'
import { NextToReview } from './NextToReview.tsx'

export function AiReviewSection({ observation, canCorrect }: AiReviewSectionProps) {
  const { show_ai_feedback_options: showsFeedback } = useCurrentClient()
  const { id: userId } = useMe()
  const mayReview = canCorrect && showsFeedback
  const isAboutMe = observation.observee_id === userId
  const draft = useCorrectionDraft(observation.id)
  const [startsOpen] = useState(() => draft.has('review') || draft.has('feedback'))
  const status = t(`enums.aiReviewStatus.${observation.ai_review_status}`)
  return (
    <FoldedSection
      name="observation.review"
      title={t('observations.review.title')}
      subtitle={[
        status,
        ...(isJudgedElsewhere(observation) ? [t('observationFilters.judgedElsewhere')] : []),
        ...(mayReview && isAboutMe ? [t('observations.review.aboutYou')] : []),
      ].join(' · ')}
      startsOpen={startsOpen}
    >
      {mayReview && !isAboutMe ? (
        <>
          <Box className={NOT_PRINTED_CLASS}>
            <NextToReview id={observation.id} />
          </Box>
          <AiReviewForm observation={observation} />
          <Divider className={NOT_PRINTED_CLASS} />
          <FeedbackForm observation={observation} />
          <OnPaper>
            <AiReviewSummary observation={observation} />
          </OnPaper>
        </>
      ) : (
        <AiReviewSummary observation={observation} />
      )}
    </FoldedSection>
  )
}

interface AiReviewSectionProps {
  observation: ObservationRecord
  /** True if this user may correct the observation. */
  canCorrect: boolean
}

/** Review of an AI result and the feedback on it, read-only. */
function AiReviewSummary({ observation }: { observation: ObservationRecord }) {
  const { video } = observation
  const causes = observation.ai_error_cause.map((cause) => t(`enums.aiErrorCause.${cause}`))
  const principles = PRINCIPLES.filter(
    (name) =>
      typeof video?.[ANSWER_COLUMNS[name]] === 'boolean' &&
      typeof video[REVIEW_FIELDS[name]] === 'boolean',
  )
  return (
    <PropertyList<ObservationRecord>
      properties={[
        ['ai_review_status', t(`enums.aiReviewStatus.${observation.ai_review_status}`)],
        'is_ai_prediction_correct',
        ...principles.map((name): Property => [
          REVIEW_FIELDS[name],
          t(`observations.review.${video?.[REVIEW_FIELDS[name]] ? 'right' : 'wrong'}`),
        ]),
        'internally_reviewed',
        ['ai_error_cause', causes.join(', ')],
        'ai_review_notes',
        'feedback_notes',
      ]}
    />
  )
}

/** Free-text feedback on an AI result; can be sent as soon as it is not empty. */
function FeedbackForm({ observation }: { observation: ObservationRecord }) {
  return (
    <CorrectionForm
      config={FEEDBACK_CONFIG}
      observation={observation}
      part="feedback"
      texts={{
        form: t('observations.feedback.title'),
        submit: t('observations.feedback.submit'),
        saved: t('observations.feedback.saved'),
      }}
      isReady={({ feedback_notes: text }) => !isBlank(text as string | null)}
    >
      <LongTextInput source="feedback_notes" limit={TEXT_LIMITS.notes} minRows={3} />
    </CorrectionForm>
  )
}

const FEEDBACK_CONFIG: FormConfig<ObservationRecord> = {
  resource: 'allobservations',
  toValues: ({ feedback_notes }) => ({ feedback_notes: feedback_notes ?? null }),
  schema: aiFeedbackSchema({ aiTechnique: null }),
}
