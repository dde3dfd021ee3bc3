import { message } from '../messages.ts'
import { expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { helpFormSchema } from './helpForm.ts'

const errors = (values: object) => fieldErrors(helpFormSchema, values)

it.each([{ subject: ' ', message: '' }, {}])('[7.11] a help request of %j is refused', (values) => {
  expect(errors(values)).toEqual({
    subject: message('helpSubjectRequired'),
    message: message('helpMessageRequired'),
  })
})

it('[7.11] a help request has a limit that a person does not reach', () => {
  const text = (length: number) => 'x'.repeat(length)
  expect(errors({ subject: text(200), message: text(5_000) })).toEqual({})
  expect(errors({ subject: text(201), message: text(5_001) })).toEqual({
    subject: message('textTooLong', { max: 200 }),
    message: message('textTooLong', { max: 5_000 }),
  })
})

it('[34.1] the lines of a message stay, the space around it goes', () => {
  expect(helpFormSchema.parse({ subject: ' Video ', message: '\nOne\nTwo\n' })).toEqual({
    subject: 'Video',
    message: 'One\nTwo',
  })
})
