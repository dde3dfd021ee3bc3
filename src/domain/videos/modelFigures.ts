/**
 * How often the AI was right on recordings whose truth is known, by version of the thresholds. The numbers are copied from what
 * the named measurement has printed; nothing here comes from a client's data.
 */
import type { Principle } from '../observations/principles.ts'

export interface Outcomes {
  /** Verdicts where the truth is clear. */
  right: number
  wrong: number
  /** No verdict, although the truth is clear. */
  unknown: number
  /** Verdicts where people would disagree. */
  disputed: number
  /** Verdicts where there is nothing to judge: no lift, or not by this principle. */
  nothing: number
}

/** What the verdicts are grouped by. */
export const FIGURE_GROUPS = ['view', 'hidden', 'clothing'] as const
export type FigureGroup = (typeof FIGURE_GROUPS)[number]

export interface MeasuredSet {
  on: 'real' | 'rendered'
  /** Who and what. */
  material: string
  recordings: number
  thresholdsVersion: number
  /** Who has measured with what. */
  source: string
  /** Day of the measurement. */
  date: string
  principles: Partial<Record<Principle, Outcomes>>
  /** Of all three principles together, from the recordings that `groupsOf` names. */
  groups: Readonly<Partial<Record<FigureGroup, readonly (Outcomes & { name: string })[]>>>
  groupsOf?: string
  /** Verdicts by the confidence that they were said with. */
  confidence?: readonly { said: string; right: number; wrong: number; nothing: number }[]
}

/** Counts right, wrong, unknown, disputed and nothing to judge, in this order. */
const outcomes = (
  right: number,
  wrong: number,
  unknown: number,
  disputed = 0,
  nothing = 0,
): Outcomes => ({ right, wrong, unknown, disputed, nothing })

const named = (name: string, ...counts: Parameters<typeof outcomes>) => ({
  name,
  ...outcomes(...counts),
})

const LABELLED = 'The product’s own analysis; the truth was labelled by eye'

/** Of the current version first, and of these real people first. */
export const MODEL_FIGURES: readonly MeasuredSet[] = [
  {
    on: 'real',
    material:
      'Real people in 45 recordings from 17 public collections on exercise and posture, hardly used to choose the thresholds: only their totals were looked at, a few times. Most lift a barbell, a weight or a box, alone and in good light. Few are workers, and hardly anyone twists.',
    recordings: 45,
    thresholdsVersion: 3,
    source: LABELLED,
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(22, 0, 3, 0, 3),
      BIG_ENGINES: outcomes(7, 0, 5, 2, 2),
      TURN_NOT_TWIST: outcomes(14, 1, 17, 0, 3),
    },
    groupsOf:
      'Below are all three principles together, in 80 recordings: the 45 above and 35 by which the thresholds were chosen.',
    groups: {
      view: [
        named('From the front, up to 24°', 0, 0, 6, 0, 2),
        named('25–49° from the front', 24, 0, 2, 4, 1),
        named('50–74° from the front', 7, 1, 5, 2, 3),
        named('From the side, 75–105°', 57, 0, 17, 3, 3),
        named('From behind at an angle, 106–155°', 3, 0, 5),
        named('From behind', 0, 0, 1),
      ],
      hidden: [
        named('Nothing hidden', 45, 1, 15, 8, 9),
        named('Shins hidden by the load', 42, 0, 11, 1),
        named('Legs hidden', 1, 0, 3),
        named('Arms hidden', 2, 0, 4),
        named('Head out of the picture', 1, 0, 3),
      ],
      clothing: [
        named('Loose clothing', 48, 1, 12, 7, 8),
        named('Tight clothing', 43, 0, 24, 2, 1),
      ],
    },
    confidence: [
      { said: '0.65–0.8', right: 3, wrong: 0, nothing: 0 },
      { said: '0.8–0.9', right: 11, wrong: 1, nothing: 2 },
      { said: '0.9–0.97', right: 29, wrong: 0, nothing: 6 },
    ],
  },
  {
    on: 'rendered',
    material:
      'Computed figures in 35 recordings whose movement is known exactly. The thresholds were chosen with figures like these, so real people are judged less well.',
    recordings: 35,
    thresholdsVersion: 3,
    source: 'The product’s own analysis; the truth is computed',
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(20, 0, 3, 0, 1),
      BIG_ENGINES: outcomes(24, 0, 7),
      TURN_NOT_TWIST: outcomes(29, 0, 4),
    },
    groupsOf: 'Below are all three principles together.',
    groups: {
      view: [
        named('From the front, up to 24°', 0, 0, 2),
        named('25–49° from the front', 18, 0, 6),
        named('50–74° from the front', 25, 0, 3),
        named('From the side, 75–105°', 22, 0, 0),
        named('From behind at an angle, 106–155°', 8, 0, 3, 0, 1),
      ],
      hidden: [
        named('Nothing hidden', 67, 0, 10, 0, 1),
        named('Shins hidden by the load', 6, 0, 4),
      ],
    },
  },
  {
    on: 'real',
    material:
      'Real people in 49 recordings from 20 public collections, none of which was used to build version 1.',
    recordings: 49,
    thresholdsVersion: 1,
    source: LABELLED,
    date: '2026-11-26',
    principles: {
      INSIDE_BASE: outcomes(18, 0, 1, 0, 5),
      BIG_ENGINES: outcomes(17, 1, 4, 5, 2),
      TURN_NOT_TWIST: outcomes(28, 1, 3, 0, 5),
    },
    groupsOf: 'Big Engines alone, in ten more recordings of deadlifts.',
    groups: { hidden: [named('Shins hidden by the load', 2, 4, 1)] },
  },
  {
    on: 'rendered',
    material:
      'Computed figures of six bodies in 63 recordings, none of which was used to build version 1.',
    recordings: 63,
    thresholdsVersion: 1,
    source: 'The product’s own analysis; the truth is computed',
    date: '2026-11-26',
    principles: {
      INSIDE_BASE: outcomes(41, 1, 7, 0, 4),
      BIG_ENGINES: outcomes(50, 1, 2, 0, 2),
      TURN_NOT_TWIST: outcomes(45, 4, 7, 0, 2),
    },
    groups: {},
  },
]
