/** Asks for all rows of the list around it, page by page, and writes them as a file. */
import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import type { ExportFormat } from '#domain/enumerations.ts'
import { dayOf } from '#domain/dates.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import type { ListColumn } from '../list/columnReading.ts'
import { exportedTable } from './exportedTable.ts'
import { exportFileName } from '#domain/sheets/exportFileName.ts'
import { exportFailure } from './exportFailure.ts'
import { IDLE } from './exportState.ts'
import type { Export, ExportState } from './exportState.ts'
import { exportWriters } from './exportWriters.ts'
import { fetchAllRows, ROWS_OF_A_PAGE } from './fetchAllRows.ts'
import { readPlaceNames } from './readPlaceNames.ts'
import { saveFile } from './saveFile.ts'
import { withDeletion } from './withDeletion.ts'

export function useBrowserExport(title: string): Export {
  const { resource, sort, filter, filterValues } = useListContext()
  const { time_zone: timeZone } = useCurrentClient()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const [state, setState] = useState<ExportState>(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (format: ExportFormat, columns: ListColumn[], signal: AbortSignal) => {
    const asked = { ...filterValues, ...filter } as Record<string, unknown>
    const rows = await fetchAllRows(
      (page) => {
        const pagination = { page, perPage: ROWS_OF_A_PAGE }
        return dataProvider.getList(resource, {
          sort,
          filter: asked,
          pagination,
          signal,
          meta: { whole: true },
        })
      },
      (done, total) => {
        if (!signal.aborted) setState({ step: 'fetching', format, done, total })
      },
    )
    signal.throwIfAborted()
    setState({ step: 'writing', format })
    const names = await readPlaceNames(dataProvider, columns, signal)
    const { ending, write } = exportWriters[format]
    const shown = asked['showDeleted'] === true ? withDeletion(columns) : columns
    const file = await write(exportedTable(shown, rows, names), title, timeZone)
    signal.throwIfAborted()
    saveFile(file, exportFileName(title, dayOf(new Date(), timeZone), ending))
    const counted = { smart_count: rows.length, count: rows.length.toLocaleString() }
    notify('list.exported', { type: 'success', messageArgs: counted })
  }

  const onRead = (format: ExportFormat, columns: ListColumn[]) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    run(format, columns, signal).then(
      () => setState(IDLE),
      (error: unknown) => {
        if (signal.aborted) return
        // What is still on its way is of no use any more.
        running.current?.abort()
        setState({ step: 'failed', format, reason: exportFailure(error) })
      },
    )
  }

  return {
    state,
    isOnServer: false,
    start: (format) => setState({ step: 'reading', format }),
    onRead,
    cancel: () => {
      running.current?.abort()
      setState(IDLE)
    },
  }
}
