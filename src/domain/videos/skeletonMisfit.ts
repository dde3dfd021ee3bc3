/** The judgement of a recording whose skeleton is not where the person is. */
import type { Judgement, JudgedFrame, PrincipleJudgement } from './judgement.ts'

/** Returns the judgement without any verdict; what was measured stays readable. */
export const withoutVerdicts = (judgement: Judgement): Judgement => ({
  ...judgement,
  principles: withoutVerdictsOf(judgement.principles),
  lifts: judgement.lifts.map((lift) => ({
    ...lift,
    principles: withoutVerdictsOf(lift.principles),
  })),
  frames: judgement.frames.map((frame) => ({ ...frame, ...NO_VERDICTS })),
})

const withoutVerdictsOf = (principles: Judgement['principles']): Judgement['principles'] => ({
  INSIDE_BASE: withoutVerdict(principles.INSIDE_BASE),
  BIG_ENGINES: withoutVerdict(principles.BIG_ENGINES),
  TURN_NOT_TWIST: withoutVerdict(principles.TURN_NOT_TWIST),
  DIP_N_DRIVE: withoutVerdict(principles.DIP_N_DRIVE),
})

const withoutVerdict = (judgement: PrincipleJudgement): PrincipleJudgement => ({
  ...judgement,
  verdict: null,
  score: null,
  confidence: null,
  reason: 'SKELETON_MISFIT',
})

const NO_VERDICTS = {
  isInsideBase: null,
  isTwisting: null,
  isBigEngines: null,
  isDipNDrive: null,
  score: { insideBase: null, turnNotTwist: null, bigEngines: null, dipNDrive: null },
} satisfies Partial<JudgedFrame>
