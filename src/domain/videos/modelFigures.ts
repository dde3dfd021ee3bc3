/**
 * How often the AI was right on recordings whose truth is known, by version of the thresholds. Numbers are copied from what
 * the named bench has printed; nothing here is computed from a client's data.
 */
import type { Principle } from '../observations/principles.ts'

/** Verdicts on recordings with a clear truth, and verdicts where there is nothing to judge. */
export interface Outcomes {
  right: number
  wrong: number
  /** No verdict, with a reason. */
  unknown: number
}

export const FIGURE_GROUPS = ['view', 'load', 'clothing'] as const
export type FigureGroup = (typeof FIGURE_GROUPS)[number]

export interface GroupFigures extends Outcomes {
  group: FigureGroup
  /** In words: 'Shins hidden by the load'. */
  name: string
  principle: Principle
}

export interface MeasuredSet {
  on: 'real' | 'rendered'
  /** Who and what: one sentence. */
  material: string
  clips: number
  thresholdsVersion: number
  /** The bench, or whoever else has measured. */
  source: string
  /** Day of the measurement. */
  date: string
  principles: Partial<Record<Principle, Outcomes & { nothingToJudge?: number }>>
  groups: readonly GroupFigures[]
}

/** The newest first; of real people before rendered figures. */
export const MODEL_FIGURES: readonly MeasuredSet[] = [
  {
    on: 'real',
    material:
      'Recordings of real people from 20 public collections on fitness and ergonomics, none of which was used to build the analysis. Most lift a barbell, a box or nothing, in sports clothing.',
    clips: 49,
    thresholdsVersion: 1,
    source: 'Labelled by eye',
    date: '2026-11-26',
    principles: {
      INSIDE_BASE: { right: 18, wrong: 0, unknown: 1, nothingToJudge: 5 },
      BIG_ENGINES: { right: 17, wrong: 1, unknown: 4, nothingToJudge: 2 },
      TURN_NOT_TWIST: { right: 28, wrong: 1, unknown: 3, nothingToJudge: 5 },
    },
    groups: [
      {
        group: 'load',
        name: 'Shins hidden by the load: ten more deadlifts',
        principle: 'BIG_ENGINES',
        right: 2,
        wrong: 4,
        unknown: 1,
      },
    ],
  },
  {
    on: 'rendered',
    material:
      'Computed figures of six kinds of bodies and clothing, whose movement is known exactly. None was used to build the analysis.',
    clips: 63,
    thresholdsVersion: 1,
    source: 'Rendered for this measurement',
    date: '2026-11-26',
    principles: {
      INSIDE_BASE: { right: 41, wrong: 1, unknown: 7, nothingToJudge: 4 },
      BIG_ENGINES: { right: 50, wrong: 1, unknown: 2, nothingToJudge: 2 },
      TURN_NOT_TWIST: { right: 45, wrong: 4, unknown: 7, nothingToJudge: 2 },
    },
    groups: [
      {
        group: 'view',
        name: 'A twist of 50°, seen 30–60° from the front on its own side',
        principle: 'TURN_NOT_TWIST',
        right: 3,
        wrong: 0,
        unknown: 0,
      },
      {
        group: 'view',
        name: 'A twist of 50°, away from the camera, from the side or from behind',
        principle: 'TURN_NOT_TWIST',
        right: 0,
        wrong: 1,
        unknown: 4,
      },
    ],
  },
]
