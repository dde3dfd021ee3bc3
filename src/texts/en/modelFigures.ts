/** What the figures of the model card were measured on, and what changed from each version of the thresholds to the next. */
export const modelFigures = {
  source: {
    labelled: 'The product’s own analysis; the truth was labelled by eye',
    computed: 'The product’s own analysis; the truth is computed',
  },
  material: {
    real3:
      'Real people in 45 recordings from 17 public collections on exercise and posture, hardly used to choose the thresholds: only their totals were looked at, a few times. Most lift a barbell, a weight or a box, alone and in good light. Few are workers, and hardly anyone twists.',
    rendered3:
      'Computed figures in 35 recordings whose movement is known exactly. The thresholds were chosen with figures like these, so real people are judged less well.',
    real1:
      'Real people in 49 recordings from 20 public collections, none of which was used to build version 1.',
    rendered1:
      'Computed figures of six bodies in 63 recordings, none of which was used to build version 1.',
  },
  groupsOf: {
    real3:
      'Below are all three principles together, in 80 recordings: the 45 above and 35 by which the thresholds were chosen.',
    rendered3: 'Below are all three principles together.',
    real1: 'Big Engines alone, in ten more recordings of deadlifts.',
  },
  group: {
    front: 'From the front, up to 24°',
    front25: '25–49° from the front',
    front50: '50–74° from the front',
    side: 'From the side, 75–105°',
    behindAtAngle: 'From behind at an angle, 106–155°',
    behind: 'From behind',
    nothingHidden: 'Nothing hidden',
    shinsHidden: 'Shins hidden by the load',
    legsHidden: 'Legs hidden',
    armsHidden: 'Arms hidden',
    headOut: 'Head out of the picture',
    loose: 'Loose clothing',
    tight: 'Tight clothing',
  },
  changes: {
    version3: {
      changed:
        'A turn belongs to the lift for 1.5 seconds after it instead of 3, and no moment is incorrect where the verdict on the lift is not. Nobody is judged who is too far away.',
      why: 'Walking away with the load was taken for a turn in the lift, and a correct verdict stood beside incorrect moments. Of 11 verdicts where nothing is lifted, 3 were on a person who is too small in the picture.',
      cost: 'None of the verdicts on 80 recordings of real people and 35 rendered ones. Who stands still with the load for longer before twisting is not noticed.',
    },
    version2: {
      changed:
        'No ‘correct’ on Big Engines where an ankle rises or a shank shortens while bent, or where no one stands upright within 4 seconds; no verdict where the shoulders hardly drop. None on Inside Base without the hands. ‘Correct’ on Turn Not Twist only in a view that would show a twist; a twist before the lift starts is judged too. Walking, jerks, stretched arms and squats without reaching down are no lift. The margin of the reach is wider. Each verdict has a confidence, and none is given below 0.65. Dip n’ Drive is suggested for pushes and pulls.',
      why: 'On recordings of real people that were not used to build version 1, it said ‘correct’ too readily where a load hides the shins: the knee is then found 33° too bent.',
      cost: 'Some verdicts that were right are now unknown: 2 of 17 on Big Engines and 2 of 28 on Turn Not Twist where people walk, and those on Turn Not Twist filmed from the front or from behind, or where the shoulders seem to turn by 13° or more from the side.',
    },
    version1: {
      changed: 'The first version.',
      why: 'Measured on rendered workers whose movement is known exactly.',
      cost: 'On real people it says ‘correct’ too readily where a load hides the shins, because knees are then found too bent.',
    },
  },
} as const
