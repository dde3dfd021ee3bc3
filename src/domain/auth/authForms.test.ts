import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import {
  fieldErrors,
  forgotPasswordFormSchema,
  resetPasswordFormSchema,
  signInFormSchema,
} from './authForms.ts'

describe('the reset-password form', () => {
  const errors = (password: string, repeatPassword: string) =>
    fieldErrors(resetPasswordFormSchema, { password, repeatPassword })

  it('[5.1] under 8 characters is too short, 8 pass', () => {
    expect(errors('1234567', '1234567')).toEqual({
      password: message('passwordTooShort'),
    })
    expect(errors('12345678', '12345678')).toEqual({})
  })

  it('[5.2] a different repeat is an error, together with a password that is too short', () => {
    expect(errors('12345678', '12345679')).toEqual({ repeatPassword: message('passwordsDiffer') })
    expect(errors('1234567', '')).toEqual({
      password: message('passwordTooShort'),
      repeatPassword: message('passwordsDiffer'),
    })
  })

  it('[10.22] spaces are part of a password, and one without end is refused', () => {
    expect(errors(' 123456 ', ' 123456 ')).toEqual({})
    expect(errors('12345678', '12345678 ')).toEqual({ repeatPassword: message('passwordsDiffer') })
    expect(Object.keys(errors('x'.repeat(201), 'x'.repeat(201)))).toEqual(['password'])
  })
})

describe('the sign-in form', () => {
  it('[2.4] needs an email and a password, and leaves the rest to the server', () => {
    expect(Object.keys(fieldErrors(signInFormSchema, { email: ' ', password: '' }))).toEqual([
      'email',
      'password',
    ])
    expect(signInFormSchema.parse({ email: ' a@b.example ', password: ' x ' })).toEqual({
      email: 'a@b.example',
      password: ' x ',
    })
  })
})

describe('the forgotten-password form', () => {
  it.each([
    ' sam@northwind.example ',
    'ann@bücher.example',
    'ann@例え.テスト',
    'ann@xn--bcher-kva.xn--p1ai',
    "o'neil+a.b@sub.a-b.co",
  ])('[2.10] [5.46] takes the e-mail address %j', (email) => {
    expect(fieldErrors(forgotPasswordFormSchema, { email })).toEqual({})
  })

  it.each(['ann', 'ann@', 'ann@example', 'ann@-a.com', 'a..b@a.com', 'a b@a.com', 'ann@a b.com'])(
    '[2.10] [5.46] takes %s for none',
    (email) => {
      expect(fieldErrors(forgotPasswordFormSchema, { email })).toEqual({
        email: message('emailInvalid'),
      })
    },
  )

  it('[2.10] takes no e-mail address that is empty or too long', () => {
    for (const email of ['', '  ', `${'x'.repeat(250)}@b.example`])
      expect(Object.keys(fieldErrors(forgotPasswordFormSchema, { email }))).toEqual(['email'])
  })
})
