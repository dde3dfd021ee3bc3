/** What changed from each version of the thresholds to the next, and what it cost. */

export interface ThresholdsChange {
  version: number
  /** Day from which on it judges. */
  date: string
  changed: string
  why: string
  /** Verdicts that it no longer gives, or gets wrong. */
  cost: string
}

/** The newest first; each version of THRESHOLDS has an entry. */
export const THRESHOLDS_CHANGELOG: readonly ThresholdsChange[] = [
  {
    version: 3,
    date: '2026-11-27',
    changed:
      'A turn belongs to the lift for 1.5 seconds after it instead of 3, and no moment is incorrect where the verdict on the lift is not. Nobody is judged who is too far away.',
    why: 'Walking away with the load was taken for a turn in the lift, and a correct verdict stood beside incorrect moments. Of 11 verdicts where nothing is lifted, 3 were on a person who is too small in the picture.',
    cost: 'None of the verdicts on 80 recordings of real people and 35 rendered ones. Who stands still with the load for longer before twisting is not noticed.',
  },
  {
    version: 2,
    date: '2026-11-27',
    changed:
      'No ‘correct’ on Big Engines where an ankle rises or a shank shortens while bent, or where no one stands upright within 4 seconds; no verdict where the shoulders hardly drop. None on Inside Base without the hands. ‘Correct’ on Turn Not Twist only in a view that would show a twist; a twist before the lift starts is judged too. Walking, jerks, stretched arms and squats without reaching down are no lift. The margin of the reach is wider. Each verdict has a confidence, and none is given below 0.65. Dip n’ Drive is suggested for pushes and pulls.',
    why: 'On recordings of real people that were not used to build version 1, it said ‘correct’ too readily where a load hides the shins: the knee is then found 33° too bent.',
    cost: 'Some verdicts that were right are now unknown: 2 of 17 on Big Engines and 2 of 28 on Turn Not Twist where people walk, and those on Turn Not Twist filmed from the front or from behind, or where the shoulders seem to turn by 13° or more from the side.',
  },
  {
    version: 1,
    date: '2026-11-22',
    changed: 'The first version.',
    why: 'Measured on rendered workers whose movement is known exactly.',
    cost: 'On real people it says ‘correct’ too readily where a load hides the shins, because knees are then found too bent.',
  },
]
