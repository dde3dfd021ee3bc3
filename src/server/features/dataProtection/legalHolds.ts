/** Legal holds: whom and what they cover, and placing and ending them. */
import { v7 as uuid } from 'uuid'
import type { LegalHold, LegalHoldInput } from '#api/generated/contract.ts'
import { isParticipant } from '#domain/contests/contestRules.ts'
import { legalHoldSchema, mayEndHold } from '#domain/dataProtection/dataProtection.ts'
import type { LegalHoldSubject } from '#domain/enumerations.ts'
import { forbidden, isAppError, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { holdRefusal, type PersonWithRecords } from '#domain/users/userRules.ts'
import { audit } from '../../context/audit/audit.ts'
import { personJson } from '../../context/listSql/listSql.ts'
import { notify } from '../../context/notices/notify.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import {
  type Access,
  accessOf,
  accessToRecord,
  recordScopeOf,
} from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import { sql } from '../../platform/db/sql.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { personWithRecords } from '../users/userPolicy.ts'
import { lockHolds } from '../../context/retention/heldRecords.ts'

interface HoldTarget {
  subject: LegalHoldSubject
  subjectId: string
}

export async function readLegalHolds(
  context: RequestContext,
  target: HoldTarget,
): Promise<LegalHold[]> {
  const { clientId, coveredBy } = await findTarget(context, target)
  // A person of the provider may have placed it.
  const holds = await context.db.sql<LegalHold>(
    'every client',
    (
      tenantFilter,
    ) => sql`select hold.id, hold.subject, hold.subject_id, hold.reason, hold.created_at,
          (select ${personJson('person', 'client')} from users person join clients client on client.id = person.client_id
            where ${tenantFilter('person')} and person.id = hold.placed_by) as placed_by
        from legal_holds hold
        where ${tenantFilter('hold')} and hold.client_id = ${clientId} and hold.ended_at is null
          and hold.subject_id = any(${coveredBy}::uuid[])
        order by hold.created_at desc, hold.id desc`,
  )
  return Promise.all(
    holds.map(async (hold) => ({ ...hold, may_end: await mayEnd(context, target, hold) })),
  )
}

/** Reads what another of the caller's holds is on: at most the people of an observation. */
async function mayEnd(
  context: RequestContext,
  target: HoldTarget,
  { subject, subject_id: subjectId, placed_by: placedBy }: LegalHold,
): Promise<boolean> {
  if (!mayEndHold(actorOf(context), { placed_by: placedBy?.id ?? '' })) return false
  const isTarget = subjectId === target.subjectId.toLowerCase()
  const held = await findTarget(context, isTarget ? target : { subject, subjectId }).catch(
    (error: unknown) => {
      if (isAppError(error) && error.code === 'NOT_FOUND') return null
      throw error
    },
  )
  return held !== null && held.refusal === null
}

export async function placeLegalHold(
  context: RequestContext,
  input: LegalHoldInput,
): Promise<LegalHold> {
  const { subject, subjectId, reason } = parseInput(legalHoldSchema, input)
  const { clientId, refusal } = await findTarget(context, { subject, subjectId })
  if (refusal !== null) throw forbidden(refusal)
  const id = uuid()
  const row = { subject, subject_id: requireUuid(subjectId), reason }
  const placing = context.db.write({ clientId }, async (transaction) => {
    await lockHolds(transaction, clientId)
    await transaction.run((tables) =>
      tables.insert('legal_holds').values({
        ...row,
        client_id: clientId,
        id,
        placed_by: requireSession(context).userId,
        created_at: context.now(),
      }),
    )
    const change = { clientId, action: 'CREATE', entity: 'legal_holds', recordId: id } as const
    await audit(transaction, context, { ...change, after: row })
  })
  await mapUniqueViolation(
    { legal_holds_active: { field: 'reason', message: message('holdPlacedAlready') } },
    placing,
  )
  const holds = await readLegalHolds(context, { subject, subjectId })
  const placed = holds.find((hold) => hold.id === id)
  if (!placed) throw notFound()
  return placed
}

