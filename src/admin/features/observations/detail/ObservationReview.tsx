/** The review of an AI result, the evidence behind it, and objections to a result. */
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { ObservationAnalysis } from '../../analysis/ObservationAnalysis.tsx'
import { ContestSection } from '../contest/ContestSection.tsx'
import { hasAiResult, isJudgedHere, type ObservationRecord } from '../observationRecord.ts'
import { AiReviewSection } from '../review/AiReviewSection.tsx'
import { AiEvidence } from './AiEvidence.tsx'

/** `canCorrect`, `canAnalyse`: whether this user may correct the observation, and have a video of it analysed. */
export function ObservationReview({ observation, canCorrect, canAnalyse }: ObservationReviewProps) {
  const { show_ai_feedback_options: showsFeedback } = useCurrentClient()
  const isAiResult = hasAiResult(observation)
  return (
    <>
      {canAnalyse && !isJudgedHere(observation) && (
        <ObservationAnalysis observation={observation} />
      )}
      {isAiResult && <AiReviewSection observation={observation} canCorrect={canCorrect} />}
      <AiEvidence observation={observation} canCorrect={canCorrect} />
      <ContestSection
        observation={observation}
        hasReview={isAiResult && canCorrect && showsFeedback}
      />
    </>
  )
}

interface ObservationReviewProps {
  observation: ObservationRecord
  canCorrect: boolean
  canAnalyse: boolean
}
