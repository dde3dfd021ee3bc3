/** Whether there is an AI's result to show, review or override. */
import type { ObservationRecord } from '../observationRecord.ts'

export const hasAiResult = ({ review_type: type }: Pick<ObservationRecord, 'review_type'>) =>
  type !== 'MANUAL_TASK'
