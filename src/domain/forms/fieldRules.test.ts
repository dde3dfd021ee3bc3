import { expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { requiredName } from './fieldRules.ts'

const name = requiredName('Name is required', 10)

it('[5.45] a name loses invisible characters, and spaces in it are folded', () => {
  expect(name.parse(' Ya\u200Brd \u00A0 2\u200D\uFEFF')).toBe('Yard 2')
  expect(name.parse('\u0645\u06CC\u200C\u062E\u0648')).toBe('\u0645\u06CC\u200C\u062E\u0648')
  expect(fieldErrors(name, '\u200B \u200D')).toEqual({ '': 'Name is required' })
})

it('[5.45] a text that is too long is refused with its limit', () => {
  expect(fieldErrors(name, 'x'.repeat(11))).toEqual({
    '': 'This text is too long: use at most 10 characters.',
  })
})
