/** A form of one field, such as a code; a refusal is said at the field, and what was typed stays. */
import { Button, Stack, TextField } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useTextSubmission } from './useTextSubmission.ts'

export function OneFieldForm(props: OneFieldFormProps) {
  const { label, hint, type, initial = '', maxLength = 200, submit, onSubmit, onCancel } = props
  const translate = useTranslate()
  const isLong = type === 'long text'
  const field = useRef<HTMLInputElement>(null)
  const focus = () => field.current?.focus()
  const { text, setText, problem, isSending, send } = useTextSubmission(initial, onSubmit, focus)
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-busy={isSending}
      onSubmit={send}
      sx={isLong ? null : { maxWidth: 400 }}
    >
      <TextField
        label={label}
        type={type === 'password' ? type : 'text'}
        multiline={isLong}
        required
        inputRef={field}
        value={text}
        error={problem !== null}
        helperText={problem ?? hint}
        onChange={({ target }) => setText(target.value)}
        autoComplete={AUTO_COMPLETE[type]}
        slotProps={{
          htmlInput: { maxLength, readOnly: isSending },
          formHelperText: { 'aria-live': 'polite' },
        }}
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

const AUTO_COMPLETE = {
  code: 'one-time-code',
  password: 'current-password',
  text: 'off',
  'long text': 'off',
}

interface OneFieldFormProps {
  label: string
  hint?: string
  type: keyof typeof AUTO_COMPLETE
  /** What there is to change. */
  initial?: string
  maxLength?: number
  submit: string
  /** Rejects with an error that is shown. */
  onSubmit: (text: string) => Promise<void>
  onCancel?: (() => void) | undefined
}
