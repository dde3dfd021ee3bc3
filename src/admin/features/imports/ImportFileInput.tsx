/** File input with drag and drop, and the reason why the last file was refused. */
import { Alert, Typography } from '@mui/material'
import { useId } from 'react'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { DropArea } from '../../parts/uploads/DropArea.tsx'
import { useT } from '../../foundation/i18n/useT.ts'
import type { ImportFlow } from './useImport.ts'

export function ImportFileInput({
  label,
  flow,
  isPrimary = false,
  showLimits = false,
}: ImportFileInputProps) {
  const t = useT()
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
          {t('imports.limits', { rows: CSV_UPLOAD.maxRows, size: CSV_UPLOAD.maxSize / MEBIBYTE })}
        </Typography>
      )}
      {flow.fileError !== null && <Alert severity="error">{flow.fileError}</Alert>}
    </>
  )
}

const MEBIBYTE = 1024 * 1024

interface ImportFileInputProps {
  label: string
  flow: Pick<ImportFlow, 'fileError' | 'selectFiles'>
  /** True if it is the main action of the page. */
  isPrimary?: boolean
  /** True if it says how large a file may be. */
  showLimits?: boolean
}
