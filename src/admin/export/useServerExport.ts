/** Has the server export the list around it, and saves the file when it is ready while the page is there. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { ExportFormat } from '#domain/enumerations.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { shownCount } from '../charts/shownCount.ts'
import { firstErrorMessage } from '../data/firstErrorMessage.ts'
import { cancelJob } from '../jobs/ownJob.ts'
import type { OwnJob } from '../jobs/ownJob.ts'
import { hasEnded, useJob } from '../jobs/useJob.ts'
import { unreadQuery } from '../notifications/notificationQueries.ts'
import { exportFailure } from './exportFailure.ts'
import { IDLE } from './exportState.ts'
import type { Export, ExportState } from './exportState.ts'
import { orderExport } from './orderExport.ts'
import { saveLink } from './saveLink.ts'
import type { ServerExport } from './serverExportOf.ts'

export function useServerExport(exported: ServerExport | null): Export {
  const { sort, filter, filterValues } = useListContext()
  const { id: clientId } = useCurrentClient()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [order, setOrder] = useState<Order | null>(null)
  const newest = useRef<Order | null>(null)
  const { job, problem, isMissing } = useJob(order?.jobId ?? null)
  const change = useCallback((next: Order | null) => {
    newest.current = next
    setOrder(next)
  }, [])

  const ended = job && job.id === order?.jobId && hasEnded(job) ? job : null
  useEffect(() => {
    if (!ended || newest.current?.jobId !== ended.id) return
    const { format } = newest.current
    const { state, url, error } = ended
    void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
    if (state === 'FAILED') return change({ format, jobId: null, failure: error ?? '' })
    change(null)
    if (state !== 'DONE' || !url) return
    saveLink(url)
    const counted = { smart_count: ended.rows_done, count: shownCount(ended.rows_done) }
    notify('list.exported', { type: 'success', messageArgs: counted })
  }, [ended, change, notify, queryClient])

  const start = (format: ExportFormat) => {
    if (!exported) return
    const asked: Order = { format, jobId: null, failure: null }
    change(asked)
    const list = { clientId, sort, filter: { ...filterValues, ...filter } }
    orderExport(exported, { format, ...list }).then(
      // It may have been given up meanwhile.
      ({ id }) => (newest.current === asked ? change({ ...asked, jobId: id }) : giveUp(id)),
      (error: unknown) => {
        if (newest.current === asked) change({ ...asked, failure: exportFailure(error) })
      },
    )
  }

  const giveUp = (id: string) => {
    cancelJob(id).catch((error: unknown) => notify(firstErrorMessage(error), { type: 'error' }))
  }

  const cancel = () => {
    if (order?.jobId) giveUp(order.jobId)
    change(null)
  }

  const shown = isMissing && order ? { ...order, failure: problem } : order
  return {
    state: stateOf(shown, job, problem),
    isOnServer: true,
    start,
    onRead: () => undefined,
    cancel,
  }
}

interface Order {
  format: ExportFormat
  /** null: the server has not taken it yet. */
  jobId: string | null
  failure: string | null
}

function stateOf(
  order: Order | null,
  job: Pick<OwnJob, 'id' | 'state' | 'rows_done' | 'rows_total'> | null,
  problem: string | null,
): ExportState {
  if (!order) return IDLE
  const { format, jobId, failure } = order
  if (failure !== null) return { step: 'failed', format, reason: failure }
  if (problem !== null) return { step: 'unheard', format }
  if (job?.id !== jobId || !job) return { step: 'writing', format }
  if (job.state === 'WAITING') return { step: 'waiting', format }
  const { rows_done: done, rows_total: total } = job
  return total === null ? { step: 'writing', format } : { step: 'fetching', format, done, total }
}
