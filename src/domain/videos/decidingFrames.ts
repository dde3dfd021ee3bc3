/** The frames that show best why a result is as it is, for a reader who cannot play the recording. */
import type { TimelineLane } from './liftFrames.ts'

/**
 * Returns the frames that decided against a principle, else those that decided for one, else the first incorrect moment.
 * Principles that were decided in one frame share it. `moments` are in order of time.
 */
export function decidingFrames(
  judgements: readonly JudgedFrame[],
  moments: readonly { lane: TimelineLane; start: number }[],
): DecidingFrame[] {
  const decided = judgements.flatMap(({ principle, verdict, evidence }) =>
    evidence && typeof verdict === 'boolean' ? [{ lane: principle, verdict, at: evidence.at }] : [],
  )
  const against = decided.filter(({ verdict }) => !verdict)
  const [first] = moments
  if (decided.length === 0 && first)
    return [{ at: first.start, lanes: [first.lane], verdict: false }]
  const shown = against.length > 0 ? against : decided
  const times = new Set(shown.map(({ at }) => at))
  return Array.from(times, (time) => ({
    at: time,
    lanes: shown.filter(({ at }) => at === time).map(({ lane }) => lane),
    verdict: against.length === 0,
  })).toSorted((a, b) => a.at - b.at)
}

export interface DecidingFrame {
  /** Seconds from the start of the recording. */
  at: number
  lanes: TimelineLane[]
  verdict: boolean
}

interface JudgedFrame {
  principle: Exclude<TimelineLane, 'OVERALL'>
  verdict?: boolean | null
  evidence?: { at: number } | null
}
