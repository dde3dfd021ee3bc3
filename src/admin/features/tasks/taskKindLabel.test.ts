import { expect, it } from 'vitest'
import { taskKindLabel } from './taskKindLabel.ts'

it.each([
  [false, false, 'Lifting'],
  [true, false, 'Pushing'],
  [false, true, 'Pulling'],
  [true, true, 'Pushing and pulling'],
])('[17.7] a task with pushing %s and pulling %s is %s', (is_pushing, is_pulling, kind) => {
  expect(taskKindLabel({ is_pushing, is_pulling })).toBe(kind)
})
