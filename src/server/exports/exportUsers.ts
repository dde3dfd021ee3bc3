/** The work of an export of people: what its asker may see now of what they asked for. */
import type { UserFilter, UserSort, UserWhere } from '#api/generated/contract.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { askerOf, NO_LONGER_ALLOWED } from '../jobCentre/askerOf.ts'
import type { Handler } from '../jobs/job.ts'
import { countUsers } from '../users/userQueries.ts'
import { readExportedClient } from './exportedClientQueries.ts'
import { streamUsers, userColumns } from './exportedUsers.ts'
import type { ExportPayload } from './exportPayload.ts'
import { writeExport } from './writeExport.ts'

export interface UsersExport extends ExportPayload {
  list: ListInput
  filter: UserFilter
  where: UserWhere
  sort: UserSort
}

export const exportUsers: Handler = async (job, parts) => {
  const asker = await askerOf(job, parts, 'triggerGetUsersForExport')
  if (!asker) return { state: 'failed', reason: NO_LONGER_ALLOWED }
  const { access } = asker
  const { format, list, filter, where, sort } = job.payload as UsersExport
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
