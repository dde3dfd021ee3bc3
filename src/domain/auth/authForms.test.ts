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

  it('[10.22] spaces are part of a password', () => {
    expect(errors(' 123456 ', ' 123456 ')).toEqual({})
    expect(errors('12345678', '12345678 ')).toEqual({ repeatPassword: message('passwordsDiffer') })
  })

  it('[10.22] a password without end is refused', () => {
    const long = 'x'.repeat(201)
    expect(Object.keys(errors(long, long))).toEqual(['password'])
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
  it.each(['', '  ', 'nobody', 'a@b', 'a b@c.example', `${'x'.repeat(250)}@b.example`])(
    '[2.10] %j is no e-mail address',
    (email) => {
      expect(Object.keys(fieldErrors(forgotPasswordFormSchema, { email }))).toEqual(['email'])
    },
  )

  it('[2.10] takes an e-mail address with spaces around it', () => {
    expect(forgotPasswordFormSchema.parse({ email: ' sam@northwind.example ' })).toEqual({
      email: 'sam@northwind.example',
    })
  })
})

it.each([
  'ann@bücher.example',
  'ann@例え.テスト',
  'ann@xn--bcher-kva.xn--p1ai',
  "o'neil+a.b@sub.a-b.co",
])('[5.46] %s is an e-mail address', (email) => {
  expect(fieldErrors(forgotPasswordFormSchema, { email })).toEqual({})
})

it.each(['ann', 'ann@', 'ann@example', 'ann@-a.com', 'a..b@a.com', 'a b@a.com', 'ann@a b.com'])(
  '[5.46] %s is none',
  (email) => {
    expect(fieldErrors(forgotPasswordFormSchema, { email })).toEqual({
      email: message('emailInvalid'),
    })
  },
)
