/** The first version of the thresholds, from rendered workers alone. */
import type { Threshold } from './threshold.ts'

export const VERSION_1 = {
  /** Inside Base: largest reach that is correct. */
  reach: {
    value: 0.8,
    margin: 0.08,
    unit: 'trunkLengths',
  },
  /** Inside Base: smallest angle to the camera, and 180° minus it the largest. */
  sideView: {
    value: 35,
    margin: 0,
    unit: 'degrees',
  },
  /** Big Engines: smallest share of the knees in the bending that is correct. */
  kneeShare: {
    value: 0.5,
    margin: 0.08,
    marginAbove: 0.01,
    unit: 'share',
  },
  /** Big Engines: less bending in all cannot be shared out. */
  bending: {
    value: 30,
    margin: 0,
    unit: 'degrees',
  },
  /** Big Engines: smallest angle to the camera, and 180° minus it the largest. */
  obliqueView: {
    value: 15,
    margin: 0,
    unit: 'degrees',
  },
  /** Turn Not Twist: change of the shoulders' direction since the start of the lift. */
  shoulderTurn: {
    value: 25,
    margin: 5,
    unit: 'degrees',
  },
  /** Turn Not Twist: a foot that moved farther has turned along. */
  footMove: {
    value: 0.1,
    margin: 0.02,
    unit: 'shoulderHeights',
  },
  /** A foot this far in front of the other. */
  footForward: {
    value: 0.2,
    margin: 0,
    unit: 'trunkLengths',
  },
  /** Smallest rise of the hands that is a lift. */
  rise: {
    value: 0.2,
    margin: 0,
    unit: 'shoulderHeights',
  },
  /** Smallest visibility of the better leg. */
  legVisibility: {
    value: 0.65,
    margin: 0,
    unit: 'share',
  },
  /** Smallest visibility of a foot point whose movement counts. */
  footVisibility: {
    value: 0.5,
    margin: 0,
    unit: 'share',
  },
  /** Largest share of the lift's frames with several people. */
  severalPeople: {
    value: 0.1,
    margin: 0,
    unit: 'share',
  },
  /** Longest time without the person during the lift. */
  trackGap: {
    value: 0.5,
    margin: 0,
    unit: 'seconds',
  },
  /** Hips that move faster belong to somebody else. */
  trackSpeed: {
    value: 5,
    margin: 0,
    unit: 'shoulderHeightsPerSecond',
  },
  /** Capture quality: smallest share of frames with the person. */
  personFound: {
    value: 0.8,
    margin: 0,
    unit: 'share',
  },
  /** Capture quality: smallest height of the shoulders in the picture; from version 3 on, lower ones are not judged. */
  personHeight: {
    value: 0.25,
    margin: 0,
    unit: 'pictureHeights',
  },
  /** Capture quality: largest share of frames in which both feet move alike. */
  cameraMoving: {
    value: 0.2,
    margin: 0,
    unit: 'share',
  },
  /** Capture quality: fewest analysed frames. */
  frameRate: {
    value: 8,
    margin: 0,
    unit: 'framesPerSecond',
  },
} as const satisfies Record<string, Threshold>
