/** The append-only trail of what happened to an account: who, when, whose client, in which request. */
import { v7 as uuid } from 'uuid'
import type { AuditAction } from '#api/generated/contract.ts'
import type { Transaction } from '../db/database.ts'

export interface AuditEntry {
  action: AuditAction
  clientId: string
  userId: string
  requestId: string
  now: Date
}

export async function recordAudit(
  transaction: Transaction,
  { action, clientId, userId, requestId, now }: AuditEntry,
): Promise<void> {
  await transaction.run((tables) =>
    tables.insert('audit_records').values({
      id: uuid(),
      client_id: clientId,
      user_id: userId,
      action,
      record_type: 'user',
      record_id: userId,
      request_id: requestId,
      created_at: now,
    }),
  )
}
