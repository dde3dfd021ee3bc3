import { expect, it } from 'vitest'
import { lowerFirst } from './lowerFirst.ts'

it('[40.7] a label within a sentence begins small, unless it begins with an abbreviation', () => {
  expect(['Task name', 'AI review', 'GBS video', 'Élan', ''].map(lowerFirst)).toEqual([
    'task name',
    'AI review',
    'GBS video',
    'élan',
    '',
  ])
})
