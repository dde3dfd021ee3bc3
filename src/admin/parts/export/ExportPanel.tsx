/** Progress of an export with a Cancel button, or the reason of its failure with a Try again button. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { type RefObject, useId, useRef } from 'react'
import { Link, type RaRecord, useEvent, useListContext, useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import type { ExportColumn } from '#api/exportColumns.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/enumerations.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { makeDelayedChanges } from '../../foundation/state/useDelayedChange.ts'
import { type Export, findServerExport } from './exportState.ts'
import { useBrowserExport } from './useBrowserExport.ts'
import { useServerExport } from './useServerExport.ts'

export function ExportPanel({ state, isOnServer, start, cancel, trigger }: ListExport) {
  const translate = useTranslate()
  const progressId = useId()
  if (state.step === 'idle') return null
  const { format } = state
  const leave = () => {
    trigger.current?.focus()
    cancel()
  }
  if (state.step === 'failed')
    return (
      <Alert
        severity="error"
        sx={{ mx: 2, mb: 2 }}
        action={
          <>
            <Button color="inherit" onClick={() => start(format)}>
              {translate('list.tryAgain')}
            </Button>
            <Button color="inherit" onClick={leave}>
              {translate('ra.action.close')}
            </Button>
          </>
        }
      >
        {translate('list.exportFailed', { reason: state.reason })}
      </Alert>
    )
  return (
    <Box sx={panel}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography id={progressId} variant="caption">
          {progressText(state, translate)}
        </Typography>
        <LinearProgress aria-labelledby={progressId} {...progressBarProps(state)} />
        {isOnServer && (
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate('list.exportGoesOn')} <Link to="/jobs">{translate('jobs.title')}</Link>.
          </Typography>
        )}
      </Box>
      <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
    </Box>
  )
}

function progressText(state: Export['state'], translate: ReturnType<typeof useTranslate>): string {
  if (state.step === 'waiting') return translate('list.exportWaiting')
  if (state.step === 'unheard') return translate('list.exportUnheard')
  if (state.step !== 'fetching') return translate('list.exporting')
  const { done, total } = state
  return translate('list.exportingRows', { done: formatNumber(done), total: formatNumber(total) })
}

/** The bar is indeterminate unless the total is known. */
const progressBarProps = (state: Export['state']) =>
  state.step === 'fetching' && state.total > 0
    ? { variant: 'determinate' as const, value: Math.round((100 * state.done) / state.total) }
    : {}

const panel = { display: 'flex', alignItems: 'center', gap: 2, px: 2, pb: 2 } as const

/** Export buttons of a list. */
export function ExportButtons({ state, start, trigger }: ListExport) {
  const translate = useTranslate()
  const busy = state.step !== 'idle' && state.step !== 'failed'
  return EXPORT_FORMATS.map((format) => (
    <Button
      key={format}
      variant="outlined"
      startIcon={<DownloadIcon />}
      // Not `disabled`, which would drop the focus of the button that was just clicked.
      aria-disabled={busy}
      onClick={({ currentTarget }) => {
        if (busy) return
        trigger.current = currentTarget
        start(format)
      }}
    >
      {translate(LABELS[format])}
    </Button>
  ))
}

const LABELS: Record<ExportFormat, string> = { CSV: 'list.exportCsv', EXCEL: 'list.exportExcel' }

/**
 * Exports all rows of the list in context, by its filter, search and sort [2.45] [2.46], with what is still being typed;
 * on the server where it can.
 * `columns`: default those of the resource.
 */
export function useExport(title: string, columns?: readonly ExportColumn<RaRecord>[]): ListExport {
  const { resource, total } = useListContext()
  const { type } = useMe()
  const exported = findServerExport({ resource, total }, type)
  const inBrowser = useBrowserExport(title, columns)
  const onServer = useServerExport(exported)
  const trigger = useRef<HTMLButtonElement>(null)
  // One that runs goes on when the list becomes longer or shorter.
  const isOnServer = onServer.state.step !== 'idle' || (exported && inBrowser.state.step === 'idle')
  const exporting = isOnServer ? onServer : inBrowser
  const startNow = useEvent(exporting.start)
  const start = (format: ExportFormat) => {
    flushSync(makeDelayedChanges)
    startNow(format)
  }
  return { ...exporting, start, trigger }
}

interface ListExport extends Export {
  /** Button that started the export; gets the focus back when the panel closes. */
  trigger: RefObject<HTMLButtonElement | null>
}
