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
  /** Verdicts by what they were said with: the score, from 0.5 to 1. */
  scores?: readonly { said: string; right: number; wrong: number }[]
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
      'Real people in 40 recordings from 14 public collections on exercise and posture, kept apart while the thresholds were chosen. Most lift a barbell, a weight or a box, alone and in daylight. Few are workers, and nobody twists on purpose.',
    recordings: 40,
    thresholdsVersion: 2,
    source: LABELLED,
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(14, 0, 7, 0, 3),
      BIG_ENGINES: outcomes(6, 0, 3, 2, 2),
      TURN_NOT_TWIST: outcomes(5, 3, 19, 0, 4),
    },
    groupsOf:
      'All three principles together, in 69 recordings: the 40 above and 29 by which the thresholds were chosen.',
    groups: {
      view: [
        named('From the front, up to 24°', 0, 0, 2, 0, 3),
        named('25–49° from the front', 17, 0, 2, 1, 0),
        named('50–74° from the front', 4, 2, 5, 0, 6),
        named('From the side, 75–105°', 31, 1, 38, 7, 8),
        named('From behind at an angle, 106–155°', 1, 1, 0),
        named('From behind', 0, 0, 1),
      ],
      hidden: [
        named('Nothing hidden', 26, 1, 13, 5, 13),
        named('Shins hidden by the load', 22, 0, 29, 3, 0),
        named('Legs hidden', 0, 0, 4, 0, 3),
        named('Arms hidden', 3, 2, 1),
        named('Head out of the picture', 2, 1, 1, 0, 2),
      ],
      clothing: [
        named('Loose clothing', 27, 1, 20, 6, 10),
        named('Tight clothing', 26, 3, 28, 2, 8),
      ],
    },
    scores: [
      { said: '0.5–0.7', right: 1, wrong: 1 },
      { said: '0.7–0.8', right: 2, wrong: 0 },
      { said: '0.8–0.9', right: 2, wrong: 1 },
      { said: '0.9–1', right: 20, wrong: 1 },
    ],
  },
  {
    on: 'rendered',
    material:
      'Computed figures in 22 recordings whose movement is known exactly. The thresholds were chosen with figures like these, so people are judged worse than they are.',
    recordings: 22,
    thresholdsVersion: 2,
    source: 'The product’s own analysis; the truth is computed',
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(14, 0, 0),
      BIG_ENGINES: outcomes(17, 0, 2),
      TURN_NOT_TWIST: outcomes(13, 0, 6),
    },
    groupsOf: 'All three principles together.',
    groups: {
      view: [
        named('From the front, up to 24°', 0, 0, 2),
        named('25–49° from the front', 11, 0, 0),
        named('50–74° from the front', 18, 0, 0),
        named('From the side, 75–105°', 14, 0, 4),
        named('From behind at an angle, 106–155°', 1, 0, 2),
      ],
      hidden: [named('Nothing hidden', 44, 0, 8)],
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
