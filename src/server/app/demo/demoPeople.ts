/** The demo's people: the accounts that the README lists, and their colleagues. */
import type { Role } from '#domain/roles.ts'
import { passwords } from '../../features/auth/passwords.ts'
import { buildUser, type UserRow } from '../factories/buildUser.ts'
import type { RowWriter } from '../factories/insertRows.ts'
import { FIRST_NAMES, LAST_NAMES } from './demoCompanies.ts'
import type { SeededRandom } from './seededRandom.ts'

const ACCOUNTS: Record<string, { type: Role; firstname: string; lastname: string; title: string }> =
  {
    provider: {
      type: 'PROVIDER_SUPER_USER',
      firstname: 'Petra',
      lastname: 'Lindqvist',
      title: 'Account manager',
    },
    super: {
      type: 'CLIENT_SUPER_USER',
      firstname: 'Simone',
      lastname: 'de Wit',
      title: 'Safety lead',
    },
    observer: {
      type: 'CLIENT_OBSERVER',
      firstname: 'Omar',
      lastname: 'Haddad',
      title: 'Shift supervisor',
    },
    user: { type: 'CLIENT_USER', firstname: 'Uma', lastname: 'Novak', title: 'Warehouse worker' },
    observee: {
      type: 'CLIENT_OBSERVEE',
      firstname: 'Eli',
      lastname: 'Brandt',
      title: 'Warehouse worker',
    },
    none: { type: 'NONE', firstname: 'Nils', lastname: 'Ohne', title: 'Visitor' },
  }

const COLLEAGUE_ROLES: Role[] = [
  'CLIENT_USER',
  'CLIENT_OBSERVEE',
  'CLIENT_USER',
  'CLIENT_USER',
  'CLIENT_OBSERVER',
  'CLIENT_USER',
  'CLIENT_OBSERVEE',
  'CLIENT_USER',
]

let hash: Promise<string> | undefined

interface PeoplePlan {
  client_id: string
  /** E-mail addresses of the accounts. */
  emails: readonly string[]
  /** People who never signed in. */
  colleagueCount?: number
  /** Before their first observation and campaign. */
  created_at: Date
  random: SeededRandom
}

/** Returns the accounts, then the colleagues. */
export async function buildPeople(
  db: RowWriter,
  { client_id, emails, colleagueCount = 0, created_at, random }: PeoplePlan,
): Promise<UserRow[]> {
  hash ??= passwords.hash(DEMO_PASSWORD)
  const password_hash = await hash
  const people: UserRow[] = []
  for (const [index, email] of emails.entries()) {
    const account = ACCOUNTS[email.slice(0, email.indexOf('@'))]
    people.push(
      await buildUser(db, {
        ...account,
        client_id,
        created_at,
        email,
        employee_id: `E-${1001 + index}`,
        is_demo: true,
        password_hash,
      }),
    )
  }
  const domain = emails[0]?.slice(emails[0].indexOf('@')) ?? '@example.example'
  for (let index = 0; index < colleagueCount; index += 1) {
    const firstname = FIRST_NAMES[index % FIRST_NAMES.length] ?? ''
    const lastname = random.pick(LAST_NAMES)
    people.push(
      await buildUser(db, {
        client_id,
        created_at,
        firstname,
        lastname,
        email: `${emailPart(firstname)}.${emailPart(lastname)}.${index}${domain}`,
        employee_id: `E-${1101 + index}`,
        is_demo: true,
        title: 'Warehouse worker',
        type: COLLEAGUE_ROLES[index % COLLEAGUE_ROLES.length] ?? 'CLIENT_USER',
        is_account_enabled: index !== 7,
        password_hash: null,
      }),
    )
  }
  return people
}

function emailPart(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}

const DEMO_PASSWORD = 'Liftwise-demo-1'

export const PROVIDER_EMAIL = 'provider@liftwise.example'

/** The accounts that the README and the greeting name, by company. */
export const DEMO_EMAILS = {
  'Liftwise (provider)': [PROVIDER_EMAIL],
  'Northwind Logistics': ['super', 'observer', 'user', 'observee', 'none'].map(
    (name) => `${name}@northwind.example`,
  ),
  'Contoso Retail': ['super', 'observer', 'user', 'observee'].map(
    (name) => `${name}@contoso.example`,
  ),
  'Fabrikam Closed (disabled, cannot sign in)': ['super@fabrikam.example'],
}

/** Returns the accounts as lines for the terminal. */
export function demoAccountsText(): string {
  const lines = Object.entries(DEMO_EMAILS).map(
    ([company, emails]) => `  ${company}: ${emails.join('  ')}`,
  )
  return [`Demo accounts (password ${DEMO_PASSWORD}):`, ...lines].join('\n')
}
