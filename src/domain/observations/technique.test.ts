import { message } from '../messages.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ANSWERS, type Answer, type Answers } from './answers.ts'
import { PRINCIPLES, type Principle, type TaskPrinciples } from './principles.ts'
import {
  evaluateAiTechnique,
  hasNoAnswers,
  evaluateTechnique,
  undecidedReason,
  unansweredPrinciples,
} from './technique.ts'
import type { Technique } from '../enumerations.ts'

const ANSWERS: readonly Answer[] = [true, false, null]
const LIFT: TaskPrinciples = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
}
const OWN: TaskPrinciples = {
  ...LIFT,
  task_principles_override: true,
  task_principles: ['INSIDE_BASE', 'DIP_N_DRIVE'],
}

/**
 * A second implementation of the technique rule, over the letters of the required answers: T true, F false, - not
 * answered.
 */
const expectedTechnique = (
  task: TaskPrinciples,
  answers: Answers,
  notApplicable: boolean,
): Technique | null => {
  const own = task.task_principles_override ? [...task.task_principles] : []
  const pushPull: Principle[] = ['DIP_N_DRIVE', 'TURN_NOT_TWIST']
  const lift: Principle[] = ['TURN_NOT_TWIST', 'BIG_ENGINES', 'INSIDE_BASE']
  const usual = task.is_pulling || task.is_pushing ? pushPull : lift
  const checked = own.length === 0 ? usual : own
  const letters = checked
    .map((principle) => ({ true: 'T', false: 'F', null: '-' })[`${answers[principle]}`])
    .join('')
  if (/F/u.test(letters) || answers.OTHER === false) return 'incorrect'
  if (/^T+$/u.test(letters)) return 'correct'
  if (notApplicable) return /T/u.test(letters) ? 'correct' : null
  return own.length === 0 ? null : 'incorrect'
}

/** Returns all 81 × 3 combinations of answers. */
const everyAnswers = (): Answers[] =>
  [...PRINCIPLES, 'OTHER' as const].reduce<Answers[]>(
    (all, question) =>
      all.flatMap((answers) => ANSWERS.map((answer) => ({ ...answers, [question]: answer }))),
    [NO_ANSWERS],
  )

const task = fc.record<TaskPrinciples>({
  is_pushing: fc.boolean(),
  is_pulling: fc.boolean(),
  task_principles_override: fc.boolean(),
  task_principles: fc.subarray([...PRINCIPLES]),
})
const answers = fc.constantFrom(...everyAnswers())

