/** createClient and updateClient. */
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type {
  ClientInput,
  MutationCreateClientArgs,
  MutationUpdateClientArgs,
} from '#api/generated/contract.ts'
import { RESOURCES } from '#api/resources.ts'
import { clientSchema } from '#domain/clients/clientForm.ts'
import { badInput } from '#domain/errors.ts'
import { toRecordNames } from '#domain/forms/inputNames.ts'
import { message } from '#domain/messages.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { readStored, auditSave } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RowChange } from '../../platform/db/tables.ts'
import {
  claimUpload,
  prepareUpload,
  type PreparedFile,
  deleteAfterResponse,
} from '../uploads/upload.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { isUuid } from '#domain/uuid.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { isKnownTimeZone } from './clientQueries.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns the new client's id. */
export async function createClient(
  context: RequestContext,
  { input }: MutationCreateClientArgs,
): Promise<string> {
  const { columns, companyName, file } = await parseClientForm(context, input)
  const id = uuid()
  const creation = context.db.write('every client', async (transaction) => {
    await checkAccountManager(transaction, columns.account_manager_id)
    await transaction.run((tables) =>
      tables.insert('clients').values({ ...columns, id, company_name: companyName }),
    )
    if (file) await claimUpload(transaction, file, context.now())
    await auditSave(transaction, context, { entity: 'clients', id, before: null })
  })
  await mapUniqueViolation(CLIENT_UNIQUE_ERRORS, creation)
  return id
}

/** Returns the client's id. */
export async function updateClient(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateClientArgs,
): Promise<string> {
  const { columns, file } = await parseClientForm(context, input)
  const saved = context.db.write('every client', async (transaction) => {
    const before = await lockRecord(transaction, null, 'clients', { id, expectedUpdatedAt })
    const stored = await readStored(transaction, 'clients', before.id)
    if (columns.account_manager_id !== before.account_manager_id)
      await checkAccountManager(transaction, columns.account_manager_id)
    await transaction.run((tables) =>
      tables
        .update('clients')
        .set({ ...columns, updated_at: context.now() })
        .where('id', '=', before.id),
    )
    if (columns.time_zone !== undefined && columns.time_zone !== before.time_zone)
      await enqueueZoneMove(transaction, before, {
        from: before.time_zone,
        to: columns.time_zone,
        at: context.now().toISOString(),
      })
    if (file) await claimUpload(transaction, file, context.now())
    await auditSave(transaction, context, { entity: 'clients', id: before.id, before: stored })
    return before.logo_file
  })
  const oldLogo = await mapUniqueViolation(CLIENT_UNIQUE_ERRORS, saved)
  if (columns.logo_file !== undefined) deleteAfterResponse(context, oldLogo)
  return id
}

/** Payload of the job that catches up with what the move passes over. */
export const zoneMoveSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** ISO 8601. */
  at: z.string(),
})
type ZoneMove = z.infer<typeof zoneMoveSchema>

export function enqueueZoneMove(
  transaction: Transaction,
  { id }: { id: string },
  move: ZoneMove,
): Promise<void> {
  return enqueue(transaction, [
    {
      clientId: id,
      kind: 'catchUpWithZone',
      subjectId: id,
      cause: move.at,
      payload: move,
      dueAt: new Date(move.at),
    },
  ])
}

interface ClientFormData {
  companyName: string
  columns: RowChange<'clients'>
  /** The new logo. */
  file: PreparedFile | null
}

async function parseClientForm(
  context: RequestContext,
  input: ClientInput,
): Promise<ClientFormData> {
  const { logo, ...values } = parseInput(clientSchema, input)
  if (values.timeZone && !(await isKnownTimeZone(context.db, values.timeZone)))
    throw badInput('timeZone', message('timeZoneInvalid'))
  const file = logo
    ? await prepareUpload(context, { kind: 'CLIENT_LOGO', filename: logo, field: 'logo' })
    : null
  const { account_manager, ...columns } = toRecordNames(RESOURCES.clients.inputNames, values)
  return {
    companyName: values.companyName,
    file,
    columns: {
      ...columns,
      ...(account_manager === undefined ? {} : { account_manager_id: account_manager }),
      ...(logo === undefined ? {} : { logo_file: file?.key ?? null }),
    },
  }
}

/** The account manager must be a provider super user whose account is enabled. */
async function checkAccountManager(
  transaction: Transaction,
  id: string | null | undefined,
): Promise<void> {
  if (!id) return
  if (!isUuid(id)) throw badInput('accountManager', message('accountManagerUnknown'))
  const [manager] = await transaction.sql(
    (
      tenantFilter,
    ) => sql`select manager.id from users manager where ${tenantFilter('manager')} and manager.id = ${id}
        and manager.type = ${PROVIDER_ROLE} and manager.is_account_enabled and manager.deleted_at is null`,
  )
  if (!manager) throw badInput('accountManager', message('accountManagerUnknown'))
}

const CLIENT_UNIQUE_ERRORS = {
  clients_company_name: { field: 'companyName', message: message('companyNameTaken') },
}
