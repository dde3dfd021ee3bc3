/** The export buttons of every list (spec 2, Shared list screens); `panel` shows how far an export is. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EXPORT_FORMATS } from '#domain/enumerations.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import type { Export } from './exportState.ts'

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
export const exportButtonId = (format: ExportFormat) => `export-${format}`

const LABELS: Record<ExportFormat, string> = { CSV: 'list.exportCsv', EXCEL: 'list.exportExcel' }
