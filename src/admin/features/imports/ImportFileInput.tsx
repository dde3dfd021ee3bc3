/** File input with drag and drop, and the reason why the last file was refused. */
import { Alert, Typography } from '@mui/material'
import { useId } from 'react'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { DropArea } from '../../parts/uploads/DropArea.tsx'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { MAX_FILE_SIZE_TEXT } from './csvPreview.ts'
import type { ImportFlow } from './useImport.ts'

export function ImportFileInput({
  label,
  flow,
  isPrimary = false,
  showLimits = false,
}: ImportFileInputProps) {
  const limits = useId()
  return (
    <>
      <DropArea
        accept={CSV_UPLOAD.accept}
        label={label}
        {...(showLimits ? { describedBy: limits } : {})}
        isPrimary={isPrimary}
        onFiles={flow.selectFiles}
      />
      {showLimits && (
        <Typography id={limits} variant="caption" color="text.secondary">
          One .csv file with at most {formatNumber(CSV_UPLOAD.maxRows)} rows and{' '}
          {MAX_FILE_SIZE_TEXT}.
        </Typography>
      )}
      {flow.fileError !== null && <Alert severity="error">{flow.fileError}</Alert>}
    </>
  )
}

interface ImportFileInputProps {
  label: string
  flow: Pick<ImportFlow, 'fileError' | 'selectFiles'>
  /** Whether it is the main action of the page. */
  isPrimary?: boolean
  /** Whether it says how large a file may be. */
  showLimits?: boolean
}
