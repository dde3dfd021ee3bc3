/** Creates an account of the provider, and the provider's own client if there is none. */
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { clientSchema } from '#domain/clients/clientForm.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { userSchema } from '#domain/users/userForm.ts'
import { auditSave } from '../../context/records/auditedSave.ts'
import {
  refuseCommonPassword,
  refusePersonalPassword,
} from '../../features/auth/commonPasswords.ts'
import { passwords } from '../../features/auth/passwords.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export const providerUserSchema = z.object({
  email: userSchema.shape.email,
  firstName: userSchema.shape.firstName,
  lastName: userSchema.shape.lastName,
  companyName: clientSchema.shape.companyName,
})

type ProviderUser = z.infer<typeof providerUserSchema> & { password: string }

/** Returns the new person's id. The audit entry has no user. */
export async function createProviderUser(
  db: Database,
  { email, firstName, lastName, companyName, password }: ProviderUser,
): Promise<string> {
  await refuseCommonPassword(password)
  refusePersonalPassword(password, {
    email,
    firstname: firstName,
    lastname: lastName,
    company_name: companyName,
  })
  const id = uuid()
  const password_hash = await passwords.hash(password)
  await db.write('every client', async (transaction) => {
    const client_id =
      (await findClient(transaction, companyName)) ?? (await createClient(transaction, companyName))
    await transaction.run((tables) =>
      tables.insert('users').values({
        client_id,
        id,
        firstname: firstName,
        lastname: lastName,
        email,
        type: PROVIDER_ROLE,
        password_hash,
      }),
    )
    await auditSave(transaction, NOBODY, { entity: 'users', id, before: null })
  })
  return id
}

const NOBODY = { session: null, requestId: null, now: () => new Date() }

/** Returns null if there is no such client. */
async function findClient(transaction: Transaction, companyName: string): Promise<string | null> {
  const [client] = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select client.id from clients client where ${tenantFilter('client')}
        and name_key(client.company_name) = name_key(${companyName}) and client.deleted_at is null`,
  )
  return client?.id ?? null
}

async function createClient(transaction: Transaction, company_name: string): Promise<string> {
  const id = uuid()
  await transaction.run((tables) => tables.insert('clients').values({ id, company_name }))
  await auditSave(transaction, NOBODY, { entity: 'clients', id, before: null })
  return id
}
