/** Body proportions of the computed worker, as shares of the height (after Drillis and Contini). */
export interface WorkerBody {
  /** Metres. */
  height: number
  /** Thickness of trunk and limbs; 1 is average. */
  girth: number
  /** Breadth of the shoulders; 1 is average. */
  shoulders: number
  /** Length of the legs; 1 is average. */
  legs: number
}

/** Metres; breadths are halves, from the middle to the joint. */
export interface Proportions {
  ankleHeight: number
  shank: number
  thigh: number
  hip: number
  /** From the middle of the hips to the middle of the shoulders. */
  trunk: number
  shoulder: number
  upperArm: number
  foreArm: number
  hand: number
  /** Heel to toe. */
  foot: number
}

export function proportionsOf({ height, shoulders, legs }: WorkerBody): Proportions {
  return {
    ankleHeight: height * 0.046,
    shank: height * 0.242 * legs,
    thigh: height * 0.243 * legs,
    hip: height * 0.056,
    trunk: height * (0.818 - 0.046 - 0.485 * legs),
    shoulder: height * 0.106 * shoulders,
    upperArm: height * 0.172,
    foreArm: height * 0.148,
    hand: height * 0.105,
    foot: height * 0.155,
  }
}
