/** The review of an AI result: a form for who may correct it where the client reviews its AI, else to read. */
import { Divider } from '@mui/material'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { AiReviewSummary } from './AiReview.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { AiReviewForm } from './AiReviewForm.tsx'
import { FeedbackForm } from './FeedbackBox.tsx'

export function AiReviewSection({ observation, canCorrect }: AiReviewSectionProps) {
  const { show_ai_feedback_options: showsFeedback } = useCurrentClient()
  return (
    <Section title="AI review">
      {canCorrect && showsFeedback ? (
        <>
          <AiReviewForm observation={observation} />
          <Divider />
          <FeedbackForm observation={observation} />
        </>
      ) : (
        <AiReviewSummary observation={observation} />
      )}
    </Section>
  )
}

interface AiReviewSectionProps {
  observation: ObservationRecord
  /** It may be corrected, by this person. */
  canCorrect: boolean
}
