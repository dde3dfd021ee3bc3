/** How a count differs from the one before: '24 more than the', to be followed by that count; nothing where they are too few to compare. */
import { isEnoughToTell } from '#domain/observations/enoughToTell.ts'
import { shownCount } from '../charts/shownCount.ts'

export function changeInWords(now: number, before: number): string {
  if (!isEnoughToTell(before) || !isEnoughToTell(now)) return ''
  if (now === before) return 'As many as the'
  const word = now > before ? 'more' : 'fewer'
  return `${shownCount(Math.abs(now - before))} ${word} than the`
}
