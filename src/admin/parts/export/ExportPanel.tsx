/** How far an export is, with Cancel; or why it failed, with another try. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Link, useListContext, useTranslate } from 'react-admin'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/enumerations.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import type { ExportColumn } from './exportedTable.ts'
import { type Export, findServerExport } from './exportState.ts'
import { useBrowserExport } from './useBrowserExport.ts'
import { useServerExport } from './useServerExport.ts'

export function ExportPanel({ state, isOnServer, start, cancel }: Export) {
  const translate = useTranslate()
  if (state.step === 'idle') return null
  const { format } = state
  const leave = () => {
    document.getElementById(exportButtonId(format))?.focus()
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
        <Typography id={PROGRESS_ID} variant="caption">
          {progressText(state, translate)}
        </Typography>
        <LinearProgress aria-labelledby={PROGRESS_ID} {...progressBarProps(state)} />
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

const PROGRESS_ID = 'export-progress'

function progressText(state: Export['state'], translate: ReturnType<typeof useTranslate>): string {
  if (state.step === 'waiting') return translate('list.exportWaiting')
  if (state.step === 'unheard') return translate('list.exportUnheard')
  if (state.step !== 'fetching') return translate('list.exporting')
  const { done, total } = state
  return translate('list.exportingRows', { done: formatNumber(done), total: formatNumber(total) })
}

/** Without a share the bar moves to and fro. */
const progressBarProps = (state: Export['state']) =>
  state.step === 'fetching' && state.total > 0
    ? { variant: 'determinate' as const, value: Math.round((100 * state.done) / state.total) }
    : {}

const panel = { display: 'flex', alignItems: 'center', gap: 2, px: 2, pb: 2 } as const

/** The export buttons of every list (spec 2, Shared list screens); `panel` shows how far an export is. */
export function ExportButtons({ state, start }: Pick<Export, 'state' | 'start'>) {
  const translate = useTranslate()
  const busy = state.step !== 'idle' && state.step !== 'failed'
  return EXPORT_FORMATS.map((format) => (
    <Button
      key={format}
      id={exportButtonId(format)}
      variant="outlined"
      startIcon={<DownloadIcon />}
      // Not `disabled`, which would take the focus away from who has just pressed it.
      aria-disabled={busy}
      onClick={() => {
        if (!busy) start(format)
      }}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
    >
      {translate(LABELS[format])}
    </Button>
  ))
}

/** Where the focus goes when the export's panel goes. */
const exportButtonId = (format: ExportFormat) => `export-${format}`

const LABELS: Record<ExportFormat, string> = { CSV: 'list.exportCsv', EXCEL: 'list.exportExcel' }

/** Exports the list around it: all rows of its filter, search and sort (spec 2, [2.45] [2.46]). */
export function useExport(title: string, columns: readonly ExportColumn[]): Export {
  const { resource } = useListContext()
  const { type } = useMe()
  const exported = findServerExport(resource, type)
  const inBrowser = useBrowserExport(title, columns)
  const onServer = useServerExport(exported)
  return exported ? onServer : inBrowser
}
