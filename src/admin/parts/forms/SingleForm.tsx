/** A form whose fields are all on the screen at once. */
import { Alert, Box, Button, Stack } from '@mui/material'
import { type FormEvent, type ReactNode, useContext } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { FormUploadsContext } from '../uploads/formUploads.ts'
import type { FormValues } from './formConfig.ts'
import { useFocusFirstError } from './useFocusFirstError.ts'

export function SingleForm({ name, notices, send, saveLabel, children, ...bar }: SingleFormProps) {
  const formElement = useFocusFirstError(useFormContext<FormValues>())
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      aria-label={name}
      ref={formElement}
      onSubmit={(event) => void send(event)}
      sx={formPageStyles}
    >
      <Stack spacing={2}>
        {notices}
        {children}
      </Stack>
      <SaveBar label={saveLabel} {...bar} />
    </Box>
  )
}

export interface FormParts {
  /** What the form is called for who cannot see it. */
  name: string
  /** What was kept, what clashes. */
  notices: ReactNode
  send: (event: FormEvent) => Promise<void>
  problem: string | null
  cancelTo: string
}

interface SingleFormProps extends FormParts {
  saveLabel: string
  children: ReactNode
}

/** Save and Cancel, within reach on a phone, and under them what went wrong. */
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

/** A form's width, and room below: the sticky bar never hides what the keyboard is at. */
export const formPageStyles = {
  maxWidth: 800,
  '& input, & textarea, & button': { scrollMarginBottom: 120 },
} as const
