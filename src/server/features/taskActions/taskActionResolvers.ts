/** Actions on tasks and places: list and total, who may own one, changes, and what was observed before and after. */
import type {
  Person,
  Resolvers,
  TaskAction,
  TaskActionEffect,
  TaskActionSide,
} from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import type { ActionEffect, EffectSide } from '#domain/taskActions/actionEffect.ts'
import { mayDeleteTaskAction } from '#domain/taskActions/taskActionRules.ts'
import { readPeople } from '../../context/audit/auditEntryDetails.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { readEffects } from './actionEffects.ts'
import {
  createTaskAction,
  deleteTaskAction,
  findActedOn,
  finishTaskAction,
  reopenTaskAction,
  updateTaskAction,
} from './saveTaskAction.ts'
import {
  countTaskActions,
  readOwners,
  readTaskActions,
  type TaskActionRow,
} from './taskActionQueries.ts'

export const taskActionResolvers = {
  Query: {
    taskActions: async (_root, { clientId, where, ...args }, context) => {
      const access = await accessOf(context, clientId)
      const list = parseInput(listInputSchema, args)
      const query = { access, where: where ?? {}, now: context.now(), list }
      return toContract(context, access, await readTaskActions(context.db, query))
    },
    totalTaskActions: async (_root, { clientId, where }, context) =>
      countTaskActions(context.db, {
        access: await accessOf(context, clientId),
        where: where ?? {},
        now: context.now(),
      }),
    taskActionOwners: async (_root, { search, take, ...args }, context) => {
      const list = parseInput(listInputSchema, { search, take })
      const { access, actedOn } = await findActedOn(context, args)
      return readOwners(context.db, access, { actedOn, ...list })
    },
  },
  Mutation: {
    createTaskAction: async (_root, args, context) =>
      readTaskAction(context, await createTaskAction(context, args)),
    updateTaskAction: async (_root, args, context) => {
      await updateTaskAction(context, args)
      return readTaskAction(context, args.id)
    },
    finishTaskAction: async (_root, { id }, context) => {
      await finishTaskAction(context, id)
      return readTaskAction(context, id)
    },
    reopenTaskAction: async (_root, { id }, context) => {
      await reopenTaskAction(context, id)
      return readTaskAction(context, id)
    },
    deleteTaskAction: async (_root, { id }, context) => {
      await deleteTaskAction(context, id)
      return readTaskAction(context, id)
    },
  },
} satisfies Resolvers<RequestContext>

/** Finds a deleted one too. NOT_FOUND outside the caller's access. */
async function readTaskAction(context: RequestContext, id: string): Promise<TaskAction> {
  const access = await accessToRecord(context, 'task_actions', id)
  const rows = await readTaskActions(context.db, {
    access,
    where: {},
    now: context.now(),
    id: requireUuid(id),
    list: { skip: 0, take: 1 },
  })
  const [action] = await toContract(context, access, rows)
  if (!action) throw notFound()
  return action
}

/** Who gave one and who did it may belong to the provider. */
async function toContract(
  context: RequestContext,
  access: Access,
  rows: readonly TaskActionRow[],
): Promise<TaskAction[]> {
  const { db, now } = context
  const [people, effects] = await Promise.all([
    readPeople(
      db,
      rows.flatMap(({ doer_id, creator_id }) => [doer_id ?? [], creator_id].flat()),
    ),
    readEffects(db, access, rows, now()),
  ])
  const personOf = (id: string | null) => (people.get(id ?? '') as Person | undefined) ?? null
  return rows.map(({ doer_id, creator_id, done_at, ...row }, index) => ({
    ...row,
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
