/** `npm run create-admin -- --email …`: the first real provider account, on either database. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { passwords } from '../features/auth/passwords.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { buildClient } from './factories/buildClient.ts'
import { insertRow } from './factories/insertRows.ts'
import { readSettings } from '../platform/settings/settings.ts'

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    firstname: { type: 'string', default: 'Provider' },
    lastname: { type: 'string', default: 'Admin' },
    company: { type: 'string', default: 'Liftwise' },
  },
})

try {
  const email = z
    .email('Give --email with an e-mail address.')
    .parse(values.email?.trim().toLowerCase())
  const password = await promptPassword()
  const db = await openDatabase(readSettings(process.env))
  try {
    await migrate(db)
    const [company] = await db.read('every client', (tables) =>
      tables
        .from('clients')
        .select('id')
        .where('company_name', '=', values.company)
        .where('deleted_at', 'is', null),
    )
    const client = company ?? (await buildClient(db, { company_name: values.company }))
    await insertRow(db, client.id, 'users', {
      client_id: client.id,
      id: uuid(),
      firstname: values.firstname,
      lastname: values.lastname,
      email,
      type: PROVIDER_ROLE,
      password_hash: await passwords.hash(password),
    })
    console.log(`${email} may sign in now.`)
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(errorSentence(error))
  process.exitCode = 1
}

async function promptPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const password = (await lines.question('Password (at least 8 characters): ')).trim()
  lines.close()
  if (password.length < 8) throw new Error('Password must be at least 8 characters')
  return password
}

function errorSentence(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'That was not understood.'
  if (error instanceof Error && 'constraint' in error && error.constraint === 'users_email')
    return 'Somebody with this e-mail address exists already.'
  return error instanceof Error ? error.message : String(error)
}
