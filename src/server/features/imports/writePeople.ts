/** Writes all people of an import, with their places, in the transaction that ends it. */
import { mayUseTheApp } from '#domain/users/userRules.ts'
import { queueAuditEntries, buildAuditEntry, type AuditActor } from '../../context/audit/audit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { inviteUsers } from '../auth/invitations.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { forEachBatch, yieldToEventLoop } from './importBatches.ts'
import type { Invitation } from './importPlan.ts'
import type { ExistingPerson, ImportedPerson } from './importedPeopleQueries.ts'
import { lockClient, lockPlaces, lockUnchanged } from './importLocks.ts'
import { type Link, writeLinks } from './writeLinks.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PlannedPerson {
  row: number
  /** null: a new person. */
  existing: ExistingPerson | null
  next: ImportedPerson
}

type ChangedPerson = PlannedPerson & { existing: ExistingPerson }

export interface PeopleToWrite {
  clientId: string
  people: readonly PlannedPerson[]
  /** People whose employee IDs others get. */
  userIdsToClear: readonly string[]
  /** null: no one is invited. */
  invitation: Invitation | null
}

export const isSamePerson = (existing: ExistingPerson, next: ImportedPerson): boolean =>
  PLAIN_FIELDS.every((field) => existing[field] === next[field]) &&
  PLACE_FIELDS.every((field) => isSameList(existing[field], next[field]))

export async function writePeople(
  transaction: Transaction,
  recorder: AuditActor,
  { clientId, people, userIdsToClear, invitation }: PeopleToWrite,
): Promise<void> {
  const now = recorder.now()
  const invitedAt: InvitedAt = ({ type }) => (invitation && mayUseTheApp(type) ? now : null)
  const changed = people.filter((person): person is ChangedPerson => person.existing !== null)
  const created = people.filter(({ existing }) => existing === null).map(({ next }) => next)
  await lockClient(transaction)
  await lockUnchanged(
    transaction,
    'users',
    changed.map(({ existing }) => existing),
  )
  await forEachBatch(userIdsToClear, (ids) => clearEmployeeIds(transaction, ids))
  await forEachBatch(created, (batch) => insertPeople(transaction, batch, invitedAt))
  await forEachBatch(changed, (batch) => updatePeople(transaction, batch, now))
  for (const kind of PLACE_FIELDS) {
    await writeLinks(transaction, `user_${kind}`, linksOf(people, kind))
    await lockPlaces(transaction, kind, newlyLinked(people, kind))
  }
  const withChangedRole = changed.filter(({ existing, next }) => existing.type !== next.type)
  await forEachBatch(withChangedRole, (batch) =>
    revokeSessions(
      transaction,
      batch.map(({ next }) => next.id),
      now,
    ),
  )
  if (invitation) {
    const { tokenSecret } = invitation
    const invited = created.filter((person) => invitedAt(person) !== null)
    await forEachBatch(invited, async (batch) => {
      const userIds = batch.map(({ id }) => id)
      await inviteUsers(transaction, { clientId, userIds, tokenSecret, now })
      await yieldToEventLoop()
    })
  }
  queueAuditEntries(transaction, auditEntries(people, recorder, { clientId, invitedAt }))
}

const PLAIN_FIELDS = [
  'firstname',
  'lastname',
  'employee_id',
  'type',
  'user_has_full_location_access',
  'user_has_full_department_access',
] as const
const PLACE_FIELDS = ['locations', 'departments'] as const

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

async function clearEmployeeIds(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`update users person set employee_id = null from unnest(${ids}::uuid[]) as giving (id)
        where ${tenantFilter('person')} and person.id = giving.id`,
  )
}

/** When a new person is invited; null: not. */
type InvitedAt = (person: ImportedPerson) => Date | null

async function insertPeople(
  transaction: Transaction,
  people: readonly ImportedPerson[],
  invitedAt: InvitedAt,
): Promise<void> {
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`insert into users (client_id, id, email, firstname, lastname, employee_id, type,
          user_has_full_location_access, user_has_full_department_access, invited_at)
        select client.id, made.* from clients client cross join unnest(${columnOf(people, 'id')}::uuid[],
          ${columnOf(people, 'email')}::text[], ${valuesOf(people)},
          ${people.map((person) => invitedAt(person)?.toISOString() ?? null)}::timestamptz[]) as made
        where ${tenantFilter('client')}`,
  )
}

async function updatePeople(
  transaction: Transaction,
  people: readonly ChangedPerson[],
  now: Date,
): Promise<void> {
  const next = people.map((person) => person.next)
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`update users person set firstname = made.firstname, lastname = made.lastname,
          employee_id = made.employee_id, type = made.type, user_has_full_location_access = made.locations,
          user_has_full_department_access = made.departments, updated_at = ${now}
        from unnest(${columnOf(next, 'id')}::uuid[], ${valuesOf(next)})
          as made (id, firstname, lastname, employee_id, type, locations, departments)
        where ${tenantFilter('person')} and person.id = made.id`,
  )
}

const columnOf = <K extends keyof ImportedPerson>(people: readonly ImportedPerson[], field: K) =>
  people.map((person) => person[field])

const valuesOf = (people: readonly ImportedPerson[]) =>
  sql`${columnOf(people, 'firstname')}::text[], ${columnOf(people, 'lastname')}::text[],
    ${columnOf(people, 'employee_id')}::text[], ${columnOf(people, 'type')}::text[],
    ${columnOf(people, 'user_has_full_location_access')}::boolean[],
    ${columnOf(people, 'user_has_full_department_access')}::boolean[]`

function* linksOf(
  people: readonly PlannedPerson[],
  kind: (typeof PLACE_FIELDS)[number],
): Generator<Link> {
  for (const { existing, next } of people) {
    const before = existing?.[kind] ?? []
    for (const target of before)
      if (!next[kind].includes(target)) yield { owner: next.id, target, isRemoved: true }
    for (const target of next[kind])
      if (!before.includes(target)) yield { owner: next.id, target, isRemoved: false }
  }
}

function newlyLinked(
  people: readonly PlannedPerson[],
  kind: (typeof PLACE_FIELDS)[number],
): string[] {
  const linked = new Set<string>()
  for (const { isRemoved, target } of linksOf(people, kind)) if (!isRemoved) linked.add(target)
  return [...linked]
}

function* auditEntries(
  people: readonly PlannedPerson[],
  recorder: AuditActor,
  { clientId, invitedAt }: { clientId: string; invitedAt: InvitedAt },
) {
  for (const { existing, next } of people) {
    const change = { clientId, entity: 'users', recordId: next.id } as const
    const entry = existing
      ? buildAuditEntry(recorder, {
          ...change,
          action: 'UPDATE',
          before: auditedFields(existing),
          after: auditedFields(next),
        })
      : // Fields that a new account also has.
        buildAuditEntry(recorder, {
          ...change,
          action: 'CREATE',
          after: { ...next, is_account_enabled: true, invited_at: invitedAt(next) },
        })
    if (entry) yield entry
  }
}

const auditedFields = (person: ImportedPerson): object =>
  Object.fromEntries([...PLAIN_FIELDS, ...PLACE_FIELDS].map((field) => [field, person[field]]))
