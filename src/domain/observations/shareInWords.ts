/** A share in words, where there are enough to tell; null: too few. */
import { isEnoughToTell } from './enoughToTell.ts'
import { shownShare } from './shownShare.ts'

export const shareInWords = (part: number, whole: number): string | null =>
  isEnoughToTell(whole) ? shownShare(part, whole) : null
