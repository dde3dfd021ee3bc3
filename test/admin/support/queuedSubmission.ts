/** Submissions as they wait on a device. */
import { newObservationFormState } from '#admin/features/submissionQueue/observationFormState.ts'
import type { QueuedSubmission } from '#admin/features/submissionQueue/queuedSubmission.ts'
import type { TwoSites } from '#test/support/scenarios/twoSites.ts'

/** Submission of a lifting task at North in goods in, all correct, about a person without an account. */
export function queuedSubmission(
  { client, north, goodsIn, lift }: TwoSites,
  overrides: Partial<QueuedSubmission> = {},
): QueuedSubmission {
  const now = new Date()
  return {
    id: 'queued',
    clientId: client.id,
    createdAt: now.toISOString(),
    state: 'waiting',
    form: {
      ...newObservationFormState(now),
      location_id: { id: north.id, name: north.name },
      department_id: { id: goodsIn.id, name: goodsIn.name },
      task_id: { ...lift, task_principles_override: false, task_principles: [] },
      unlinked_observee_name: 'Sam Visitor',
      is_inside_base: true,
      is_big_engines: true,
      is_turn_not_twist: true,
    },
    data: { video: {} },
    recording: null,
    tries: 0,
    nextTryAt: null,
    failure: null,
    delivery: 'none',
    observationId: null,
    sentAt: null,
    replaces: null,
    ...overrides,
  }
}
