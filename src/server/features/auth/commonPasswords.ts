/**
 * Refuses passwords that an attacker tries first: the most common ones of leaked lists, repetitions, sequences, and the names
 * of a person.
 */
import { PASSWORD_MINIMUM } from '#domain/auth/authForms.ts'
import { isPersonalPassword, type PasswordOwner } from '#domain/auth/personalPasswords.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'

/** Belongs wherever a password is set, before it is hashed. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw badInput('password', message('passwordCommon'))
}

/** Belongs wherever a password is set, once the caller may know whose it is. */
export function refusePersonalPassword(password: string, owner: PasswordOwner): void {
  if (isPersonalPassword(password, owner)) throw badInput('password', message('passwordPersonal'))
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').trim().toLowerCase()
  return REPETITION.test(text) || isSequence(text) || (await loadCommonPasswords()).has(text)
}

/** 'aaaaaaaa', '12121212', 'asdfasdf': the list leaves them out, because its readers have a rule of their own. */
const REPETITION = /^(.{1,4})\1+$/u

/** '87654321' or 'abcdefgh'. */
function isSequence(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1)
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) === 1
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** In lower case. Loaded when the first password is set, because reading the list takes 30 ms. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MINIMUM)),
  )
  return commonPasswords
}
