/** The words of enumerations that stand on the screen and in spreadsheets alike (spec 3, Display labels; spec 9). */
import type { AiReviewStatus, ReviewType, Technique } from './enumerations.ts'
import type { Role } from './roles.ts'

/** A value without a label does not compile. */
export const baseEnumLabels: BaseEnumLabels = {
  role: {
    PROVIDER_SUPER_USER: 'Provider Super User',
    CLIENT_SUPER_USER: 'Client Super User',
    CLIENT_OBSERVER: 'Client Observer',
    CLIENT_USER: 'Client User',
    CLIENT_OBSERVEE: 'Client Observee',
    NONE: 'None',
  },
  technique: { correct: 'Correct', incorrect: 'Incorrect' },
  reviewType: { AI: 'AI', MANUAL_TASK: 'Manual task', MANUAL_OVERRIDE: 'Manual override' },
  aiReviewStatus: {
    TRUE_NEGATIVE: 'True negative',
    TRUE_POSITIVE: 'True positive',
    FALSE_NEGATIVE: 'False negative',
    FALSE_POSITIVE: 'False Positive',
    UNREVIEWED: 'Unreviewed',
  },
}

/** A type, as translation messages need an index. */
type BaseEnumLabels = {
  role: Record<Role, string>
  technique: Record<Technique, string>
  reviewType: Record<ReviewType, string>
  aiReviewStatus: Record<AiReviewStatus, string>
}
