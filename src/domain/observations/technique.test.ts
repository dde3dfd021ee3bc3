import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { NO_ANSWERS, type Answer, type Answers } from './answers.ts'
import { PRINCIPLES, type TaskPrinciples } from './principles.ts'
import {
  evaluateAiTechnique,
  evaluateTechnique,
  undecidedReason,
  unansweredPrinciples,
} from './technique.ts'

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
const PUSH = { ...LIFT, is_pushing: true, show_other_observation_option: true }

const MEANINGS: Record<string, Answer> = { T: true, F: false, '-': null }

/** Reads a letter for each principle and for Other: T true, F false, - not answered. */
const read = (letters: string): Answers =>
  Object.fromEntries(
    [...PRINCIPLES, 'OTHER'].map((name, at) => [name, MEANINGS[letters[at] ?? '-']]),
  ) as Answers

it('the letters below stand for these principles', () => {
  expect(PRINCIPLES).toEqual(['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST', 'DIP_N_DRIVE'])
})

it.each([
  ['4.25', 'a required principle is false', LIFT, 'TFTT-', 'incorrect', 'incorrect'],
  ['4.25', 'one that is not required is false', LIFT, 'TTTF-', 'correct', 'correct'],
  ['4.26', 'Other is false', LIFT, 'TTT-F', 'incorrect', 'incorrect'],
  ['4.26', 'Other is false and nothing else answered', LIFT, '----F', 'incorrect', 'incorrect'],
  ['4.26', 'Other is true and nothing else answered', LIFT, '----T', null, null],
  ['4.27', 'every required principle is true', LIFT, 'TTT--', 'correct', 'correct'],
  ['4.27', 'every one that pushing requires is true', PUSH, 'FFTT-', 'correct', 'correct'],
  ['4.28', 'a required one is missing', LIFT, 'T-T--', null, 'correct'],
  ['4.28', 'a required one is missing, another false', LIFT, 'F-T--', 'incorrect', 'incorrect'],
  ['4.28', 'nothing is answered', PUSH, 'TT---', null, null],
  ['4.29', 'every one of the own list is true', OWN, 'TFFT-', 'correct', 'correct'],
  ['4.30', 'one of the own list is missing', OWN, '-TTT-', 'incorrect', 'correct'],
  ['4.30', 'all of the own list are missing', OWN, '-TT--', 'incorrect', null],
] as const)(
  '[%s] %s: a technique without and with not applicable',
  (_rule, _case, task, letters, required, optional) => {
    expect([false, true].map((may) => evaluateTechnique(task, read(letters), may))).toEqual([
      required,
      optional,
    ])
  },
)

describe('an undecided technique', () => {
  it("[4.28] is explained with the missing principle's own message", () => {
    expect(undecidedReason(LIFT, read('T----'), false)).toBe(message('bigEnginesRequired'))
    expect(unansweredPrinciples(LIFT, NO_ANSWERS, false)).toEqual(PRINCIPLES.slice(0, 3))
    expect(unansweredPrinciples(LIFT, NO_ANSWERS, true)).toEqual([])
  })

  it('[5.17] is explained with the message about all of them where not applicable is permitted', () => {
    expect(undecidedReason(LIFT, NO_ANSWERS, true)).toBe(message('noPrincipleAnswered'))
  })
})

it.each([
  [{}, 'correct'],
  [{ is_dip_n_drive: false }, 'incorrect'],
  [{ is_dip_n_drive: null }, null],
  // Not applicable to a pushing task.
  [{ is_inside_base: false }, 'correct'],
  // Only people answer Other, never an AI.
  [{ is_other_option_correct: false }, 'correct'],
] as const)('[4.25] [4.27] an AI’s verdicts with %j make %s', (flags, technique) => {
  const right = {
    is_inside_base: null,
    is_big_engines: null,
    is_turn_not_twist: true,
    is_dip_n_drive: true,
    is_other_option_correct: null,
  }
  expect(evaluateAiTechnique(PUSH, { ...right, ...flags }, false)).toBe(technique)
})
