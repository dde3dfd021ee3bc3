/** The comparison of tasks and places with the client's own variation. */
import { setImmediate } from 'node:timers/promises'
import type {
  QueryTaskAnalysisArgs,
  Resolvers,
  TaskAnalysis,
  TaskAnalysisRow,
} from '#api/generated/contract.ts'
import type { Principle } from '#domain/observations/principles.ts'
import {
  type AnalysedGroup,
  analyseGroups,
  centreShare,
  type GroupedPrinciple,
} from '#domain/taskAnalysis/analysedGroups.ts'
import { type ComparedGroup, compareGroups } from '#domain/taskAnalysis/taskAnalysis.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { Database } from '../../platform/db/database.ts'
import { parseObservationQuery } from '../observations/observationQuery.ts'
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
  const { dateFrom, dateTo, locations, departments } = filter ?? {}
  const query = await parseObservationQuery(context, {
    filter: { dateFrom, dateTo, locations, departments },
    input: { clientId },
  })
  const [{ records, principles, sampled }, names_hidden] = await Promise.all([
    readGroupedObservations(context.db, query, by),
    areNamesHidden(context.db, query.access.clientId),
  ])
  const compared = await comparePrinciples(principles)
  const recordOf = new Map(records.map((record) => [record.id, record]))
  return {
    rows: analyseGroups(principles, compared).flatMap((group) => {
      const record = recordOf.get(group.group)
      return record ? [{ record: { ...record, parent_name: null }, ...toRow(group) }] : []
    }),
    centres: principles.map(({ key, totals }) => ({ principle: key, share: centreShare(totals) })),
    sampled_people: sampled,
    names_hidden,
  }
}

/** Other calls have their turn between two principles: each may take a quarter of a second. */
async function comparePrinciples(
  principles: readonly GroupedPrinciple<Principle>[],
): Promise<{ key: Principle; groups: ComparedGroup[] }[]> {
  const compared = []
  for (const { key, cells, observers } of principles) {
    compared.push({ key, groups: compareGroups(cells, observers) })
    await setImmediate()
  }
  return compared
}

const toRow = ({
  key,
  judged,
  people,
  incorrect,
  share,
  interval,
  expected,
  limits,
  chance,
  isNamed,
}: AnalysedGroup<Principle>): Omit<TaskAnalysisRow, 'record'> => ({
  principle: key,
  observations: judged,
  people,
  incorrect,
  share,
  interval_low: interval?.low ?? null,
  interval_high: interval?.high ?? null,
  expected,
  limit_low: limits?.low ?? null,
  limit_high: limits?.high ?? null,
  chance,
  is_named: isNamed,
})

async function areNamesHidden(db: Database, clientId: string): Promise<boolean> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('names_hidden_in_analysis'),
  )
  return client?.names_hidden_in_analysis ?? true
}
