/** The first version of the thresholds, from rendered workers alone. */
import type { Threshold } from './threshold.ts'

export const MEASURED = 'Measured on rendered workers whose movement is known exactly.'

export const VERSION_1 = {
  /** Inside Base: largest reach that is correct. */
  reach: {
    value: 0.8,
    margin: 0.08,
    unit: 'trunkLengths',
    source:
      'About 40 cm. NIOSH lifting equation (1994), horizontal distance; HSE Manual handling assessment charts, hand distance from the lower back.',
    limit:
      'The hands are measured, not the load, as if they reached straight ahead. The error is 0.05 to 0.15 trunk lengths.',
  },
  /** Inside Base: smallest angle to the camera, and 180° minus it the largest. */
  sideView: {
    value: 35,
    margin: 0,
    unit: 'degrees',
    source: MEASURED,
    limit:
      'Nearer to the front or the back, the reach points at the camera and cannot be measured.',
  },
  /** Big Engines: smallest share of the knees in the bending that is correct. */
  kneeShare: {
    value: 0.5,
    margin: 0.08,
    marginAbove: 0.01,
    unit: 'share',
    source:
      'Knee flexion over knee plus trunk flexion at the deepest point: a squat bends the knees more, a stoop the trunk (Burgess-Limerick, 2003).',
    limit:
      'The knee is found too straight and the trunk too bent, so shares are 0.03 to 0.08 too small: the margin lies below the threshold, 0.01 above it. How heavy the load is, is unknown.',
  },
  /** Big Engines: less bending in all cannot be shared out. */
  bending: {
    value: 30,
    margin: 0,
    unit: 'degrees',
    source: 'Twice the error of knee and trunk together.',
    limit: 'Lifts from table height are not judged for Big Engines.',
  },
  /** Big Engines: smallest angle to the camera, and 180° minus it the largest. */
  obliqueView: {
    value: 15,
    margin: 0,
    unit: 'degrees',
    source: MEASURED,
    limit: 'From the front and from behind, bending points at the camera.',
  },
  /** Turn Not Twist: change of the shoulders' direction since the start of the lift. */
  shoulderTurn: {
    value: 25,
    margin: 5,
    unit: 'degrees',
    source: `${MEASURED} Straight lifts show up to 21° where the view is frontal, up to 14° elsewhere.`,
    limit: 'A twist of less than 30° is not found. A twist before the lift starts is not judged.',
  },
  /** Turn Not Twist: a foot that moved farther has turned along. */
  footMove: {
    value: 0.1,
    margin: 0.02,
    unit: 'shoulderHeights',
    source: `${MEASURED} Feet that stay move up to 5 %, feet that turn along 20 % and more.`,
    limit: 'Seen in the picture: a step exactly towards the camera looks shorter.',
  },
  /** A foot this far in front of the other. */
  footForward: {
    value: 0.2,
    margin: 0,
    unit: 'trunkLengths',
    source: MEASURED,
    limit: 'Shown on the timeline only. Right in 93 to 95 % of the frames.',
  },
  /** Smallest rise of the hands that is a lift. */
  rise: {
    value: 0.2,
    margin: 0,
    unit: 'shoulderHeights',
    source: 'About 28 cm, twice the swing of the arms while walking.',
    limit: 'Raising empty hands looks like a lift.',
  },
  /** Smallest visibility of the better leg. */
  legVisibility: {
    value: 0.65,
    margin: 0,
    unit: 'share',
    source: MEASURED,
    limit: 'The model guesses hidden legs; below this its guesses are wrong.',
  },
  /** Smallest visibility of a foot point whose movement counts. */
  footVisibility: {
    value: 0.5,
    margin: 0,
    unit: 'share',
    source: MEASURED,
    limit: 'Safety shoes in the colour of the floor are seen less.',
  },
  /** Largest share of the lift's frames with several people. */
  severalPeople: {
    value: 0.1,
    margin: 0,
    unit: 'share',
    source: 'Single frames show a second person where there is none.',
    limit: 'People far behind may not be found.',
  },
  /** Longest time without the person during the lift. */
  trackGap: {
    value: 0.5,
    margin: 0,
    unit: 'seconds',
    source: 'A lift takes 1 to 2 seconds.',
    limit: 'Shorter gaps are bridged by the frames around them.',
  },
  /** Hips that move faster belong to somebody else. */
  trackSpeed: {
    value: 5,
    margin: 0,
    unit: 'shoulderHeightsPerSecond',
    source: 'About 7 m/s, faster than people run with a load.',
    limit: 'Another person exactly behind the first is not noticed.',
  },
  /** Capture quality: smallest share of frames with the person. */
  personFound: {
    value: 0.8,
    margin: 0,
    unit: 'share',
    source: `${MEASURED} People who can be seen are found in over 95 % of the frames.`,
    limit: 'Someone who leaves the picture after the lift counts as missing.',
  },
  /** Capture quality: smallest height of the shoulders in the picture; from version 3 on, lower ones are not judged. */
  personHeight: {
    value: 0.25,
    margin: 0,
    unit: 'pictureHeights',
    source: MEASURED,
    limit: 'Depends on the resolution of the recording too.',
  },
  /** Capture quality: largest share of frames in which both feet move alike. */
  cameraMoving: {
    value: 0.2,
    margin: 0,
    unit: 'share',
    source: 'Feet that walk move one after the other; a camera moves both.',
    limit: 'A camera that moves only while the person walks is not noticed.',
  },
  /** Capture quality: fewest analysed frames. */
  frameRate: {
    value: 8,
    margin: 0,
    unit: 'framesPerSecond',
    source:
      '15 frames a second show a lift; below 8 its start is uncertain by more than 0.3 seconds.',
    limit: 'Frames without a person count too.',
  },
} as const satisfies Record<string, Threshold>
