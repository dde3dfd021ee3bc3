import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { promptPassword } from './promptPassword.ts'

function terminal(isTTY: boolean, typed: string) {
  const output = new PassThrough()
  const input = Object.assign(new PassThrough(), { isTTY })
  input.end(typed)
  const answer = promptPassword({ input, output })
  answer.catch(() => undefined).finally(() => output.end())
  return { answer, shown: text(output) }
}

it('[38.13] asks twice and never shows what is typed', async () => {
  const { answer, shown } = terminal(true, ' a long one \r a long one \r')
  expect(await answer).toBe(' a long one ')
  expect(await shown).toBe('Password: \nRepeat password: \n')
})

it.each([
  ['a short password', 'short\rshort\r', 'passwordTooShort'],
  ['two different passwords', 'a long one\ranother one\r', 'passwordsDiffer'],
  ['an end before the password', '', 'No password was entered.'],
  ['Ctrl-C', 'a long\u0003', 'No password was entered.'],
])('[12.1] refuses %s', async (_what, typed, sentence) => {
  await expect(terminal(true, typed).answer).rejects.toThrow(sentence)
})

it('[38.13] reads a pipe once, and judges it by the same rule', async () => {
  const { answer, shown } = terminal(false, 'from a secret store\n')
  expect(await answer).toBe('from a secret store')
  expect(await shown).toBe('')
  await expect(terminal(false, 'short\n').answer).rejects.toThrow('passwordTooShort')
})
