/** Actions on tasks and places: list and total, who may own one, changes, and what was observed before and after. */
import type {
  QueryTaskActionsArgs,
  Resolvers,
  TaskAction,
  TaskActionEffect,
  TaskActionSide,
} from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import type { ActionEffect, EffectSide } from '#domain/taskActions/actionEffect.ts'
import { mayDeleteTaskAction } from '#domain/taskActions/taskActionRules.ts'
import { readSeenPeople } from '../../context/people/peopleById.ts'
import { tellApart } from '../../context/people/tellApart.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { readEffects } from './actionEffects.ts'
import {
  createTaskAction,
  deleteTaskAction,
  findSubject,
  finishTaskAction,
  reopenTaskAction,
  updateTaskAction,
} from './saveTaskAction.ts'
import {
  countTaskActions,
  readOwners,
  readTaskActions,
  type TaskActionQuery,
  type TaskActionRow,
} from './taskActionQueries.ts'

const taskActions = recordResolvers({
  table: 'task_actions',
  listQuery: async (
    context,
    { clientId, where, ...args }: QueryTaskActionsArgs,
  ): Promise<TaskActionQuery> => ({
    access: await accessOf(context, clientId),
    where: where ?? {},
    now: context.now(),
    list: parseInput(listInputSchema, args),
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'task_actions', id),
    where: {},
    now: context.now(),
    id,
    list: SINGLE_RECORD_LIST,
  }),
  read: async (context, query) =>
    toContract(context, query.access, await readTaskActions(context.db, query)),
  count: countTaskActions,
})

export const taskActionResolvers = {
  Query: {
    taskActions: taskActions.list,
    totalTaskActions: taskActions.total,
    taskActionOwners: async (_root, { search, take, ...args }, context) => {
      const list = parseInput(listInputSchema, { search, take })
      const { access, subject } = await findSubject(context, args)
      return tellApart(context, access, await readOwners(context.db, access, { subject, ...list }))
    },
  },
  Mutation: {
    createTaskAction: taskActions.after(createTaskAction),
    updateTaskAction: taskActions.after(updateTaskAction),
    finishTaskAction: taskActions.after(finishTaskAction),
    reopenTaskAction: taskActions.after(reopenTaskAction),
    deleteTaskAction: taskActions.after(deleteTaskAction),
  },
} satisfies Resolvers<RequestContext>

/** Its people may belong to the provider. */
async function toContract(
  context: RequestContext,
  access: Access,
  rows: readonly TaskActionRow[],
): Promise<TaskAction[]> {
  const { db, now } = context
  const ids = rows.flatMap(({ owner_id, doer_id, creator_id }) => [owner_id, doer_id, creator_id])
  const [personOf, effects] = await Promise.all([
    readSeenPeople(context, access, ids),
    readEffects(db, access, rows, now()),
  ])
  return rows.map(({ owner_id, doer_id, creator_id, done_at, ...row }, index) => ({
    ...row,
    owner_id: personOf(owner_id)?.id ?? null,
    owner: personOf(owner_id),
    done_at: done_at?.toISOString() ?? null,
    done_by: personOf(doer_id),
    created_by: personOf(creator_id),
    may_delete: mayDeleteTaskAction(requireSession(context), { created_by: creator_id }),
    effect: toEffect(effects[index] ?? null),
  }))
}

const toEffect = (effect: (ActionEffect & { days: number }) | null): TaskActionEffect | null =>
  effect && {
    days: effect.days,
    before: toSide(effect.before),
    after: toSide(effect.after),
    conclusion: effect.conclusion,
    difference_low: effect.difference?.low ?? null,
    difference_high: effect.difference?.high ?? null,
  }

const toSide = ({ interval, ...side }: EffectSide): TaskActionSide => ({
  ...side,
  interval_low: interval?.low ?? null,
  interval_high: interval?.high ?? null,
})