describe('the technique rule', () => {
  it('[4.25–4.30] holds for every task, every answer, with and without not applicable', () => {
    fc.assert(
      fc.property(task, fc.boolean(), (anyTask, notApplicable) => {
        for (const answers of everyAnswers()) {
          const judged = evaluateTechnique(anyTask, answers, notApplicable)
          if (judged !== expectedTechnique(anyTask, answers, notApplicable)) {
            expect.fail(`${judged} for ${JSON.stringify({ anyTask, answers, notApplicable })}`)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  const all = (answer: Answer): Answers => ({
    INSIDE_BASE: answer,
    BIG_ENGINES: answer,
    TURN_NOT_TWIST: answer,
    DIP_N_DRIVE: answer,
    OTHER: null,
  })

  it.each([
    [
      '4.25',
      "'incorrect' if any required principle is answered false",
      LIFT,
      { ...all(true), BIG_ENGINES: false },
      false,
      'incorrect',
    ],
    [
      '4.25',
      'a principle that is not required does not count',
      LIFT,
      { ...all(true), DIP_N_DRIVE: false },
      false,
      'correct',
    ],
    [
      '4.26',
      "'incorrect' if the Other answer is false",
      LIFT,
      { ...all(true), OTHER: false },
      false,
      'incorrect',
    ],
    [
      '4.26',
      'a true Other answer does not make up for a missing one',
      LIFT,
      { ...all(null), OTHER: true },
      true,
      null,
    ],
    [
      '4.27',
      "'correct' only if every required principle is true",
      LIFT,
      all(true),
      false,
      'correct',
    ],
    [
      '4.28',
      'an unanswered required principle leaves it undecided',
      LIFT,
      { ...all(true), BIG_ENGINES: null },
      false,
      null,
    ],
    [
      '4.28',
      'unless the client permits not applicable',
      LIFT,
      { ...all(true), BIG_ENGINES: null },
      true,
      'correct',
    ],
    [
      '4.29',
      'with overrides the overridden principles are the ones checked',
      OWN,
      { ...all(false), INSIDE_BASE: true, DIP_N_DRIVE: true },
      false,
      'correct',
    ],
    [
      '4.30',
      'with overrides an unanswered one counts as incorrect',
      OWN,
      { ...all(true), INSIDE_BASE: null },
      false,
      'incorrect',
    ],
    [
      '4.30',
      'unless not applicable is allowed',
      OWN,
      { ...all(true), INSIDE_BASE: null },
      true,
      'correct',
    ],
  ] as const)('[%s] %s', (_item, _sentence, task, answered, notApplicable, expected) => {
    expect(evaluateTechnique(task, answered, notApplicable)).toBe(expected)
  })

  it('[4.26] a false answer never makes a technique better, permission for not applicable never makes it worse', () => {
    const rank = { incorrect: 0, undecided: 1, correct: 2 }
    const rankOf = (technique: Technique | null): number => rank[technique ?? 'undecided']
    fc.assert(
      fc.property(
        task,
        answers,
        fc.constantFrom(...PRINCIPLES, 'OTHER' as const),
        fc.boolean(),
        (anyTask, answers, question, notApplicable) => {
          const before = rankOf(evaluateTechnique(anyTask, answers, notApplicable))
          expect(
            rankOf(evaluateTechnique(anyTask, { ...answers, [question]: false }, notApplicable)),
          ).toBeLessThanOrEqual(before)
          if (!hasNoAnswers(anyTask, answers)) {
            expect(rankOf(evaluateTechnique(anyTask, answers, true))).toBeGreaterThanOrEqual(
              rankOf(evaluateTechnique(anyTask, answers, false)),
            )
          }
        },
      ),
    )
  })
})

describe('an undecided technique', () => {
  it("[4.28] is explained with the missing principle's own message", () => {
    expect(undecidedReason(LIFT, { ...NO_ANSWERS, INSIDE_BASE: true }, false)).toBe(
      message('bigEnginesRequired'),
    )
    expect(unansweredPrinciples(LIFT, NO_ANSWERS, false)).toEqual([
      'INSIDE_BASE',
      'BIG_ENGINES',
      'TURN_NOT_TWIST',
    ])
    expect(unansweredPrinciples(LIFT, NO_ANSWERS, true)).toEqual([])
  })

  it('[5.17] is explained with the message about all of them where not applicable is permitted', () => {
    expect(undecidedReason(LIFT, NO_ANSWERS, true)).toBe(message('noPrincipleAnswered'))
  })
})

const PUSHING = {
  is_pushing: true,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
  show_other_observation_option: true,
}
const FLAGS = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: true,
  is_dip_n_drive: true,
  is_other_option_correct: null,
}

it.each([
  [{}, 'correct'],
  [{ is_dip_n_drive: false }, 'incorrect'],
  [{ is_dip_n_drive: null }, null],
  // Not applicable to a pushing task.
  [{ is_inside_base: false }, 'correct'],
  // Only people answer Other, never an AI.
  [{ is_other_option_correct: false }, 'correct'],
] as const)('[4.25] [4.27] an AI’s verdicts with %j make %s', (flags, technique) => {
  expect(evaluateAiTechnique(PUSHING, { ...FLAGS, ...flags }, false)).toBe(technique)
})
