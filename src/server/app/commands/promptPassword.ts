/** Prompts for a new password on the terminal, without showing it, until both entries match. */
import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { resetPasswordFormSchema } from '#domain/auth/authForms.ts'

interface Terminal {
  input: Readable & { isTTY?: boolean }
  output: Writable
}

/** Prompts twice on a terminal; reads a pipe once. Rejects with a message when the password is invalid or empty. */
export async function promptPassword({ input, output }: Terminal): Promise<string> {
  const isTerminal = input.isTTY === true
  const lines = createInterface({ input, output: silence(), terminal: isTerminal })
  lines.once('SIGINT', () => lines.close())
  const typed = lines[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    if (isTerminal) output.write(question)
    const { value, done } = await typed.next()
    if (isTerminal) output.write('\n')
    if (done) throw new Error('No password was entered.')
    return value
  }
  try {
    const password = await ask('Password: ')
    const repeatPassword = isTerminal ? await ask('Repeat password: ') : password
    return resetPasswordFormSchema.parse({ password, repeatPassword }).password
  } finally {
    lines.close()
  }
}

/** Discards the echo that readline writes for each key. */
const silence = () => new Writable({ write: (_chunk, _encoding, done) => done() })
