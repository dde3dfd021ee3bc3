/**
 * Accuracy of the AI on recordings whose truth is known, by version of the thresholds. The numbers are copied from what
 * the named measurement has printed; nothing here comes from a client's data. What they were measured on is worded by the model card
 * of each language.
 */
import type { modelCard as texts } from '#texts/en/analysis.ts'
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

/** Groupings of the verdicts. */
export const FIGURE_GROUPS = ['view', 'hidden', 'clothing'] as const
export type FigureGroup = (typeof FIGURE_GROUPS)[number]

type MeasuredGroup = keyof typeof texts.figures.group

export interface MeasuredSet {
  on: 'real' | 'rendered'
  /** Name of its part of the model card, which describes the recordings. */
  name: string
  recordings: number
  thresholdsVersion: number
  /** Way in which it was measured. */
  source: keyof typeof texts.figures.source
  /** Day of the measurement. */
  date: string
  /** `incorrect`: lifts that are so beyond doubt, and how many of them got that verdict. */
  principles: Partial<Record<Principle, Outcomes & { incorrect?: { met: number; found: number } }>>
  /** Outcomes of all three principles together. */
  groups?: Readonly<Partial<Record<FigureGroup, readonly (Outcomes & { name: MeasuredGroup })[]>>>
  /** Verdicts by the confidence that they were said with. */
  confidence?: readonly (Pick<Outcomes, 'right' | 'wrong' | 'nothing'> &
    Record<'from' | 'to', number>)[]
}

/** Counts right, wrong, unknown, disputed and nothing to judge, in this order. */
const outcomes = (
  right: number,
  wrong: number,
  unknown: number,
  disputed = 0,
  nothing = 0,
): Outcomes => ({ right, wrong, unknown, disputed, nothing })

const named = (name: MeasuredGroup, ...counts: Parameters<typeof outcomes>) => ({
  name,
  ...outcomes(...counts),
})

/** Measurements: the current version first, and in it real people first. */
export const MODEL_FIGURES: readonly MeasuredSet[] = [
  {
    on: 'real',
    name: 'real4',
    recordings: 73,
    thresholdsVersion: 4,
    source: 'labelled',
    date: '2026-11-28',
    principles: {
      INSIDE_BASE: { ...outcomes(36, 0, 5, 0, 3), incorrect: { met: 0, found: 0 } },
      BIG_ENGINES: { ...outcomes(15, 0, 18, 8, 2), incorrect: { met: 10, found: 5 } },
      TURN_NOT_TWIST: { ...outcomes(34, 0, 20, 0, 2), incorrect: { met: 1, found: 0 } },
    },
    groups: {
      view: [
        named('front', 0, 0, 6, 0, 1),
        named('front25', 27, 0, 7, 4, 1),
        named('front50', 8, 0, 5, 1, 2),
        named('side', 47, 0, 19, 3, 3),
        named('behindAtAngle', 3, 0, 5),
        named('behind', 0, 0, 1),
      ],
      hidden: [
        named('nothingHidden', 45, 0, 22, 6, 7),
        named('shinsHidden', 37, 0, 14, 2),
        named('armsHidden', 2, 0, 4),
        named('headOut', 1, 0, 3),
      ],
      clothing: [named('loose', 41, 0, 18, 4, 7), named('tight', 44, 0, 25, 4)],
    },
    confidence: [
      { from: 0.65, to: 0.8, right: 9, wrong: 0, nothing: 1 },
      { from: 0.8, to: 0.9, right: 14, wrong: 0, nothing: 2 },
      { from: 0.9, to: 0.97, right: 62, wrong: 0, nothing: 4 },
    ],
  },
  {
    on: 'rendered',
    name: 'rendered4',
    recordings: 35,
    thresholdsVersion: 4,
    source: 'computed',
    date: '2026-11-28',
    principles: {
      INSIDE_BASE: { ...outcomes(19, 0, 4, 0, 2), incorrect: { met: 3, found: 3 } },
      BIG_ENGINES: { ...outcomes(24, 0, 7), incorrect: { met: 7, found: 5 } },
      TURN_NOT_TWIST: { ...outcomes(28, 1, 4), incorrect: { met: 11, found: 10 } },
    },
    groups: {
      view: [
        named('front', 0, 0, 2),
        named('front25', 17, 1, 6, 0, 1),
        named('front50', 30, 0, 4),
        named('side', 16, 0, 0),
        named('behindAtAngle', 8, 0, 3, 0, 1),
      ],
      hidden: [named('nothingHidden', 65, 1, 11, 0, 2), named('shinsHidden', 6, 0, 4)],
    },
  },
  {
    on: 'real',
    name: 'real3',
    recordings: 45,
    thresholdsVersion: 3,
    source: 'labelled',
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(22, 0, 3, 0, 3),
      BIG_ENGINES: outcomes(7, 0, 5, 2, 2),
      TURN_NOT_TWIST: outcomes(14, 1, 17, 0, 3),
    },
  },
]
