/** Data that is held about a person: the person's own page, and the file. */
import type { Resolvers } from '#api/generated/contract.ts'
import { localDayOf } from '#domain/dates.ts'
import { notFound } from '#domain/errors.ts'
import { personalFileRefusal } from '#domain/users/userRules.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { checkPersonalData } from '../users/userPolicy.ts'
import { readExportedClient } from '../exports/writeExport.ts'
import { requestJob } from '../jobs/requestJob.ts'
import { readMyData } from './myDataQueries.ts'
import { type PersonalDataPayload, readExportedPerson } from './personalDataJob.ts'

export const myDataResolvers = {
  Query: {
    myData: async (_root, _args, context) =>
      readMyData(context.db, await accessOf(context, requireSession(context).clientId)),
  },
  Mutation: {
    triggerExportPersonalData: async (_root, { userId }, context) => {
      const session = requireSession(context)
      const personId = (userId ?? session.userId).toLowerCase()
      const access = await accessToRecord(context, 'users', personId)
      const person = await readExportedPerson(context.db, { role: session.role, access }, personId)
      if (!person) throw notFound()
      checkPersonalData(session, person, personalFileRefusal)
      const { clientId } = access
      const { time_zone: timeZone } = await readExportedClient(context.db, clientId)
      const day = localDayOf(context.now(), timeZone)
      const payload: PersonalDataPayload = {
        clientId,
        personId,
        fileName: `${context.texts.t('personalFile.fileName', { name: person.name })} ${day}.zip`,
      }
      return requestJob(context, 'exportPersonalData', payload)
    },
  },
} satisfies Resolvers<RequestContext>
