/** Resolvers of summaries of filtered observations: pie, line, analytics, and counts by client. */
import type {
  ClientObservationCount,
  ObservationsByClientInput,
  QueryAnalyticsByTaskArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { Technique } from '#domain/enumerations.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import {
  ANALYTICS_TABLES,
  readAnalytics,
  type AnalyticsTable,
  readCountsByClient,
  readClientName,
  readLineChart,
} from './chartQueries.ts'
import { parseSummaryQuery } from '../observations/observationQuery.ts'
import { readTotals } from '../observations/observationTotals.ts'

export const chartResolvers = {
  Query: {
    pieChartObservationsSummary: async (_root, args, context) =>
      readTotals(context.db, await parseSummaryQuery(context, args, null), [
        'correct',
        'incorrect',
      ]),
    lineGraphObservationsSummary: async (_root, args, context) =>
      readLineChart(context.db, await parseSummaryQuery(context, args, 'days')),
    analyticsByDepartment: (_root, args, context) => analyticsBy(context, args, 'departments'),
    analyticsByLocation: (_root, args, context) => analyticsBy(context, args, 'locations'),
    analyticsByTask: (_root, args, context) => analyticsBy(context, args, 'tasks'),
    analyticsByUser: (_root, args, context) => analyticsBy(context, args, 'users'),
    getObservationsByClient: (_root, { input }, context) => countsByClient(context, input, null),
    getIncorrectObservationsByClient: (_root, { input }, context) =>
      countsByClient(context, input, 'incorrect'),
  },
} satisfies Resolvers<RequestContext>

async function analyticsBy(
  context: RequestContext,
  args: Partial<QueryAnalyticsByTaskArgs>,
  table: AnalyticsTable,
) {
  return readAnalytics(
    context.db,
    await parseSummaryQuery(context, args, ANALYTICS_TABLES[table].column),
    table,
    args.sort ?? null,
  )
}

/** Counts all clients if the caller may access them and names none; otherwise one, within the caller's access. */
async function countsByClient(
  context: RequestContext,
  input: ObservationsByClientInput | null | undefined,
  showResult: Technique | null,
): Promise<ClientObservationCount[]> {
  const { clientId, ...days } = input ?? {}
  if (!clientId && canAccessAllClients(requireSession(context).role)) {
    return readCountsByClient(context.db, {
      days: parseInput(observationListInputSchema, days),
      now: context.now(),
      result: showResult,
      language: context.texts.language,
    })
  }
  const filter = { ...days, showResult }
  const plan = await parseSummaryQuery(context, { filter, input: { clientId } }, null)
  const { total } = await readTotals(context.db, plan, ['total'])
  const client_id = plan.access.clientId
  const company_name = await readClientName(context.db, client_id)
  return [{ client_id, company_name, observation_count: total }]
}