export async function endLegalHold(context: RequestContext, id: string): Promise<boolean> {
  const [hold] = await context.db.read(recordScopeOf(context), (tables) =>
    tables
      .from('legal_holds')
      .select(['client_id', 'subject', 'subject_id', 'placed_by'])
      .where('id', '=', requireUuid(id))
      .where('ended_at', 'is', null),
  )
  if (!hold) throw notFound()
  const { client_id: clientId, subject, subject_id: subjectId, placed_by: placedBy } = hold
  const { refusal } = await findTarget(context, { subject, subjectId })
  if (refusal !== null) throw forbidden(refusal)
  if (!mayEndHold(actorOf(context), hold)) throw forbidden(message('holdOfSomebodyElse'))
  const { userId } = requireSession(context)
  const ended = { ended_at: context.now(), ended_by: userId }
  await context.db.write({ clientId }, async (transaction) => {
    await lockHolds(transaction, clientId)
    const updated = await transaction.run((tables) =>
      tables
        .update('legal_holds')
        .set(ended)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('id'),
    )
    if (updated.length === 0) throw notFound()
    const change = { clientId, action: 'UPDATE', entity: 'legal_holds', recordId: id } as const
    await audit(transaction, context, { ...change, after: ended })
    await notify(transaction, {
      clientId,
      kind: 'LEGAL_HOLD_ENDED',
      subjectId,
      cause: id,
      people: placedBy === userId ? [] : [placedBy],
      payload: { subject },
      at: ended.ended_at,
    })
  })
  return true
}

const actorOf = (context: RequestContext) => {
  const { userId, role } = requireSession(context)
  return { id: userId, type: role }
}

interface FoundTarget {
  clientId: string
  /** Ids of subjects whose holds cover the target. */
  coveredBy: string[]
  /** Reason that the caller may neither place nor end a hold on it; null: they may. */
  refusal: string | null
}

/** NOT_FOUND outside the caller's access. */
async function findTarget(
  context: RequestContext,
  { subject, subjectId }: HoldTarget,
): Promise<FoundTarget> {
  const id = requireUuid(subjectId).toLowerCase()
  const actor = actorOf(context)
  if (subject === 'CLIENT') {
    const { clientId } = await accessOf(context, id)
    if (clientId !== id) throw notFound()
    const refusal = canAccessAllClients(actor.type) ? null : message('holdOfClientRefused')
    return { clientId, coveredBy: [id], refusal }
  }
  if (subject === 'PERSON') {
    const access = await accessToRecord(context, 'users', id)
    const person = await readPerson(context, access, id)
    if (!person) throw notFound()
    const { clientId } = access
    return { clientId, coveredBy: [clientId, id], refusal: holdRefusal(actor, person) }
  }
  const access = await accessToRecord(context, 'observations', id)
  const observation = await readObservation(context, access, id)
  if (!observation) throw notFound()
  const { user_id: observer, observee_id: observee } = observation
  return {
    clientId: access.clientId,
    coveredBy: [access.clientId, id, observer, observee ?? []].flat(),
    refusal: isParticipant(actor.id, observation) ? message('holdOfOneself') : null,
  }
}

async function readPerson({ db }: RequestContext, access: Access, id: string) {
  const [person] = await db.sql<PersonWithRecords>(
    access,
    (
      tenantFilter,
    ) => sql`select ${personWithRecords(access, 'person', tenantFilter)} from users person
        where ${tenantFilter('person')} and person.id = ${id} and ${visibleUser(access, 'person', tenantFilter)}`,
  )
  return person ?? null
}

async function readObservation({ db }: RequestContext, access: Access, id: string) {
  const [observation] = await db.sql<{ user_id: string; observee_id: string | null }>(
    access,
    (
      tenantFilter,
    ) => sql`select observation.user_id, observation.observee_id from observations observation
          where ${tenantFilter('observation')} and observation.id = ${id} and ${visibleObservation(access, 'observation')}`,
  )
  return observation ?? null
}
