/** What became of an AI result: its review and the feedback on it; nothing for an observation by hand. */
import { enumLabels } from '../../i18n/enumLabels.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { Section } from '../../detail/Section.tsx'
import { Facts, yesOrNo } from '../../detail/Facts.tsx'

export function AiReview({ observation }: { observation: ObservationRecord }) {
  if (observation.review_type === 'MANUAL_TASK') return null
  const causes = observation.ai_error_cause.map((cause) => enumLabels.aiErrorCause[cause])
  return (
    <Section title="AI review">
      <Facts
        facts={[
          ['Status', enumLabels.aiReviewStatus[observation.ai_review_status]],
          ['AI result correct', yesOrNo(observation.is_ai_prediction_correct)],
          ['Internally reviewed', yesOrNo(observation.internally_reviewed)],
          ['Error causes', causes.join(', ')],
          ['Review notes', observation.ai_review_notes],
          ['Feedback', observation.feedback_notes],
        ]}
      />
    </Section>
  )
}
