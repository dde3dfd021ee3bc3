/** A form of one short field, such as a code; a refusal is said at the field, and what was typed stays. */
import { Button, Stack, TextField } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useTextSubmission } from '../../parts/forms/useTextSubmission.ts'

export function OneFieldForm({ label, hint, type, submit, onSubmit, onCancel }: OneFieldFormProps) {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const focus = () => field.current?.focus()
  const { text, setText, problem, isSending, send } = useTextSubmission('', onSubmit, focus)
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-busy={isSending}
      onSubmit={send}
      sx={{ maxWidth: 400 }}
    >
      <TextField
        label={label}
        type={type}
        required
        inputRef={field}
        value={text}
        error={problem !== null}
        helperText={problem ?? hint}
        onChange={({ target }) => setText(target.value)}
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
        slotProps={{ htmlInput: { maxLength: 200 }, formHelperText: { 'aria-live': 'polite' } }}
      />
      <Stack direction="row" spacing={1}>
        {/* Not disabled while it sends, or it would lose the keyboard focus. */}
        <Button type="submit" variant="contained" disabled={text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

interface OneFieldFormProps {
  label: string
  hint: string
  type: 'text' | 'password'
  submit: string
  /** Rejects with an error that is shown. */
  onSubmit: (text: string) => Promise<void>
  onCancel?: (() => void) | undefined
}
