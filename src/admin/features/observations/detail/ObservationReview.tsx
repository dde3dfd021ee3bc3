/** The review of an AI result, the evidence behind it, contests of a result, and comments. */
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { ObservationFollowUp } from '../../followUps/FollowUpSections.tsx'
import { CommentSection } from '../comments/CommentSection.tsx'
import { ContestSection } from '../contest/ContestSection.tsx'
import { hasAiResult, type ObservationRecord } from '../observationRecord.ts'
import { AiReviewSection } from '../review/AiReviewSection.tsx'
import { AiEvidence } from './AiEvidence.tsx'

/** `canCorrect`: whether this user may correct the observation. */
export function ObservationReview({ observation, canCorrect }: ObservationReviewProps) {
  const { show_ai_feedback_options: showsFeedback } = useCurrentClient()
  const isAiResult = hasAiResult(observation)
  return (
    <>
      {isAiResult && <AiReviewSection observation={observation} canCorrect={canCorrect} />}
      <AiEvidence observation={observation} canCorrect={canCorrect} />
      <ContestSection
        observation={observation}
        hasReview={isAiResult && canCorrect && showsFeedback}
      />
      <ObservationFollowUp observation={observation} />
      <CommentSection observation={observation} />
    </>
  )
}

interface ObservationReviewProps {
  observation: ObservationRecord
  canCorrect: boolean
}
