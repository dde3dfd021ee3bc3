/** Saved views of the observation list: one's own and the client's shared ones, and their weekly mail. */
import { isDeepStrictEqual } from 'node:util'
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateSavedViewArgs,
  MutationUpdateSavedViewArgs,
  Resolvers,
  SavedView,
  SavedViewInput,
} from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { mayChangeView, mayShareView } from '#domain/savedViews/savedViewAccess.ts'
import {
  MAX_SAVED_VIEWS,
  type SavedQuery,
  savedViewSchema,
} from '#domain/savedViews/savedViewRules.ts'
import { audit } from '../../context/audit/audit.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { accessOf, recordScopeOf } from '../../context/visibility/userAccess.ts'
import { changeMails, hasRefused } from '../mails/mailOptOut.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import {
  changeView,
  countOwnViews,
  insertView,
  lockVisibleView,
  readSavedView,
  readSavedViews,
  removeMailsTo,
  removeMailsToOthers,
  removeView,
  type SavedViewRow,
  setWeeklyMail,
} from './savedViewQueries.ts'
import { queriesWithin, RECORD_FILTERS } from './viewWithinAccess.ts'

export const savedViewResolvers = {
  Query: {
    savedViews: async (_root, { clientId }, context) => {
      const { clientId: ownClientId } = requireSession(context)
      return readSavedViews(context.db, { access: await accessOf(context, clientId), ownClientId })
    },
  },
  Mutation: {
    createSavedView: (_root, args, context) => createView(context, args),
    updateSavedView: (_root, args, context) => updateView(context, args),
    deleteSavedView: (_root, { id }, context) => deleteView(context, id),
    mailSavedView: (_root, { id, isWeekly }, context) => mailView(context, id, isWeekly),
  },
} satisfies Resolvers<RequestContext>

async function createView(
  context: RequestContext,
  { clientId: requested, input }: MutationCreateSavedViewArgs,
): Promise<SavedView> {
  const { userId } = requireSession(context)
  const { clientId } = await scopeOf(context, requested)
  const values = parseView(context, input)
  const [id, now] = [uuid(), context.now()]
  const row = { client_id: clientId, id, user_id: userId, created_at: now, updated_at: now }
  const saving = context.db.write({ clientId }, async (transaction) => {
    await lockUntilCommit(transaction, { clientId, name: `saved views of ${userId}` })
    if ((await countOwnViews(transaction, userId)) >= MAX_SAVED_VIEWS)
      throw badInput('name', message('tooManyViews', { max: MAX_SAVED_VIEWS }))
    await insertView(transaction, { ...row, ...toColumns(values) })
    const change = { clientId, action: 'CREATE', entity: 'saved_views', recordId: id } as const
    await audit(transaction, context, { ...change, after: { user_id: userId, ...values } })
  })
  await mapUniqueViolation(NAME_RULE, saving)
  return findOne(context, clientId, id)
}

async function updateView(
  context: RequestContext,
  { id, input }: MutationUpdateSavedViewArgs,
): Promise<SavedView> {
  const before = await findToChange(context, id)
  const { client_id: clientId } = before
  const given = parseView(context, input, before.is_shared)
  const values = { ...given, query: await queryToKeep(context, before, given.query) }
  const { userId } = requireSession(context)
  if (!values.is_shared && before.user_id !== userId) throw forbidden(message('viewOfOthers'))
  const saving = context.db.write({ clientId }, async (transaction) => {
    const columns = { ...toColumns(values), updated_at: context.now() }
    if (!(await changeView(transaction, before.id, columns))) throw notFound()
    if (!values.is_shared) await removeMailsToOthers(transaction, before)
    const { name, query, is_shared } = before
    const change = { clientId, action: 'UPDATE', entity: 'saved_views', recordId: id } as const
    await audit(transaction, context, {
      ...change,
      before: { name, query, is_shared },
      after: values,
    })
  })
  await mapUniqueViolation(NAME_RULE, saving)
  return findOne(context, clientId, before.id)
}

