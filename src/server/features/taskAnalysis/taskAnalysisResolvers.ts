/** The comparison of tasks and places with the client's own variation. */
import type {
  QueryTaskAnalysisArgs,
  Resolvers,
  TaskAnalysis,
  TaskAnalysisRow,
} from '#api/generated/contract.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { type AnalysedGroup, centreShare } from '#domain/taskAnalysis/analysedGroups.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { threadCaller } from '../../platform/background/callThread.ts'
import type { Database } from '../../platform/db/database.ts'
import { parseObservationQuery } from '../observations/observationQuery.ts'
import type { AnalysisInput, AnalysisOutput } from './analysisThread.ts'
import { type CountedSince, countSinceActions } from './countSinceActions.ts'
import { readGroupedObservations } from './taskAnalysisQueries.ts'

export const taskAnalysisResolvers = {
  Query: {
    taskAnalysis: (_root, args, context) => readTaskAnalysis(context, args),
  },
} satisfies Resolvers<RequestContext>

async function readTaskAnalysis(
  context: RequestContext,
  { by, filter, clientId }: QueryTaskAnalysisArgs,
): Promise<TaskAnalysis> {
  // Only by day and place: a filter of people would tell about one of them.
  const { dates, dateFrom, dateTo, locations, departments } = filter ?? {}
  const query = await parseObservationQuery(context, {
    filter: { dates, dateFrom, dateTo, locations, departments },
    input: { clientId },
  })
  const [{ records, principles, sampled }, names_hidden] = await Promise.all([
    readGroupedObservations(context.db, query, by),
    areNamesHidden(context.db, query.access.clientId),
  ])
  const groups = await analyse(principles)
  const counted = await countSinceActions(context.db, query, { by, principles, groups, analyse })
  const recordOf = new Map(records.map((record) => [record.id, record]))
  return {
    rows: groups.flatMap((group) => {
      const record = recordOf.get(group.group)
      return record
        ? [{ record: { ...record, parent_name: null }, ...toRow(group, counted.get(group)) }]
        : []
    }),
    centres: principles.map(({ key, totals }) => ({ principle: key, share: centreShare(totals) })),
    sampled_people: sampled,
    names_hidden,
  }
}

const analyse: (principles: AnalysisInput) => Promise<AnalysisOutput> = threadCaller({
  name: 'analysisThread',
  source: 'features/taskAnalysis/analysisThread.ts',
  maxHeapMb: 128,
})

const toRow = (
  { key, judged, interval, limits, isNamed, group: _group, ...figures }: AnalysedGroup<Principle>,
  since: CountedSince | undefined,
): Omit<TaskAnalysisRow, 'record'> => ({
  ...figures,
  principle: key,
  observations: judged,
  interval_low: interval?.low ?? null,
  interval_high: interval?.high ?? null,
  limit_low: limits?.low ?? null,
  limit_high: limits?.high ?? null,
  is_named: since ? (since.group?.isNamed ?? false) : isNamed,
  since_action: since
    ? {
        done_at: since.doneAt.toISOString(),
        observations: since.group?.judged ?? 0,
        people: since.group?.people ?? null,
        share: since.group?.share ?? null,
        expected: since.group?.expected ?? null,
      }
    : null,
})

async function areNamesHidden(db: Database, clientId: string): Promise<boolean> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('names_hidden_in_analysis'),
  )
  return client?.names_hidden_in_analysis ?? true
}
