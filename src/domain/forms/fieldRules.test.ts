import { message } from '../messages.ts'
import { expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { requiredName, requiredText } from './fieldRules.ts'

const name = requiredName(message('nameRequired'), 10)

it('[5.45] a name loses invisible characters, and spaces in it are folded', () => {
  expect(name.parse(' Ya\u200Brd \u00A0 2\u200D\uFEFF')).toBe('Yard 2')
  expect(name.parse('\u0645\u06CC\u200C\u062E\u0648')).toBe('\u0645\u06CC\u200C\u062E\u0648')
  expect(fieldErrors(name, '\u200B \u200D')).toEqual({ '': message('nameRequired') })
})

it('[5.45] a required text shows something', () => {
  const reason = requiredText(message('holdReasonRequired'), 10)
  for (const blank of [' ', '\u200B\u2060', '\u3164\uFE0F\u2800', '\u{E0041}\u0000'])
    expect(fieldErrors(reason, blank)).toEqual({ '': message('holdReasonRequired') })
  for (const text of ['\u200Bno', '👍🏽', '?', 'é']) expect(fieldErrors(reason, text)).toEqual({})
})

it('[5.45] a text that is too long is refused with its limit', () => {
  expect(fieldErrors(name, 'x'.repeat(11))).toEqual({
    '': message('textTooLong', { max: 10 }),
  })
})
