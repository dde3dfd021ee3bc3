/**
 * How often the AI was right on recordings whose truth is known, by version of the thresholds. The numbers are copied from what
 * the named measurement has printed; nothing here comes from a client's data. What they were measured on is worded by `modelFigures`
 * of the texts.
 */
import type { modelFigures as texts } from '#texts/en/modelFigures.ts'
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

type MeasuredGroup = keyof typeof texts.group

export interface MeasuredSet {
  on: 'real' | 'rendered'
  /** Who and what. */
  material: keyof typeof texts.material
  recordings: number
  thresholdsVersion: number
  /** Who has measured with what. */
  source: keyof typeof texts.source
  /** Day of the measurement. */
  date: string
  principles: Partial<Record<Principle, Outcomes>>
  /** Of all three principles together, from the recordings that `groupsOf` names. */
  groups: Readonly<Partial<Record<FigureGroup, readonly (Outcomes & { name: MeasuredGroup })[]>>>
  groupsOf?: keyof typeof texts.groupsOf
  /** Verdicts by the confidence that they were said with. */
  confidence?: readonly {
    from: number
    to: number
    right: number
    wrong: number
    nothing: number
  }[]
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

/** Of the current version first, and of these real people first. */
export const MODEL_FIGURES: readonly MeasuredSet[] = [
  {
    on: 'real',
    material: 'real3',
    recordings: 45,
    thresholdsVersion: 3,
    source: 'labelled',
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(22, 0, 3, 0, 3),
      BIG_ENGINES: outcomes(7, 0, 5, 2, 2),
      TURN_NOT_TWIST: outcomes(14, 1, 17, 0, 3),
    },
    groupsOf: 'real3',
    groups: {
      view: [
        named('front', 0, 0, 6, 0, 2),
        named('front25', 24, 0, 2, 4, 1),
        named('front50', 7, 1, 5, 2, 3),
        named('side', 57, 0, 17, 3, 3),
        named('behindAtAngle', 3, 0, 5),
        named('behind', 0, 0, 1),
      ],
      hidden: [
        named('nothingHidden', 45, 1, 15, 8, 9),
        named('shinsHidden', 42, 0, 11, 1),
        named('legsHidden', 1, 0, 3),
        named('armsHidden', 2, 0, 4),
        named('headOut', 1, 0, 3),
      ],
      clothing: [named('loose', 48, 1, 12, 7, 8), named('tight', 43, 0, 24, 2, 1)],
    },
    confidence: [
      { from: 0.65, to: 0.8, right: 3, wrong: 0, nothing: 0 },
      { from: 0.8, to: 0.9, right: 11, wrong: 1, nothing: 2 },
      { from: 0.9, to: 0.97, right: 29, wrong: 0, nothing: 6 },
    ],
  },
  {
    on: 'rendered',
    material: 'rendered3',
    recordings: 35,
    thresholdsVersion: 3,
    source: 'computed',
    date: '2026-11-27',
    principles: {
      INSIDE_BASE: outcomes(20, 0, 3, 0, 1),
      BIG_ENGINES: outcomes(24, 0, 7),
      TURN_NOT_TWIST: outcomes(29, 0, 4),
    },
    groupsOf: 'rendered3',
    groups: {
      view: [
        named('front', 0, 0, 2),
        named('front25', 18, 0, 6),
        named('front50', 25, 0, 3),
        named('side', 22, 0, 0),
        named('behindAtAngle', 8, 0, 3, 0, 1),
      ],
      hidden: [named('nothingHidden', 67, 0, 10, 0, 1), named('shinsHidden', 6, 0, 4)],
    },
  },
  {
    on: 'real',
    material: 'real1',
    recordings: 49,
    thresholdsVersion: 1,
    source: 'labelled',
    date: '2026-11-26',
    principles: {
      INSIDE_BASE: outcomes(18, 0, 1, 0, 5),
      BIG_ENGINES: outcomes(17, 1, 4, 5, 2),
      TURN_NOT_TWIST: outcomes(28, 1, 3, 0, 5),
    },
    groupsOf: 'real1',
    groups: { hidden: [named('shinsHidden', 2, 4, 1)] },
  },
  {
    on: 'rendered',
    material: 'rendered1',
    recordings: 63,
    thresholdsVersion: 1,
    source: 'computed',
    date: '2026-11-26',
    principles: {
      INSIDE_BASE: outcomes(41, 1, 7, 0, 4),
      BIG_ENGINES: outcomes(50, 1, 2, 0, 2),
      TURN_NOT_TWIST: outcomes(45, 4, 7, 0, 2),
    },
    groups: {},
  },
]
