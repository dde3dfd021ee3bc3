import { expect, it } from 'vitest'
import { evaluateAiTechnique } from './aiTechnique.ts'

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
  // Not asked of a pushing task.
  [{ is_inside_base: false }, 'correct'],
  // No AI answers what only a person sees.
  [{ is_other_option_correct: false }, 'correct'],
] as const)('[4.25] [4.27] an AI’s verdicts with %j make %s', (flags, technique) => {
  expect(evaluateAiTechnique(PUSHING, { ...FLAGS, ...flags }, false)).toBe(technique)
})
