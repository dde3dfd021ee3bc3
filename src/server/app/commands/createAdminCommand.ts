/** `create-admin`: creates an account of the provider, on either database. */
import { z } from 'zod'
import { openMigrated } from '../../platform/db/migrate.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import type { OptionValues } from './command.ts'
import { createProviderUser, providerUserSchema } from './createProviderUser.ts'
import { promptPassword } from './promptPassword.ts'
import { english } from '../../platform/texts/translator.ts'

export async function run(values: OptionValues): Promise<void> {
  try {
    await createAdmin(values)
  } catch (error) {
    throw new Error(errorSentence(error), { cause: error })
  }
}

async function createAdmin({
  email,
  firstname = 'Provider',
  lastname = 'Admin',
  company = 'Liftwise',
}: OptionValues): Promise<void> {
  const person = providerUserSchema.parse({
    email,
    firstName: firstname,
    lastName: lastname,
    companyName: company,
  })
  const password = await promptPassword({ input: process.stdin, output: process.stderr })
  const db = await openMigrated(readSettings(process.env))
  try {
    await createProviderUser(db, { ...person, password })
    console.log(`${person.email} can sign in now.`)
  } finally {
    await db.close()
  }
}

function errorSentence(error: unknown): string {
  if (error instanceof z.ZodError) return english.word(error.issues[0]?.message ?? String(error))
  if (violatedConstraint(error) === 'users_email') return english.t('messages.emailTaken')
  return error instanceof Error ? english.word(error.message) : String(error)
}
