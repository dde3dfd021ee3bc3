/** A number of the judgement, with its error. */

export interface Threshold {
  value: number
  /** Known error of the measurement: values this close to the threshold are unknown. 0: no verdict depends on it alone. */
  margin: number
  /** Above the threshold, where the error is larger in one direction. Absent: as `margin`. */
  marginAbove?: number
  unit: ThresholdUnit
}

/** Returns how far a value may be from the threshold by error, on its side of it. */
export const errorAt = (
  value: number,
  { value: limit, margin, marginAbove = margin }: Threshold,
): number => (value >= limit ? marginAbove : margin)

type ThresholdUnit =
  | 'degrees'
  | 'share'
  | 'seconds'
  | 'trunkLengths'
  | 'shoulderHeights'
  | 'shoulderHeightsPerSecond'
  | 'pictureHeights'
  | 'framesPerSecond'
