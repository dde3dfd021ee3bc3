/** Legal holds: whom and what they cover, and placing and ending them. */
import { v7 as uuid } from 'uuid'
import type { LegalHold, LegalHoldInput } from '#api/generated/contract.ts'
import { legalHoldSchema } from '#domain/dataProtection/dataProtection.ts'
import type { LegalHoldSubject } from '#domain/enumerations.ts'
import { forbidden, notFound } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { audit } from '../../context/audit/audit.ts'
import { personJson } from '../../context/listSql/listSql.ts'
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
import { lockHolds } from './retentionQueries.ts'

interface HoldTarget {
  subject: LegalHoldSubject
  subjectId: string
}

export async function readLegalHolds(
  context: RequestContext,
  target: HoldTarget,
): Promise<LegalHold[]> {
  const { clientId, coveredBy } = await findTarget(context, target)
  // Who placed a hold may be the provider's.
  return context.db.read<LegalHold>('every client', (tables) =>
    tables.sql(
      (tenantFilter) => sql`select h.id, h.subject, h.subject_id, h.reason, h.created_at,
          (select ${personJson('u', 'c')} from users u join clients c on c.id = u.client_id
            where ${tenantFilter('u')} and u.id = h.placed_by) as placed_by
        from legal_holds h
        where ${tenantFilter('h')} and h.client_id = ${clientId} and h.ended_at is null
          and h.subject_id = any(${coveredBy}::uuid[])
        order by h.created_at desc, h.id desc`,
    ),
  )
}

export async function placeLegalHold(
  context: RequestContext,
  input: LegalHoldInput,
): Promise<LegalHold> {
  const { subject, subjectId, reason } = parseInput(legalHoldSchema, input)
  const { clientId } = await findTarget(context, { subject, subjectId })
  checkSubject(context, subject)
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
    { legal_holds_active: { field: 'reason', message: MESSAGES.holdPlacedAlready } },
    placing,
  )
  const holds = await readLegalHolds(context, { subject, subjectId })
  const placed = holds.find((hold) => hold.id === id)
  if (!placed) throw notFound()
  return placed
}

export async function endLegalHold(context: RequestContext, id: string): Promise<boolean> {
  const scope = recordScopeOf(context)
  const [hold] = await context.db.read(scope, (tables) =>
    tables
      .from('legal_holds')
      .select(['client_id', 'subject', 'subject_id'])
      .where('id', '=', requireUuid(id))
      .where('ended_at', 'is', null),
  )
  if (!hold) throw notFound()
  const { client_id: clientId, subject, subject_id: subjectId } = hold
  await findTarget(context, { subject, subjectId })
  checkSubject(context, subject)
  const ended = { ended_at: context.now(), ended_by: requireSession(context).userId }
  await context.db.write({ clientId }, async (transaction) => {
    await lockHolds(transaction, clientId)
    await transaction.run((tables) =>
      tables.update('legal_holds').set(ended).where('id', '=', id).where('ended_at', 'is', null),
    )
    const change = { clientId, action: 'UPDATE', entity: 'legal_holds', recordId: id } as const
    await audit(transaction, context, { ...change, after: ended })
  })
  return true
}

function checkSubject(context: RequestContext, subject: LegalHoldSubject): void {
  if (subject === 'CLIENT' && !canAccessAllClients(requireSession(context).role))
    throw forbidden(MESSAGES.holdOfClientRefused)
}

/** `coveredBy`: ids of subjects whose holds cover the target. NOT_FOUND outside the caller's access. */
async function findTarget(
  context: RequestContext,
  { subject, subjectId }: HoldTarget,
): Promise<{ clientId: string; coveredBy: string[] }> {
  const id = requireUuid(subjectId).toLowerCase()
  if (subject === 'CLIENT') {
    const { clientId } = await accessOf(context, id)
    if (clientId !== id) throw notFound()
    return { clientId, coveredBy: [id] }
  }
  const table = subject === 'PERSON' ? 'users' : 'observations'
  const access = await accessToRecord(context, table, id)
  const people = await readCovered(context, access, { subject, id })
  if (!people) throw notFound()
  return { clientId: access.clientId, coveredBy: [access.clientId, id, ...people] }
}

/** Returns the people of an observation; null when the record is not visible. */
async function readCovered(
  { db }: RequestContext,
  access: Access,
  { subject, id }: { subject: LegalHoldSubject; id: string },
): Promise<string[] | null> {
  const [row] = await db.read<{ people: (string | null)[] }>(access, (tables) =>
    tables.sql((tenantFilter) =>
      subject === 'PERSON'
        ? sql`select array[]::uuid[] as people from users u
            where ${tenantFilter('u')} and u.id = ${id} and ${visibleUser(access, 'u', tenantFilter)}`
        : sql`select array[o.user_id, o.observee_id] as people from observations o
            where ${tenantFilter('o')} and o.id = ${id} and ${visibleObservation(access, 'o')}`,
    ),
  )
  return row ? row.people.filter((person) => person !== null) : null
}
