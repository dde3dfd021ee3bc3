/** A form whose fields are all on the screen at once. */
import { Box, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from './formConfig.ts'
import { formPageStyles } from './formPage.ts'
import { SaveBar } from './SaveBar.tsx'
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
