import { expect, it } from 'vitest'
import { namesOf, withoutNames } from './withoutNames.ts'

const names = namesOf({
  firstname: 'Will',
  lastname: 'Roth-Ćma',
  email: 'will.roth@example.com',
  employee_id: 'E(7)',
})

it.each([
  ['Ask Will Roth-Ćma for the table.', 'Ask [removed] for the table.'],
  ['Roth-Ćma, Will: will be back.', '[removed]: will be back.'],
  ['@Will, see will.roth@example.com (E(7)).', '@[removed], see [removed] ([removed]).'],
  ['Willow and Willi stay, Ćmas too.', 'Willow and Willi stay, Ćmas too.'],
  ['Will’s table', '[removed]’s table'],
])('[44.40] takes names out of a text as whole words: %s', (text, left) => {
  expect(withoutNames(text, names)).toBe(left)
})

it('[44.40] leaves out names that the person does not have', () => {
  const nobody = namesOf({
    firstname: '',
    lastname: 'X',
    email: 'x@example.com',
    employee_id: null,
  })
  expect(withoutNames('X or Y, and no one.', nobody)).toBe('X or Y, and no one.')
})
