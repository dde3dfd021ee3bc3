/** Save and Cancel, within reach on a phone, and under them what went wrong. */
import { Alert, Box, Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { FormUploadsContext } from '../uploads/formUploads.ts'

export function SaveBar({ label, cancelTo, problem, before }: SaveBarProps) {
  const { isSubmitting } = useFormState()
  const isSending = useContext(FormUploadsContext)?.isUploading ?? false
  const translate = useTranslate()
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {before}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting || isSending}>
          {isSending ? 'Uploading…' : label}
        </Button>
        <Button component={LinkBase} to={cancelTo} size="large" color="inherit">
          {translate('ra.action.cancel')}
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  )
}

interface SaveBarProps {
  label: string
  cancelTo: string
  problem: string | null
  /** A button to the left. */
  before?: ReactNode
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 2,
  py: 2,
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const
