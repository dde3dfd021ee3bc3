/** The review of an AI result: a form for who may correct it where the client reviews its AI, else to read. */
import { Divider } from '@mui/material'
import { useCurrentClient } from '../../auth/currentClient.ts'
import { Section } from '../../detail/Section.tsx'
import { AiReview } from '../detail/AiReview.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { AiReviewForm } from './AiReviewForm.tsx'
import { FeedbackBox } from './FeedbackBox.tsx'

export function AiFeedback({ observation, isOpen }: AiFeedbackProps) {
  const { show_ai_feedback_options: showsFeedback } = useCurrentClient()
  return (
    <Section title="AI review">
      {isOpen && showsFeedback ? (
        <>
          <AiReviewForm observation={observation} />
          <Divider />
          <FeedbackBox observation={observation} />
        </>
      ) : (
        <AiReview observation={observation} />
      )}
    </Section>
  )
}

interface AiFeedbackProps {
  observation: ObservationRecord
  /** It may be corrected, by this person. */
  isOpen: boolean
}
