/**
 * Thresholds of the judgement by version; the texts have the source and the limit of each. A stored verdict names the version that
 * judged it, so a version never changes: other numbers are another version.
 */
import type { Threshold } from './threshold.ts'

export type ThresholdName = keyof typeof VERSION_4
export type Thresholds = Readonly<Record<ThresholdName, Threshold>>

/** From rendered workers alone. */
const VERSION_1 = {
  /** Inside Base: largest reach that is correct. */
  reach: { value: 0.8, margin: 0.08, unit: 'trunkLengths' },
  /** Inside Base: smallest angle to the camera, and 180° minus it the largest. */
  sideView: { value: 35, margin: 0, unit: 'degrees' },
  /** Big Engines: smallest share of the knees in the bending that is correct. */
  kneeShare: { value: 0.5, margin: 0.08, marginAbove: 0.01, unit: 'share' },
  /** Big Engines: less bending in all cannot be shared out. */
  bending: { value: 30, margin: 0, unit: 'degrees' },
  /** Big Engines: smallest angle to the camera, and 180° minus it the largest. */
  obliqueView: { value: 15, margin: 0, unit: 'degrees' },
  /** Turn Not Twist: change of the shoulders' direction since the start of the lift. */
  shoulderTurn: { value: 25, margin: 5, unit: 'degrees' },
  /** Turn Not Twist: a foot that moved farther has turned along. */
  footMove: { value: 0.1, margin: 0.02, unit: 'shoulderHeights' },
  /** A foot this far in front of the other. */
  footForward: { value: 0.2, margin: 0, unit: 'trunkLengths' },
  /** Smallest rise of the hands that is a lift. */
  rise: { value: 0.2, margin: 0, unit: 'shoulderHeights' },
  /** Smallest visibility of the better leg. */
  legVisibility: { value: 0.65, margin: 0, unit: 'share' },
  /** Smallest visibility of a foot point whose movement counts. */
  footVisibility: { value: 0.5, margin: 0, unit: 'share' },
  /** Largest share of the lift's frames with several people. */
  severalPeople: { value: 0.1, margin: 0, unit: 'share' },
  /** Longest time without the person during the lift. */
  trackGap: { value: 0.5, margin: 0, unit: 'seconds' },
  /** Hips that move faster belong to somebody else. */
  trackSpeed: { value: 5, margin: 0, unit: 'shoulderHeightsPerSecond' },
  /** Capture quality: smallest share of frames with the person. */
  personFound: { value: 0.8, margin: 0, unit: 'share' },
  /** Capture quality: smallest height of the shoulders in the picture; from version 3 on, lower ones are not judged. */
  personHeight: { value: 0.25, margin: 0, unit: 'pictureHeights' },
  /** Capture quality: largest share of frames in which both feet move alike. */
  cameraMoving: { value: 0.2, margin: 0, unit: 'share' },
  /** Capture quality: fewest analysed frames. */
  frameRate: { value: 8, margin: 0, unit: 'framesPerSecond' },
} as const satisfies Record<string, Threshold>

/** Version 1 called people wrong, or trusted them, where it could not see: this one says so instead. */
const VERSION_2 = {
  ...VERSION_1,
  reach: { ...VERSION_1.reach, margin: 0.12, marginAbove: 0.08 },
  kneeShare: { ...VERSION_1.kneeShare, marginAbove: 0.04 },
  /** Capture quality: farthest that the background moves within two seconds. */
  backgroundMotion: { value: 0.03, margin: 0, unit: 'pictureHeights' },
  /** Inside Base: smallest visibility of the hands. */
  handVisibility: { value: 0.5, margin: 0, unit: 'share' },
  /** Big Engines: an ankle found this much higher while bent than while standing is a guess. */
  ankleRise: { value: 0.1, margin: 0, unit: 'shoulderHeights' },
  /** Big Engines: a shank that is this much shorter in the picture while bent is a guess. */
  shankChange: { value: 0.38, margin: 0, unit: 'share' },
  /** Big Engines: somebody stands upright this long before or after the lift at most. */
  standingTime: { value: 4, margin: 0, unit: 'seconds' },
  /** Big Engines: shoulders that drop less have hardly bent. */
  shoulderDrop: { value: 0.2, margin: 0, unit: 'shoulderHeights' },
  /** Feet that travel farther during the rise of the hands are walking, or pushing something. */
  feetTravel: { value: 0.25, margin: 0, unit: 'shoulderHeights' },
  /** And hips that travel sideways in the picture as they do. */
  hipsTravel: { value: 0.2, margin: 0, unit: 'shoulderHeights' },
  /** Hands that are farther from each other at the end of a lift hold no load together. */
  handsApart: { value: 0.55, margin: 0, unit: 'shoulderHeights' },
  /** A load is not lifted in less. */
  liftTime: { value: 0.27, margin: 0, unit: 'seconds' },
  /** At the deepest point, hands that are less far below the shoulders hold nothing that stands below them. */
  handsBelow: { value: 0.05, margin: 0, unit: 'shoulderHeights' },
  /** Turn Not Twist: smallest angle to the camera from which a twist would be seen. */
  twistViewFrom: { value: 20, margin: 0, unit: 'degrees' },
  /** Turn Not Twist: the largest. */
  twistViewTo: { value: 70, margin: 0, unit: 'degrees' },
  /** Turn Not Twist: from the side, a turn below this is no twist, by depth or by the width of the shoulders in the picture. */
  sideTurn: { value: 13, margin: 0, unit: 'degrees' },
  /** Turn Not Twist: a twist changes how wide the shoulders look in the picture by this angle too. */
  turnInPicture: { value: 25, margin: 0, unit: 'degrees' },
  /** Turn Not Twist: shoulders against hips at the start of the lift, compared with standing. */
  startTwist: { value: 20, margin: 5, unit: 'degrees' },
  /** Dip n' Drive: hips that travel this far have set off with the load. */
  pushTravel: { value: 0.25, margin: 0, unit: 'shoulderHeights' },
  /** Dip n' Drive: smallest dip of the knees in the second before. */
  dip: { value: 16, margin: 6, unit: 'degrees' },
  /** Dip n' Drive: arms that are bent more do the work themselves. */
  elbow: { value: 45, margin: 0, unit: 'degrees' },
  /** Verdicts that are less sure are unknown. */
  confidence: { value: 0.65, margin: 0, unit: 'share' },
} as const satisfies Record<string, Threshold>

/** Version 2 took what people do after the lift for a part of it, and judged people who are too far away. */
const VERSION_3 = {
  ...VERSION_2,
  /** Turn Not Twist: seconds after the lift in which a turn still belongs to it. */
  turnTime: { value: 1.5, margin: 0, unit: 'seconds' },
} as const satisfies Record<string, Threshold>

/** Version 3 judged who bends down before the load leaves the ground, and took putting down for a lift. */
const VERSION_4 = {
  ...VERSION_3,
  /** A person whose weight is farther from the feet leans on the hands. */
  imbalance: { value: 0.9, margin: 0, unit: 'trunkLengths' },
  /** Hands that hang lower by this after a rise than before have put something down. */
  putDown: { value: 0.2, margin: 0, unit: 'trunkLengths' },
} as const satisfies Record<string, Threshold>

/** Thresholds of each version. */
export const THRESHOLDS: Readonly<Record<number, Readonly<Record<string, Threshold>>>> = {
  1: VERSION_1,
  2: VERSION_2,
  3: VERSION_3,
  4: VERSION_4,
}

export const CURRENT_THRESHOLDS_VERSION = 4
export const CURRENT_THRESHOLDS: Thresholds = VERSION_4
