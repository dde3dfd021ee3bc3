/** Writes the people of an import: all of them, with their places, in the transaction that ends it. */
import type { Role } from '#domain/roles.ts'
import { appendManyLast } from '../audit/appendLast.ts'
import { entryOf, type Recorder } from '../audit/recordChange.ts'
import type { Transaction } from '../db/database.ts'
import { endSessions } from '../users/endSessions.ts'
import { inBatches } from './inBatches.ts'
import type { KnownPerson } from './importedPeopleQueries.ts'
import { lockClient, lockPlaces, lockUnchanged } from './importLocks.ts'
import { type Link, writeLinks } from './writeLinks.ts'
import { sql, type Sql } from '../db/sql.ts'

/** As the form saves them; what an import does not say stays as it is. */
export interface ImportedPerson {
  id: string
  firstname: string
  lastname: string
  email: string
  employee_id: string | null
  type: Role
  user_has_full_location_access: boolean
  user_has_full_department_access: boolean
  /** In the order of their ids. */
  locations: readonly string[]
  departments: readonly string[]
}

export interface PlannedPerson {
  row: number
  /** null: a new one. */
  known: KnownPerson | null
  next: ImportedPerson
}

type ChangedPerson = PlannedPerson & { known: KnownPerson }

export interface PeopleToWrite {
  clientId: string
  people: readonly PlannedPerson[]
  /** Whose employee IDs others get. */
  givingUp: readonly string[]
  sized: Sql
}

export const isSamePerson = (known: KnownPerson, next: ImportedPerson): boolean =>
  PLAIN.every((field) => known[field] === next[field]) &&
  LISTS.every((field) => isSame(known[field], next[field]))

export async function writePeople(
  transaction: Transaction,
  recorder: Recorder,
  { clientId, people, givingUp, sized }: PeopleToWrite,
): Promise<void> {
  const changed = people.filter((person): person is ChangedPerson => person.known !== null)
  const made = people.filter(({ known }) => known === null).map(({ next }) => next)
  await lockClient(transaction)
  await lockUnchanged(
    transaction,
    { table: 'users', sized },
    changed.map(({ known }) => known),
  )
  await inBatches(givingUp, (ids) => clearEmployeeIds(transaction, ids, sized))
  await inBatches(made, (batch) => insertPeople(transaction, batch))
  await inBatches(changed, (batch) =>
    updatePeople(transaction, batch, { now: recorder.now(), sized }),
  )
  for (const kind of LISTS) {
    await writeLinks(transaction, `user_${kind}`, linksOf(people, kind))
    await lockPlaces(transaction, { table: kind, sized }, chosenAnew(people, kind))
  }
  const demoted = changed.filter(({ known, next }) => known.type !== next.type)
  await inBatches(demoted, (batch) =>
    endSessions(
      transaction,
      batch.map(({ next }) => next.id),
      recorder.now(),
    ),
  )
  appendManyLast(transaction, entriesOf(people, recorder, clientId))
}

const PLAIN = [
  'firstname',
  'lastname',
  'employee_id',
  'type',
  'user_has_full_location_access',
  'user_has_full_department_access',
] as const
const LISTS = ['locations', 'departments'] as const

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

async function clearEmployeeIds(
  transaction: Transaction,
  ids: readonly string[],
  sized: Sql,
): Promise<void> {
  await transaction.run((tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`update users u set employee_id = null from unnest(${ids}::uuid[]) as giving (id)
        where ${inReach('u')} and u.id = giving.id ${sized}`,
    ),
  )
}

async function insertPeople(
  transaction: Transaction,
  people: readonly ImportedPerson[],
): Promise<void> {
  await transaction.run((tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`insert into users (client_id, id, email, firstname, lastname, employee_id, type,
          user_has_full_location_access, user_has_full_department_access)
        select c.id, made.* from clients c cross join unnest(${columnOf(people, 'id')}::uuid[],
          ${columnOf(people, 'email')}::text[], ${valuesOf(people)}) as made
        where ${inReach('c')}`,
    ),
  )
}

async function updatePeople(
  transaction: Transaction,
  people: readonly ChangedPerson[],
  { now, sized }: { now: Date; sized: Sql },
): Promise<void> {
  const next = people.map((person) => person.next)
  await transaction.run((tables) =>
    tables.sql(
      (inReach) => sql`update users u set firstname = made.firstname, lastname = made.lastname,
          employee_id = made.employee_id, type = made.type, user_has_full_location_access = made.locations,
          user_has_full_department_access = made.departments, updated_at = ${now}
        from unnest(${columnOf(next, 'id')}::uuid[], ${valuesOf(next)})
          as made (id, firstname, lastname, employee_id, type, locations, departments)
        where ${inReach('u')} and u.id = made.id ${sized}`,
    ),
  )
}

const columnOf = <K extends keyof ImportedPerson>(people: readonly ImportedPerson[], field: K) =>
  people.map((person) => person[field])

const valuesOf = (people: readonly ImportedPerson[]) =>
  sql`${columnOf(people, 'firstname')}::text[], ${columnOf(people, 'lastname')}::text[],
    ${columnOf(people, 'employee_id')}::text[], ${columnOf(people, 'type')}::text[],
    ${columnOf(people, 'user_has_full_location_access')}::boolean[],
    ${columnOf(people, 'user_has_full_department_access')}::boolean[]`

function* linksOf(people: readonly PlannedPerson[], kind: (typeof LISTS)[number]): Generator<Link> {
  for (const { known, next } of people) {
    const before = known?.[kind] ?? []
    for (const target of before)
      if (!next[kind].includes(target)) yield { owner: next.id, target, isGone: true }
    for (const target of next[kind])
      if (!before.includes(target)) yield { owner: next.id, target, isGone: false }
  }
}

function chosenAnew(people: readonly PlannedPerson[], kind: (typeof LISTS)[number]): string[] {
  const chosen = new Set<string>()
  for (const { isGone, target } of linksOf(people, kind)) if (!isGone) chosen.add(target)
  return [...chosen]
}

function* entriesOf(people: readonly PlannedPerson[], recorder: Recorder, clientId: string) {
  for (const { known, next } of people) {
    const change = { clientId, entity: 'users', recordId: next.id } as const
    const entry = known
      ? entryOf(recorder, { ...change, action: 'UPDATE', before: only(known), after: only(next) })
      : // What a new account starts with beside.
        entryOf(recorder, {
          ...change,
          action: 'CREATE',
          after: { ...next, is_account_enabled: true },
        })
    if (entry) yield entry
  }
}

const only = (person: KnownPerson | ImportedPerson): object =>
  Object.fromEntries([...PLAIN, ...LISTS].map((field) => [field, person[field]]))
