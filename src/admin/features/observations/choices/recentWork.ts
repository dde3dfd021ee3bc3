/** Choices that a person made last on this device, so that the next observation at the same place takes fewer taps. */
import type { Choice } from '../../../parts/choices/choiceSource.ts'
import { deviceStore } from '../../../foundation/device/deviceStore.ts'
import {
  CORRECTED_SUBMISSION_PARAM,
  PRESELECTED_CAMPAIGN_PARAM,
} from '../../../foundation/router/observationListPath.ts'
import type { ObservationFormState } from '../../submissionQueue/observationFormState.ts'

/** Fields that the next observation starts with; `null` where nothing is remembered. */
export type StartingPlace = Pick<ObservationFormState, (typeof STARTING_FIELDS)[number]>

export const STARTING_FIELDS = [
  'campaign_id',
  'location_id',
  'department_id',
  'task_id',
  'user_id',
] as const

export interface RecentWork {
  /** null: nothing is remembered, or it is too old. */
  place: StartingPlace | null
  /** The last chosen first. */
  observees: Choice[]
  observers: Choice[]
  /** True if the last observation had an analysed recording; absent: nothing is remembered. */
  hadRecording?: boolean
}

export const NO_RECENT_WORK: RecentWork = { place: null, observees: [], observers: [] }

export const recentWork = {
  /** Resolves to nothing where the browser keeps nothing. */
  async read(clientId: string, now: Date): Promise<RecentWork> {
    const read = async () => (await store().get(clientId)) ?? null
    const stored = await Promise.race([read().catch(() => null), timeout()])
    return stored && now.getTime() - Date.parse(stored.usedAt) < MAX_AGE_MS
      ? stored
      : NO_RECENT_WORK
  },

  /**
   * Remembers the place, the task and the people of an added observation. Its campaign and observer are not
   * remembered: they would be attributed to a later observation that nobody meant.
   */
  async write(
    clientId: string,
    { form, hadRecording }: { form: ObservationFormState; hadRecording: boolean },
    now: Date,
  ): Promise<void> {
    const { location_id, department_id, task_id, observee_id, user_id } = form
    await store()
      .update(clientId, (before) => ({
        place: { campaign_id: null, location_id, department_id, task_id, user_id: null },
        observees: withFirst(observee_id, before?.observees),
        observers: withFirst(user_id, before?.observers),
        hadRecording,
        usedAt: now.toISOString(),
      }))
      .catch(() => null)
  },
}

/**
 * Returns whether an address names a place, a task, a campaign or a submission, which then comes before what is
 * remembered.
 */
export function addressNamesPlace(search: string): boolean {
  const query = new URLSearchParams(search)
  return PLACE_PARAMS.some((name) => query.has(name))
}

const PLACE_PARAMS = [
  PRESELECTED_CAMPAIGN_PARAM,
  CORRECTED_SUBMISSION_PARAM,
  'location',
  'department',
  'task',
]

interface StoredWork extends RecentWork {
  usedAt: string
}

const store = () => deviceStore<StoredWork>('recent')

const withFirst = (chosen: Choice | null, before: Choice[] = []): Choice[] => {
  if (!chosen) return before
  const { id, name } = chosen
  return [{ id, name }, ...before.filter((other) => other.id !== id)].slice(0, MAX_PEOPLE)
}

const MAX_PEOPLE = 5

/** Thirty days in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 3_600_000

/**
 * The form does not wait for a browser whose storage hangs. In short steps, because storage that is well gives no answer
 * while the page itself is busy, and one long step may end then.
 */
async function timeout(): Promise<null> {
  for (let step = 0; step < TIMEOUT_STEPS; step += 1)
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT_STEP_MS))
  return null
}
const TIMEOUT_STEPS = 10
const TIMEOUT_STEP_MS = 50
