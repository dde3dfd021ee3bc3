/** Follow-ups: list and total, record, totals of the dashboard, and changes. */
import type { FollowUpWhere, QueryAllFollowUpsArgs, Resolvers } from '#api/generated/contract.ts'
import type { FollowUpParent } from '#api/parents.ts'
import { followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { isActive, mayRunFollowUp } from '#domain/followUps/followUpRules.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { coachOrNobody } from '../../context/coaching/coaches.ts'
import { finishCoaching, markFollowUpSeen, updateFollowUp } from './changeFollowUp.ts'
import {
  countFollowUps,
  readClosedDays,
  readFollowUps,
  readFollowUpTotals,
} from './followUpQueries.ts'
import { lockPersonTasks } from '../../context/coaching/personTasks.ts'
import { readFollowUpOffer } from './followUpOffer.ts'
import { openFollowUp } from './openFollowUp.ts'
import { settlePersonTasks } from '../../context/coaching/settlePersonTasks.ts'

const FIRST_DUE = { column: 'due_date', order: 'ASC' } as const

const followUps = recordResolvers({
  table: 'follow_ups',
  listQuery: async (context, { filter, input }: Partial<QueryAllFollowUpsArgs>) => ({
    ...(await queryOf(context, input?.clientId, filter?.where)),
    list: parseInput(listInputSchema, filter ?? {}),
    sort: filter?.sort ?? FIRST_DUE,
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'follow_ups', id),
    list: SINGLE_RECORD_LIST,
    where: EVERYTHING,
    id,
    sort: FIRST_DUE,
    now: context.now(),
  }),
  read: ({ db }, query) => readFollowUps(db, query),
  count: countFollowUps,
  deletion: (context) => ({
    beforeRestore: lockPersonTasksOf,
    afterRestore: (transaction, ids) => settleRestored(transaction, context, ids),
  }),
})

export const followUpResolvers = {
  FollowUp: {
    opened_by: (followUp, _args, context) => loadOpener(context, followUp),
    may_run: (followUp, _args, context) =>
      mayRunFollowUp(requireSession(context), {
        ...followUp,
        opened_by: followUp.opener_id,
      }),
  },
  Query: {
    allFollowUps: followUps.list,
    totalFollowUps: followUps.total,
    getFollowUp: followUps.one,
    followUpOffer: (_root, { observationId }, context) => readFollowUpOffer(context, observationId),
    followUpTotals: async (_root, { clientId, ...days }, context) =>
      readFollowUpTotals(context.db, {
        ...(await queryOf(context, clientId, days)),
        list: parseInput(listInputSchema, {}),
      }),
  },
  Mutation: {
    openFollowUp: followUps.after(openFollowUp),
    updateFollowUp: followUps.after(updateFollowUp),
    markFollowUpSeen: followUps.after(markFollowUpSeen),
    finishCoaching: followUps.after(finishCoaching),
    deleteFollowUp: followUps.deleteOne,
    bulkDeleteFollowUps: followUps.deleteMany,
    restoreFollowUp: followUps.restoreOne,
    bulkRestoreFollowUps: followUps.restoreMany,
  },
} satisfies Resolvers<RequestContext>

/** Somebody of the provider may have opened it, who belongs to another client. */
const loadOpener = requestBatchLoader(
  async ({ db }: RequestContext, opened: readonly FollowUpParent[]) => {
    const personOf = await readPeopleById(
      db,
      opened.map(({ opener_id }) => opener_id),
    )
    return opened.map(({ opener_id }) => personOf(opener_id))
  },
)

const EVERYTHING = followUpWhereSchema.parse({})

async function queryOf(
  context: RequestContext,
  clientId: string | null | undefined,
  where: FollowUpWhere | null | undefined,
) {
  const asked = { where: parseInput(followUpWhereSchema, where ?? {}), now: context.now() }
  const access = await accessOf(context, clientId)
  return { access, now: asked.now, where: await readClosedDays(context.db, access, asked) }
}

const selectById = (everywhere: Transaction, ids: readonly string[]) =>
  everywhere.sql<Row<'follow_ups'>>(
    (tenantFilter) => sql`select follow_up.* from follow_ups follow_up
        where ${tenantFilter('follow_up')} and follow_up.id = any(${ids}::uuid[]) order by follow_up.client_id`,
  )

/** Before the records, as whatever settles them does: two who do both wait in one order. */
async function lockPersonTasksOf(everywhere: Transaction, ids: readonly string[]): Promise<void> {
  const deleted = await selectById(everywhere, ids)
  for (const clientId of new Set(deleted.map(({ client_id }) => client_id))) {
    const personTasks = deleted
      .filter(({ client_id }) => client_id === clientId)
      .map(({ user_id: personId, task_id: taskId }) => ({ personId, taskId }))
    await lockPersonTasks(everywhere.forTenant(clientId), clientId, personTasks)
  }
}

/** Their observations and coaches may have changed meanwhile. */
async function settleRestored(
  everywhere: Transaction,
  context: RequestContext,
  ids: readonly string[],
): Promise<void> {
  const restored = await selectById(everywhere, ids)
  for (const { client_id: clientId, user_id: personId, task_id: taskId } of restored)
    await settlePersonTasks(everywhere, context, { clientId, personTasks: [{ personId, taskId }] })
  const stateBefore = new Map(restored.map(({ id, state }) => [id, state]))
  for (const followUp of await selectById(everywhere, ids))
    // One that is opened again by its observations has its coach by now.
    if (isActive(followUp.state) && followUp.state === stateBefore.get(followUp.id))
      await coachOrNobody(everywhere.forTenant(followUp.client_id), context, followUp)
}
