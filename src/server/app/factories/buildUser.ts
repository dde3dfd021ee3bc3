/** Builds a person, by default enabled and able to sign in with FACTORY_PASSWORD. */
import { hashSync } from '@node-rs/argon2'
import { v7 as uuid } from 'uuid'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import { buildClient } from './buildClient.ts'
import { insertRow, type RowWriter } from './insertRows.ts'

export const FACTORY_PASSWORD = 'correct horse battery'
export type UserRow = Row<'users'>

/** A hash names its cost, so that checking the password of thousands takes no time either. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let hash: string | undefined

/** Spells hexadecimal digits with consonants, so that no search for a name or number finds the result by chance. */
const consonantsOf = (digits: string) =>
  digits.replaceAll(/./g, (digit) => 'bcdfghjklmnpqrst'.charAt(Number.parseInt(digit, 16)))

export async function buildUser(
  db: RowWriter,
  overrides: Partial<NewRow<'users'>> = {},
): Promise<UserRow> {
  const client_id = overrides.client_id ?? (await buildClient(db)).id
  const id = overrides.id ?? uuid()
  return insertRow(db, client_id, 'users', {
    client_id,
    id,
    firstname: 'Robin',
    lastname: `Example ${consonantsOf(id.slice(-6))}`,
    email: `${consonantsOf(id)}@people.example`,
    type: 'CLIENT_USER',
    password_hash: (hash ??= hashSync(FACTORY_PASSWORD, CHEAP)),
    ...overrides,
  })
}
