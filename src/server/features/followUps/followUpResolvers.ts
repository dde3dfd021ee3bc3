/** Follow-ups: list and total, record, totals of the dashboard, and changes. */
import type { Selectable } from 'kysely'
import type {
  FollowUpFilter,
  FollowUpListInput,
  Person,
  Resolvers,
} from '#api/generated/contract.ts'
import type { FollowUpParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { isActive, mayRunFollowUp } from '#domain/followUps/followUpRules.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { readPeople } from '../../context/audit/auditEntryDetails.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleFollowUp } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FollowUpsTable } from '../../platform/db/tables.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { keepCoach } from './coaches.ts'
import { finishCoaching, markFollowUpSeen, updateFollowUp } from './changeFollowUp.ts'
import {
  countFollowUps,
  type FollowUpQuery,
  readFollowUps,
  readFollowUpTotals,
} from './followUpQueries.ts'
import { openFollowUp } from './openFollowUp.ts'
import { settlePairs } from './settleFollowUps.ts'

const deletion = deletionMutations(async (context) => {
  const access = await accessOf(context)
  return {
    table: 'follow_ups',
    isVisible: (alias, tenantFilter) => visibleFollowUp(access, alias, tenantFilter),
    afterRestore: (transaction, ids) => settleRestored(transaction, context, ids),
  }
}, readFollowUp)

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
    allFollowUps: async (_root, { filter, input }, context) =>
      readFollowUps(context.db, {
        ...(await queryOf(context, filter, input)),
        sort: filter?.sort ?? FIRST_DUE,
      }),
    totalFollowUps: async (_root, { filter, input }, context) =>
      countFollowUps(context.db, await queryOf(context, filter, input)),
    getFollowUp: (_root, { id }, context) => readFollowUp(context, id),
    followUpTotals: async (_root, { clientId, ...days }, context) =>
      readFollowUpTotals(
        context.db,
        await queryOf(context, { where: days }, { clientId: clientId ?? null }),
      ),
  },
  Mutation: {
    openFollowUp: async (_root, args, context) =>
      readFollowUp(context, await openFollowUp(context, args)),
    updateFollowUp: async (_root, args, context) => {
      await updateFollowUp(context, args)
      return readFollowUp(context, args.id)
    },
    markFollowUpSeen: async (_root, { id }, context) => {
      await markFollowUpSeen(context, id)
      return readFollowUp(context, id)
    },
    finishCoaching: async (_root, args, context) => {
      await finishCoaching(context, args)
      return readFollowUp(context, args.id)
    },
    deleteFollowUp: deletion.deleteOne,
    bulkDeleteFollowUps: deletion.deleteMany,
    restoreFollowUp: deletion.restoreOne,
    bulkRestoreFollowUps: deletion.restoreMany,
  },
} satisfies Resolvers<RequestContext>

const FIRST_DUE = { column: 'due_date', order: 'ASC' } as const

/** Somebody of the provider may have opened it, who belongs to another client. */
const loadOpener = requestBatchLoader(
  async ({ db }: RequestContext, followUps: readonly FollowUpParent[]) => {
    const people = await readPeople(
      db,
      followUps.flatMap(({ opener_id }) => opener_id ?? []),
    )
    return followUps.map(
      ({ opener_id }) => (people.get(opener_id ?? '') as Person | undefined) ?? null,
    )
  },
)

/** Finds a deleted one too. NOT_FOUND outside the caller's access. */
async function readFollowUp(context: RequestContext, id: string): Promise<FollowUpParent> {
  const [followUp] = await readFollowUps(context.db, {
    access: await accessToRecord(context, 'follow_ups', id),
    list: SINGLE_RECORD_LIST,
    where: EVERYTHING,
    id: requireUuid(id),
    sort: FIRST_DUE,
    now: context.now(),
  })
  if (!followUp) throw notFound()
  return followUp
}

const EVERYTHING = followUpWhereSchema.parse({})

async function queryOf(
  context: RequestContext,
  filter: FollowUpFilter | null | undefined,
  input: FollowUpListInput | null | undefined,
): Promise<FollowUpQuery> {
  return {
    list: parseInput(listInputSchema, filter ?? {}),
    where: parseInput(followUpWhereSchema, filter?.where ?? {}),
    access: await accessOf(context, input?.clientId),
    now: context.now(),
  }
}

/** Their observations and coaches may have changed meanwhile. */
async function settleRestored(
  whole: Transaction,
  context: RequestContext,
  ids: readonly string[],
): Promise<void> {
  const readRestored = () =>
    whole.run<Selectable<FollowUpsTable>>((tables) =>
      tables.sql(
        (tenantFilter) => sql`select f.* from follow_ups f
          where ${tenantFilter('f')} and f.id = any(${ids}::uuid[]) order by f.client_id`,
      ),
    )
  const restored = await readRestored()
  for (const { client_id: clientId, user_id: personId, task_id: taskId } of restored)
    await settlePairs(whole, context, { clientId, pairs: [{ personId, taskId }] })
  const stateBefore = new Map(restored.map(({ id, state }) => [id, state]))
  for (const followUp of await readRestored())
    // One that is opened again by its observations has its coach by now.
    if (isActive(followUp.state) && followUp.state === stateBefore.get(followUp.id))
      await keepCoach(whole.forTenant(followUp.client_id), context, followUp)
}
