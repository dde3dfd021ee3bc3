/** Exports on the server, and downloads the file when it is ready if the page is still open. */
import { graphql } from '#api/graphql.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { ExportFormat } from '#domain/enumerations.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { type ListRequest, listVariables } from '../../foundation/data/listVariables.ts'
import { request } from '../../foundation/data/request.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { cancelJob, isFinished, type JobSummary, useJob } from '../jobs/jobApi.ts'
import { downloadUrl } from './download.ts'
import { type Export, type ExportState, IDLE_EXPORT, type ServerExport } from './exportState.ts'
import { exportErrorMessage } from './fetchAllRows.ts'
import { useNotifyText } from '../notifications/useNotifyText.ts'

export function useServerExport(exported: ServerExport | null): Export {
  const { sort, filter, filterValues } = useListContext()
  const { id: clientId } = useCurrentClient()
  const notify = useNotify()
  const notifyText = useNotifyText()
  const [order, setOrder] = useState<PendingExport | null>(null)
  const latest = useRef<PendingExport | null>(null)
  const { job, errorMessage, isNotFound } = useJob(order?.jobId ?? null)
  const change = useCallback((next: PendingExport | null) => {
    latest.current = next
    setOrder(next)
  }, [])

  const ended = job && job.id === order?.jobId && isFinished(job) ? job : null
  useEffect(() => {
    if (!ended || latest.current?.jobId !== ended.id) return
    const { format } = latest.current
    const { state, url, error } = ended
    if (state === 'FAILED') return change({ format, jobId: null, error: error ?? '' })
    change(null)
    if (state !== 'DONE' || !url) return
    downloadUrl(url)
    const counted = { smart_count: ended.rows_done, count: formatNumber(ended.rows_done) }
    notify('list.exported', { type: 'success', messageArgs: counted })
  }, [ended, change, notify])

  const start = (format: ExportFormat) => {
    if (!exported) return
    const asked: PendingExport = { format, jobId: null, error: null }
    change(asked)
    const list = { clientId, sort, filter: { ...filterValues, ...filter } }
    startServerExport(exported, { format, ...list }).then(
      // The export may have been cancelled meanwhile.
      ({ id }) => (latest.current === asked ? change({ ...asked, jobId: id }) : cancelOnServer(id)),
      (error: unknown) => {
        if (latest.current === asked) change({ ...asked, error: exportErrorMessage(error) })
      },
    )
  }

  const cancelOnServer = (id: string) => {
    cancelJob(id).catch((error: unknown) => notifyText(graphqlErrorMessage(error), 'error'))
  }

  const cancel = () => {
    if (order?.jobId) cancelOnServer(order.jobId)
    change(null)
  }

  const visible = isNotFound && order ? { ...order, error: errorMessage } : order
  return {
    state: exportStateOf(visible, job, errorMessage),
    isOnServer: true,
    start,
    cancel,
  }
}

interface PendingExport {
  format: ExportFormat
  /** null: the server has not accepted it yet. */
  jobId: string | null
  error: string | null
}

function exportStateOf(
  order: PendingExport | null,
  job: Pick<JobSummary, 'id' | 'state' | 'rows_done' | 'rows_total'> | null,
  problem: string | null,
): ExportState {
  if (!order) return IDLE_EXPORT
  const { format, jobId, error } = order
  if (error !== null) return { step: 'failed', format, reason: error }
  if (problem !== null) return { step: 'unheard', format }
  if (job?.id !== jobId || !job) return { step: 'writing', format }
  if (job.state === 'WAITING') return { step: 'waiting', format }
  const { rows_done: done, rows_total: total } = job
  return total === null ? { step: 'writing', format } : { step: 'fetching', format, done, total }
}

/** Requests an export of all rows of a list, in its order. */
export async function startServerExport(
  exported: ServerExport,
  { format, clientId, ...list }: ServerExportRequest,
): Promise<{ id: string }> {
  const { filter, ...variables } = listVariables(exported.name, list, clientId)
  const whole = { ...(filter as object), skip: undefined, take: undefined }
  if (exported.operation === 'triggerExportList') {
    const input = { ...whole, clientId, ...(variables['input'] as object) }
    const given = { list: exported.list, input: { ...input, skip: undefined, take: undefined } }
    return (await request(EXPORT_DOCUMENTS[exported.operation], { ...given, format })).job
  }
  const given = { filter: whole, ...variables, format }
  return (await request(EXPORT_DOCUMENTS[exported.operation], given)).job
}

interface ServerExportRequest extends Pick<ListRequest, 'filter' | 'sort' | 'meta'> {
  format: ExportFormat
  clientId: string
}

const EXPORT_DOCUMENTS = {
  triggerGetUsersForExport: graphql(`
    mutation ExportUsers(
      $filter: UserFilter
      $input: UserListInput
      $where: UserWhere
      $format: ExportFormat!
    ) {
      job: triggerGetUsersForExport(
        filter: $filter
        input: $input
        where: $where
        format: $format
      ) {
        id
      }
    }
  `),
  triggerExportList: graphql(`
    mutation ExportList($list: ExportedList!, $input: ListExportInput, $format: ExportFormat!) {
      job: triggerExportList(list: $list, input: $input, format: $format) {
        id
      }
    }
  `),
  triggerExportObservations: graphql(`
    mutation ExportObservations(
      $filter: ObservationFilter
      $input: ObservationListInput
      $format: ExportFormat!
    ) {
      job: triggerExportObservations(filter: $filter, input: $input, format: $format) {
        id
      }
    }
  `),
}
