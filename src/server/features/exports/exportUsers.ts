/** The work of an export of people: what its asker may see now of what they asked for. */
import type { UserFilter, UserSort, UserWhere } from '#api/generated/contract.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { requesterOf, ACCESS_REVOKED } from '../jobs/askerOf.ts'
import type { JobHandler } from '../../platform/queue/job.ts'
import { countUsers } from '../users/userQueries.ts'
import { readExportedClient } from './exportedClientQueries.ts'
import { streamUsers, userColumns } from './exportedUsers.ts'
import type { ExportPayload } from '../jobs/exportPayload.ts'
import { writeExport } from './writeExport.ts'

export interface UserExportPayload extends ExportPayload {
  list: ListInput
  filter: UserFilter
  where: UserWhere
  sort: UserSort
}

export const exportUsers: JobHandler = async (job, parts) => {
  const requester = await requesterOf(job, parts, 'triggerGetUsersForExport')
  if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
  const { access } = requester
  const { format, list, filter, where, sort } = job.payload as UserExportPayload
  const query = { access, list: listInputSchema.parse(list), filter, where, id: null }
  const { time_zone: timeZone } = await readExportedClient(parts.db, access.clientId)
  return writeExport(job, parts, {
    title: 'Users',
    format,
    columns: userColumns(query.list),
    total: await countUsers(parts.db, query),
    rows: streamUsers(parts.db, { ...query, timeZone, sort }),
  })
}
