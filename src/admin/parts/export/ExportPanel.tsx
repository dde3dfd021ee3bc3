/** How far an export is, with Cancel; or why it failed, with another try. */
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { ColumnReader } from './ColumnReader.tsx'
import { exportButtonId } from './ExportButtons.tsx'
import type { Export } from './exportState.ts'

export function ExportPanel({ columns, ...exporting }: ExportPanelProps) {
  const { state, isOnServer, start, onRead, cancel } = exporting
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
      {state.step === 'reading' && (
        <ColumnReader columns={columns} onRead={(read) => onRead(format, read)} />
      )}
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

interface ExportPanelProps extends Export {
  columns: ReactNode
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
