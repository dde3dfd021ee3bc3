/** `npm run create-admin -- --email …`: creates the first real provider account, on either database. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { MESSAGES } from '#domain/messages.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { violatedConstraint } from '../platform/db/uniqueViolation.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { createProviderUser, providerUserSchema } from './createProviderUser.ts'
import { promptPassword } from './promptPassword.ts'

const { values } = parseArgs({
  options: {
    email: { type: 'string', default: '' },
    firstname: { type: 'string', default: 'Provider' },
    lastname: { type: 'string', default: 'Admin' },
    company: { type: 'string', default: 'Liftwise' },
  },
})

try {
  const person = providerUserSchema.parse({
    email: values.email,
    firstName: values.firstname,
    lastName: values.lastname,
    companyName: values.company,
  })
  const password = await promptPassword({ input: process.stdin, output: process.stderr })
  const db = await openDatabase(readSettings(process.env))
  try {
    await migrate(db)
    await createProviderUser(db, { ...person, password })
    console.log(`${person.email} can sign in now.`)
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(errorSentence(error))
  process.exitCode = 1
}

function errorSentence(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? String(error)
  if (violatedConstraint(error) === 'users_email') return MESSAGES.emailTaken
  return error instanceof Error ? error.message : String(error)
}
