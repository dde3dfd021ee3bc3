/** Sends the dashboard's first requests, which need to know who is signed in, while its code is still loading. */
import { serverClock } from '../../foundation/data/serverClock.ts'
import { lastSummaryMonths, summaryMonthsOf } from '#domain/charts/summaryPeriods.ts'
import { localDayOf } from '#domain/dates.ts'
import type { Me } from '../../foundation/auth/currentUser.ts'
import { personStoreName, readPersonStore } from '../../foundation/data/personStore.ts'
import { prefetch } from '../../foundation/data/prefetch.ts'
import { summaryRequest } from '../observations/summary/summaryRequest.ts'
import { keyFiguresRequest } from './keyFiguresRequest.ts'

/** Of the user's own client. */
export function prefetchDashboard({ id, type, client }: Me): void {
  const stored = readPersonStore(personStoreName(id, client.id), MONTHS_KEY)
  const today = localDayOf(serverClock.now(), client.time_zone)
  const { dateFrom, dateTo } = lastSummaryMonths(summaryMonthsOf(stored), today)
  const days = { dateFrom, dateTo }
  void prefetch(keyFiguresRequest(client.id, days, { type, hasAi: client.ai_enabled }))
  void prefetch(summaryRequest(client.id, days))
}

/** Of the person's store: how many months the dashboard counts. */
export const MONTHS_KEY = 'dashboard.months'
