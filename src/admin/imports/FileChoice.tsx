/** Where the file is dropped or chosen, and why the one chosen last was refused. */
import { Alert, Typography } from '@mui/material'
import { useId } from 'react'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { DropArea } from '../uploads/DropArea.tsx'
import { shownCount } from '../charts/shownCount.ts'
import { MAX_SIZE } from './fileIssue.ts'
import type { ImportFlow } from './useImport.ts'

export function FileChoice({ label, flow, isPrimary = false, hasLimits = false }: FileChoiceProps) {
  const limits = useId()
  return (
    <>
      <DropArea
        accept={CSV_UPLOAD.accept}
        label={label}
        {...(hasLimits ? { describedBy: limits } : {})}
        isPrimary={isPrimary}
        onFiles={flow.choose}
      />
      {hasLimits && (
        <Typography id={limits} variant="caption" color="text.secondary">
          One .csv file with at most {shownCount(CSV_UPLOAD.maxRows)} rows and {MAX_SIZE}.
        </Typography>
      )}
      {flow.issue !== null && <Alert severity="error">{flow.issue}</Alert>}
    </>
  )
}

interface FileChoiceProps {
  label: string
  flow: Pick<ImportFlow, 'issue' | 'choose'>
  /** Nothing else of the page is as near. */
  isPrimary?: boolean
  /** Whether it says how large a file may be. */
  hasLimits?: boolean
}
