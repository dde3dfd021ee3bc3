/** Job that stores the file of everything held about one person for download. */
import { z } from 'zod'
import { canAccessAllClients, isSuperUser, type Role } from '#domain/roles.ts'
import { personalFileRefusal, type PersonWithRecords } from '#domain/users/userRules.ts'
import { fullName } from '../../context/listSql/listSql.ts'
import { audit } from '../../context/audit/audit.ts'
import { type Access, visibilityOf } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { translatorOf } from '../../platform/texts/translator.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { writeJobFile } from '../jobs/jobFile.ts'
import { ACCESS_REVOKED, fileExpiry, requesterOf } from '../jobs/requestJob.ts'
import { userJobPayload } from '../jobs/userJobQueries.ts'
import { insertViews } from '../recordingViews/recordingViewQueries.ts'
import { personWithRecords } from '../users/userPolicy.ts'
import { writePersonalData } from './personalDataFile.ts'

type ExportedPerson = PersonWithRecords & { name: string }

const personalDataPayload = userJobPayload.extend({ personId: z.string() })
export type PersonalDataPayload = z.infer<typeof personalDataPayload>

/**
 * The rights of whoever asked count as they are now. A file about somebody else is on record, and the recordings in any
 * file are logged as opened.
 */
export const exportPersonalData = defineJob({
  kind: 'exportPersonalData',
  payload: personalDataPayload,
  handler: async (job, parts) => {
    const { db, files, progress, now } = parts
    const { personId, clientId, language } = job.payload
    const texts = await translatorOf(language)
    const requester = await requesterOf(job, parts)
    const person = requester && (await readExportedPerson(db, requester, personId))
    if (
      !person ||
      personalFileRefusal({ id: requester.access.userId, type: requester.role }, person)
    )
      return { state: 'failed', reason: ACCESS_REVOKED }
    const scope = canAccessAllClients(person.type) ? 'every client' : { clientId }
    const output = { extension: 'zip', contentType: 'application/zip' }
    const { key, written } = await writeJobFile(job, files, output, (file) =>
      writePersonalData(file, {
        db,
        files,
        progress,
        scope,
        person,
        access: requester.access,
        texts,
        now: now(),
      }),
    )
    const { total, recordings } = written
    return {
      state: 'done',
      artifacts: {
        rows_done: total,
        rows_total: total,
        file: key,
        files_until: fileExpiry(now()),
        // Whatever rights somebody loses, what is held about them is theirs.
        file_access: job.userId === personId ? null : visibilityOf(requester.access),
      },
      onFinish: async (transaction) => {
        await insertViews(
          transaction,
          recordings.map((video) => ({
            ...video,
            userId: requester.access.userId,
            role: requester.role,
          })),
          now(),
        )
        if (job.userId === personId) return
        await audit(
          transaction,
          { session: job.userId === null ? null : { userId: job.userId }, requestId: job.id, now },
          {
            clientId,
            action: 'UPDATE',
            entity: 'users',
            recordId: personId,
            after: { personal_data_file: 'written' },
          },
        )
      },
    }
  },
})

/** Returns the requester themselves or, for those who administer people, anybody whom they see; the rule of the file applies besides. */
export async function readExportedPerson(
  db: Database,
  { role, access }: { role: Role; access: Access },
  personId: string,
): Promise<ExportedPerson | null> {
  if (personId !== access.userId && !isSuperUser(role)) return null
  const [person] = await db.sql<ExportedPerson>(
    access,
    (
      tenantFilter,
    ) => sql`select ${personWithRecords(access, 'person', tenantFilter)}, ${fullName('person')} as name
        from users person
        where ${tenantFilter('person')} and person.id = ${personId} and ${visibleUser(access, 'person', tenantFilter)}`,
  )
  return person ?? null
}
