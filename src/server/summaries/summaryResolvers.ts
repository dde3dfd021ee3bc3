/** Summaries of the observations that a filter leaves: pie, line, analytics, and counts by client (spec 7). */
import type {
  ClientObservationCount,
  ObservationsByClientInput,
  Resolvers,
} from '#api/generated/contract.ts'
import type { Technique } from '#domain/enumerations.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { spansClients } from '#domain/roles.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { checked } from '../list/checked.ts'
import { ANALYSED, readAnalytics, type AnalysedTable } from './analyticsQueries.ts'
import { readByClient, readCompanyName } from './byClientQueries.ts'
import type { Filtered } from '../observations/askedQuery.ts'
import { countedQuery } from './countedQuery.ts'
import { readLine } from './lineQueries.ts'
import { readTotals } from './totalsQueries.ts'

export const summaryResolvers = {
  Query: {
    pieChartObservationsSummary: async (_root, args, context) =>
      readTotals(context.db, await countedQuery(context, args, null), ['correct', 'incorrect']),
    lineGraphObservationsSummary: async (_root, args, context) =>
      readLine(context.db, await countedQuery(context, args, 'days')),
    analyticsByDepartment: (_root, args, context) => analytics(context, args, 'departments'),
    analyticsByLocation: (_root, args, context) => analytics(context, args, 'locations'),
    analyticsByTask: (_root, args, context) => analytics(context, args, 'tasks'),
    analyticsByUser: (_root, args, context) => analytics(context, args, 'users'),
    getObservationsByClient: (_root, { input }, context) => byClient(context, input, null),
    getIncorrectObservationsByClient: (_root, { input }, context) =>
      byClient(context, input, 'incorrect'),
  },
} satisfies Resolvers<RequestContext>

async function analytics(context: RequestContext, args: Filtered, table: AnalysedTable) {
  return readAnalytics(context.db, await countedQuery(context, args, ANALYSED[table].column), table)
}

/** Of all clients for who spans them and names none; else of one, as far as the caller sees it. */
async function byClient(
  context: RequestContext,
  input: ObservationsByClientInput | null | undefined,
  showResult: Technique | null,
): Promise<ClientObservationCount[]> {
  const { clientId, dateFrom, dateTo } = input ?? {}
  if (!clientId && spansClients(sessionOf(context).role)) {
    const days = checked(observationListInputSchema, { dateFrom, dateTo })
    return readByClient(context.db, { ...days, result: showResult })
  }
  const filter = { dateFrom, dateTo, showResult }
  const query = await countedQuery(context, { filter, input: { clientId } }, null)
  const { total } = await readTotals(context.db, query, ['total'])
  const client_id = query.access.clientId
  const company_name = await readCompanyName(context.db, client_id)
  return [{ client_id, company_name, observation_count: total }]
}
