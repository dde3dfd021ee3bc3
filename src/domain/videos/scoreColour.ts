/** Colour of a score on the timeline: red at 0, orange at 0.5, green at 1, grey when unknown. */
import type { Answer } from '../observations/answers.ts'

/** Interpolates between the three colours; values outside 0 to 1 are clamped. */
export const scoreColour = (score: number | null): string => {
  if (score === null) return LIFT_COLOURS.unknown
  const { incorrect, middling, correct } = LIFT_COLOURS
  const share = Math.min(1, Math.max(0, score)) * 2
  return share <= 1
    ? mixColours(incorrect, middling, share)
    : mixColours(middling, correct, share - 1)
}

/** Uses the score where there is one, else the verdict: correct is green, incorrect is red, unknown is grey. */
export const verdictColour = (verdict: Answer, score: number | null): string =>
  verdict === null ? LIFT_COLOURS.unknown : scoreColour(score ?? Number(verdict))

export const LIFT_COLOURS = {
  incorrect: '#c0362c',
  middling: '#d97706',
  correct: '#1b7f4b',
  unknown: '#6b7280',
} as const

const mixColours = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5].map((at) => mixChannel(channelAt(from, at), channelAt(to, at), share)).join('')}`

const mixChannel = (from: number, to: number, share: number) =>
  Math.round(from + (to - from) * share)
    .toString(16)
    .padStart(2, '0')

const channelAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
