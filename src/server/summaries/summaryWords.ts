/** Figures as a summary mail words them; nothing is claimed of fewer than five. */
import { FEWEST_TO_TELL, isEnoughToTell } from '#domain/observations/enoughToTell.ts'
import { shareInWords } from '#domain/observations/shareInWords.ts'

export interface SummaryFigures {
  total: number
  correct: number
  incorrect: number
}

/** '1,204 observations', 'no observations'. */
export function observationsInMail(count: number): string {
  if (count === 0) return 'no observations'
  return count === 1 ? '1 observation' : `${countInMail(count)} observations`
}

export const countInMail = (count: number): string => FORMAT.format(count)

/** '82%'. */
export function shareInMail(figures: SummaryFigures): string {
  if (figures.correct + figures.incorrect === 0) return 'none to judge'
  return shareOf(figures) ?? `fewer than ${FEWEST_TO_TELL} judged: too few to tell`
}

/** '12 more than the 38 then; correct share up from 67%'. */
export function changeInMail(now: SummaryFigures, then: SummaryFigures): string {
  if (then.total === 0) return 'no observations to compare with'
  if (!isEnoughToTell(now.total) || !isEnoughToTell(then.total))
    return `too few to compare: ${countInMail(now.total)} after ${countInMail(then.total)}`
  return [countChange(now.total, then.total), ...shareChange(now, then)].join('; ')
}

/** '31 observations, 84% correct'. */
export function placeInMail(figures: SummaryFigures): string {
  const share = shareOf(figures)
  return `${observationsInMail(figures.total)}${share ? `, ${share} correct` : ''}`
}

const FORMAT = new Intl.NumberFormat('en')

const shareOf = ({ correct, incorrect }: SummaryFigures): string | null =>
  shareInWords(correct, correct + incorrect)

function countChange(now: number, then: number): string {
  if (now === then) return `as many as the ${countInMail(then)} then`
  const word = now > then ? 'more' : 'fewer'
  return `${countInMail(Math.abs(now - then))} ${word} than the ${countInMail(then)} then`
}

/** Of what is shown: nobody reads 'up from 67%' beside 67%. */
function shareChange(now: SummaryFigures, then: SummaryFigures): string[] {
  const [share, shareThen] = [shareOf(now), shareOf(then)]
  if (share === null || shareThen === null) return []
  if (share === shareThen) return [`correct share ${share} as then`]
  const isUp = exact(now) > exact(then)
  return [`correct share ${isUp ? 'up' : 'down'} from ${shareThen}`]
}

const exact = ({ correct, incorrect }: SummaryFigures): number => correct / (correct + incorrect)
