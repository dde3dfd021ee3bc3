/** Exports in the browser: loads all rows of the list in context, page by page, or makes another table, and writes them to a file. */
import { serverClock } from '../../foundation/data/serverClock.ts'
import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin'
import { type ExportColumn, exportColumns, isExportedList } from '#api/exportColumns.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { localDayOf } from '#domain/dates.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { type ExportedTable, exportedTable, fetchPlaceNames } from './exportedTable.ts'
import { exportFileName } from '#domain/exports/spreadsheetText.ts'
import { exportErrorMessage, fetchAllRows, EXPORT_PAGE_SIZE } from './fetchAllRows.ts'
import { IDLE_EXPORT, type Export, type ExportState } from './exportState.ts'
import { exportWriters } from './exportFiles.ts'
import { downloadBlob } from './download.ts'
import { inEnglish, t } from '../../foundation/i18n/i18nProvider.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function useBrowserExport(title: string, own?: readonly ExportColumn<RaRecord>[]): Export {
  const { resource, sort, filter, filterValues } = useListContext()
  const { time_zone: timeZone } = useCurrentClient()
  const dataProvider = useDataProvider()
  return useTableExport(title, async (signal, onProgress) => {
    const asked = { ...filterValues, ...filter } as Record<string, unknown>
    const rows = await fetchAllRows((page) => {
      const pagination = { page, perPage: EXPORT_PAGE_SIZE }
      return dataProvider.getList(resource, {
        sort,
        filter: asked,
        pagination,
        signal,
        meta: { complete: true },
      })
    }, onProgress)
    const columns = own ?? columnsOf(resource, asked['showDeleted'] === true)
    const pathOf = await fetchPlaceNames(dataProvider, columns, signal)
    return (today) => exportedTable(columns, rows, { t, pathOf, timeZone, today })
  })
}

/** `load` returns what makes the table, in the words of the language at that time; `today` is the client's day. */
export function useTableExport(
  title: string,
  load: (
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ) => Promise<(today: string) => ExportedTable>,
): Export {
  const { time_zone: timeZone } = useCurrentClient()
  const notify = useNotify()
  const [state, setState] = useState<ExportState>(IDLE_EXPORT)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (format: ExportFormat, signal: AbortSignal) => {
    const tableOf = await load(signal, (done, total) => {
      if (!signal.aborted) setState({ step: 'fetching', format, done, total })
    })
    signal.throwIfAborted()
    setState({ step: 'writing', format })
    const today = localDayOf(serverClock.now(), timeZone)
    const table = format === 'CSV' ? await inEnglish(() => tableOf(today)) : tableOf(today)
    const file = await exportWriters[format](table, title, timeZone)
    signal.throwIfAborted()
    downloadBlob(file, exportFileName(title, today, format))
    const { length } = table.rows
    notify('list.exported', {
      type: 'success',
      messageArgs: { smart_count: length, count: formatNumber(length) },
    })
  }

  const start = (format: ExportFormat) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ step: 'writing', format })
    run(format, signal).then(
      () => setState(IDLE_EXPORT),
      (error: unknown) => {
        if (signal.aborted) return
        // Pending responses are no longer needed.
        running.current?.abort()
        setState({ step: 'failed', format, reason: exportErrorMessage(error) })
      },
    )
  }

  return {
    state,
    isOnServer: false,
    start,
    cancel: () => {
      running.current?.abort()
      setState(IDLE_EXPORT)
    },
  }
}

/** Columns fit the records of their own list. */
const columnsOf = (list: string, showDeleted: boolean): readonly ExportColumn<RaRecord>[] =>
  isExportedList(list) ? (exportColumns(list, { showDeleted }) as ExportColumn<RaRecord>[]) : []
