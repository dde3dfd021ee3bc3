/** Whether so many observations support a claim such as a share: with fewer the screen says that they are few. */
export const isEnoughToTell = (observations: number): boolean => observations >= FEWEST_TO_TELL

export const FEWEST_TO_TELL = 5
