/** What became of an AI result: its review and the feedback on it, to read. */
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { PropertyList, yesOrNo } from '../../../parts/detail/PropertyList.tsx'
import type { Property } from '../../../parts/detail/PropertyList.tsx'
import { REVIEW_FIELDS } from './aiReviewConfig.ts'

export function AiReviewSummary({ observation }: { observation: ObservationRecord }) {
  const { video } = observation
  const causes = observation.ai_error_cause.map((cause) => enumLabels.aiErrorCause[cause])
  const principles = PRINCIPLES.filter(
    (name) =>
      typeof video?.[ANSWER_COLUMNS[name]] === 'boolean' &&
      typeof video[REVIEW_FIELDS[name]] === 'boolean',
  )
  return (
    <PropertyList
      facts={[
        ['Status', enumLabels.aiReviewStatus[observation.ai_review_status]],
        ['AI result correct', yesOrNo(observation.is_ai_prediction_correct)],
        ...principles.map((name): Property => [
          `AI on ${enumLabels.principle[name]}`,
          video?.[REVIEW_FIELDS[name]] ? 'Right' : 'Wrong',
        ]),
        ['Internally reviewed', yesOrNo(observation.internally_reviewed)],
        ['Error causes', causes.join(', ')],
        ['Review notes', observation.ai_review_notes],
        ['Feedback', observation.feedback_notes],
      ]}
    />
  )
}