/** Keeps the stored records of each filter that an editor who sees a part of them sends back unchanged. */
async function queryToKeep(
  context: RequestContext,
  { client_id: clientId, query: stored }: SavedViewRow,
  given: SavedQuery,
): Promise<SavedQuery> {
  const [seen] = await queriesWithin(context.db, await accessOf(context, clientId), [stored])
  if (!seen || given.filter.exactPlaces !== seen.filter.exactPlaces) return given
  const kept = RECORD_FILTERS.filter(
    (name) => stored.filter[name] && isDeepStrictEqual(given.filter[name], seen.filter[name]),
  ).map((name) => [name, stored.filter[name]])
  return { ...given, filter: { ...given.filter, ...Object.fromEntries(kept) } }
}

async function deleteView(context: RequestContext, id: string): Promise<string> {
  const { client_id: clientId, name, query, is_shared } = await findToChange(context, id)
  await context.db.write({ clientId }, async (transaction) => {
    if (!(await removeView(transaction, id))) throw notFound()
    const change = { clientId, action: 'DELETE', entity: 'saved_views', recordId: id } as const
    await audit(transaction, context, { ...change, after: { name, query, is_shared } })
  })
  return id
}

async function mailView(
  context: RequestContext,
  id: string,
  isWeekly: boolean,
): Promise<SavedView> {
  const { userId, clientId: ownClientId } = requireSession(context)
  const { client_id: clientId, id: viewId } = await findVisible(context, id)
  const mails = { clientId: ownClientId, userId, kind: 'savedView' } as const
  const isBack = isWeekly && (await hasRefused(context.db, mails))
  await context.db.write({ clientId }, async (transaction) => {
    if (!(await lockVisibleView(transaction, { id: viewId, userId }))) throw notFound()
    // They refused all of these mails, and want this one.
    if (isBack) await removeMailsTo(transaction, userId)
    const row = { client_id: clientId, view_id: viewId, user_id: userId, created_at: context.now() }
    if (!(await setWeeklyMail(transaction, row, isWeekly))) return
    const change = { clientId, action: 'UPDATE', entity: 'saved_views', recordId: viewId } as const
    await audit(transaction, context, {
      ...change,
      before: { has_weekly_mail: !isWeekly },
      after: { has_weekly_mail: isWeekly },
    })
  })
  if (isBack) await changeMails(context, mails, true)
  return findOne(context, clientId, viewId)
}

/** `wasShared`: others than super users may leave it so. */
function parseView(context: RequestContext, input: SavedViewInput, wasShared = false) {
  const { name, query, isShared } = parseInput(savedViewSchema, input)
  if (isShared && !wasShared && !mayShareView(requireSession(context).role))
    throw forbidden(message('viewSharedBySuperUsers'))
  return { name, query, is_shared: isShared }
}

const toColumns = ({ query, ...values }: ReturnType<typeof parseView>) => ({
  ...values,
  query: JSON.stringify(query),
})

const NAME_RULE = { saved_views_name: { field: 'name', message: message('viewNameTaken') } }

async function findVisible(context: RequestContext, id: string): Promise<SavedViewRow> {
  const { userId } = requireSession(context)
  const view = await readSavedView(context.db, recordScopeOf(context), {
    id: requireUuid(id),
    userId,
  })
  if (!view) throw notFound()
  return view
}

async function findToChange(context: RequestContext, id: string): Promise<SavedViewRow> {
  const { userId, role } = requireSession(context)
  const view = await findVisible(context, id)
  if (!mayChangeView({ role }, { isMine: view.user_id === userId, isShared: view.is_shared }))
    throw forbidden(message('viewOfOthers'))
  return view
}

async function findOne(context: RequestContext, clientId: string, id: string): Promise<SavedView> {
  const { clientId: ownClientId } = requireSession(context)
  const access = await accessOf(context, clientId)
  const [view] = await readSavedViews(context.db, { access, ownClientId }, id)
  if (!view) throw notFound()
  return view
}
