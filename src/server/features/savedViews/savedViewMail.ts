/** The weekly mail of a saved view, to each who wants it: its figures within their own access. */
import { SUMMARY_HOUR, SUMMARY_PERIODS } from '#domain/charts/summaryPeriods.ts'
import { type ObservationDaysInput, withDays } from '#domain/observations/observationListInput.ts'
import { parseSavedQuery, type SavedQuery, viewFilter } from '#domain/savedViews/savedViewRules.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { defineJob, enqueue } from '../../platform/queue/queue.ts'
import { defineMail } from '../mails/mailContent.ts'
import { mailPeriod } from '../mails/mailDates.ts'
import { readObservationQuery } from '../observations/observationQuery.ts'
import { planCounts, readTotals } from '../observations/observationTotals.ts'
import { queriesWithin } from './viewWithinAccess.ts'
import { formatChange, formatObservationCount, type SummaryCounts } from '../mails/summaryFormat.ts'

const { isDueOn, before: weekBefore } = SUMMARY_PERIODS.weekly

/** Runs on Monday at 06:00 in the time zone of each client that has such mails. */
export const scheduleSavedViewMails = dailySchedule({
  kind: 'mailSavedViews',
  hour: SUMMARY_HOUR,
  isDueOn,
  clients: sql`client.deleted_at is null
    and exists (select from saved_view_mails mail where mail.client_id = client.id)`,
})

export const enqueueSavedViewMails = defineJob({
  kind: 'mailSavedViews',
  handler: async ({ clientId, cause: day }, { db, now }) => {
    const wanted = await db.read({ clientId }, (tables) =>
      tables.from('saved_view_mails').select(['view_id', 'user_id']).orderBy('view_id'),
    )
    const dueAt = now()
    return {
      state: 'done',
      onFinish: (transaction) =>
        enqueue(
          transaction,
          wanted.map(({ view_id: subjectId, user_id: userId }) => ({
            clientId,
            kind: 'mail.savedView',
            userId,
            subjectId,
            cause: day,
            dueAt,
          })),
        ),
    }
  },
})

export const savedViewMail = defineMail({
  kind: 'savedView',
  build: async ({ clientId, subjectId, cause: day }, { db }, { id, access, texts }) => {
    const view = await readMailedView(db, { clientId, viewId: subjectId, userId: id })
    const [query] = view ? await queriesWithin(db, access, [view.query]) : []
    const kept = query && viewFilter(query)
    if (!view || !kept) return 'The view is gone, or they no longer want it by email.'
    const filter = withDays(kept, day)
    const days = weekBefore(day)
    const [all, week, weekBeforeThat] = await Promise.all([
      readCounts(db, access, filter),
      readCounts(db, access, within(filter, days)),
      readCounts(db, access, within(filter, weekBefore(days.dateFrom))),
    ])
    return {
      values: {
        view: view.name,
        period: mailPeriod(texts, days),
        total: formatObservationCount(texts, all.total),
        week: formatObservationCount(texts, week.total),
        change: formatChange(texts, week, weekBeforeThat),
      },
      path: listPath(clientId, query),
    }
  },
})

interface MailedView {
  name: string
  query: SavedQuery
}

/** Returns null when the person does not see it, or does not want it. */
async function readMailedView(
  db: Database,
  { clientId, viewId, userId }: { clientId: string; viewId: string; userId: string },
): Promise<MailedView | null> {
  const [view] = await db.sql<Omit<MailedView, 'query'> & { query: unknown }>(
    { clientId },
    (tenantFilter) => sql`select view.name, view.query
          from saved_views view
          join saved_view_mails mail on mail.client_id = view.client_id and mail.view_id = view.id
          where ${tenantFilter('view')} and view.id = ${viewId} and mail.user_id = ${userId}
            and (view.is_shared or view.user_id = ${userId})`,
  )
  return view ? { ...view, query: parseSavedQuery(view.query) } : null
}

/** null: no day is in both. */
function within(
  filter: ObservationDaysInput,
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
): ObservationDaysInput | null {
  const from = filter.dateFrom && filter.dateFrom > dateFrom ? filter.dateFrom : dateFrom
  const to = filter.dateTo && filter.dateTo < dateTo ? filter.dateTo : dateTo
  return from <= to ? { ...filter, dateFrom: from, dateTo: to } : null
}

async function readCounts(
  db: Database,
  access: Access,
  filter: ObservationDaysInput | null,
): Promise<SummaryCounts> {
  if (!filter) return { total: 0, correct: 0, incorrect: 0 }
  const query = await readObservationQuery(db, { access, filter })
  return readTotals(db, planCounts(query, null), ['total', 'correct', 'incorrect'])
}

/** The list as the view has it; the app reads a filter in this form, too. */
function listPath(clientId: string, { filter, sort, order }: SavedQuery): string {
  const encoded = encodeURIComponent(JSON.stringify(filter))
  const sorted = sort && order ? `&sort=${encodeURIComponent(sort)}&order=${order}` : ''
  return `/allobservations?clientId=${clientId}&filter=${encoded}${sorted}`
}
