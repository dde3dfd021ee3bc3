/** A lift's start and end as a video keeps them, with its length; all in seconds (spec 3). */
import type { LiftTimes } from '#domain/videos/liftTimesForm.ts'

export const liftTimeColumns = ({ startTime, endTime }: LiftTimes) => ({
  lift_start_time: startTime,
  lift_end_time: endTime,
  // Differences of decimals are not: 3.6 - 0.8 is 2.8000000000000003.
  selected_lift_length: Math.round((endTime - startTime) * 1_000_000) / 1_000_000,
})
