/** Colour of a score on the timeline: red at 0, orange at 0.5, green at 1, grey when unknown. */
import type { Answer } from '../observations/answers.ts'
import { type ColourMode, mixColours } from '../theme.ts'

/** Interpolates between the three colours; values outside 0 to 1 are clamped. */
export const scoreColour = (score: number | null, mode: ColourMode): string => {
  const { incorrect, middling, correct, unknown } = LIFT_COLOURS[mode]
  if (score === null) return unknown
  const share = Math.min(1, Math.max(0, score)) * 2
  return share <= 1
    ? mixColours(middling, incorrect, share)
    : mixColours(correct, middling, share - 1)
}

/** Uses the score where there is one, else the verdict: correct is green, incorrect is red, unknown is grey. */
export const verdictColour = (verdict: Answer, score: number | null, mode: ColourMode): string =>
  scoreColour(verdict === null ? null : (score ?? Number(verdict)), mode)

export const LIFT_COLOURS = {
  light: { incorrect: '#c0362c', middling: '#d97706', correct: '#1b7f4b', unknown: '#6b7280' },
  dark: { incorrect: '#f07a70', middling: '#e89b3c', correct: '#4fb57e', unknown: '#9aa2ae' },
} as const satisfies Record<ColourMode, Record<string, string>>
