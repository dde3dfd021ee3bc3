/** Whether so many observations support a claim such as a share: with fewer the screen says that they are few. */
export const isSampleLargeEnough = (observations: number): boolean =>
  observations >= MIN_SAMPLE_SIZE

export const MIN_SAMPLE_SIZE = 5
