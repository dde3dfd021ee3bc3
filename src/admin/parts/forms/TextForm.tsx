/** A form of one long text that keeps what is typed as a draft until it is sent. */
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { CONTEST_TEXT_LIMIT } from '#domain/contests/contestRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { draftStore } from './draftStore.ts'
import { useTextSubmission } from './useTextSubmission.ts'

export function TextForm({ draft, label, hint, submit, start, onSubmit, onCancel }: TextFormProps) {
  const translate = useTranslate()
  const { id: userId } = useMe()
  const key = draftStore.keyOf(userId, ...draft)
  const { text, setText, problem, isSending, send } = useTextSubmission(
    () => readDraft(key),
    async (typed) => {
      await onSubmit(typed)
      draftStore.clear(key)
    },
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const isStarted = start === null && onCancel !== undefined
  useLayoutEffect(() => {
    if (isStarted) field.current?.focus()
  }, [isStarted])
  const change = (value: string) => {
    start?.onStart()
    setText(value)
    if (value === '') draftStore.clear(key)
    else draftStore.write(key, { form: { text: value }, base: null })
  }
  const cancel = () => {
    setText('')
    draftStore.clear(key)
    onCancel?.()
  }
  if (start && text === '')
    return (
      <Stack spacing={1}>
        <Typography color="text.secondary">{hint}</Typography>
        <Box>
          <Button variant="outlined" onClick={start.onStart}>
            {start.label}
          </Button>
        </Box>
      </Stack>
    )
  return (
    <Stack component="form" spacing={1} aria-label={label} onSubmit={send}>
      <Typography color="text.secondary">{hint}</Typography>
      <TextField
        label={label}
        multiline
        minRows={3}
        required
        inputRef={field}
        value={text}
        error={problem !== null}
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { maxLength: CONTEST_TEXT_LIMIT, readOnly: isSending } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" spacing={1}>
        {/* Not disabled while it sends, or it would lose the keyboard focus. */}
        <Button type="submit" variant="contained" disabled={text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button color="inherit" onClick={cancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

const readDraft = (key: string): string => {
  const text = draftStore.read(key, ['text'])?.form['text']
  return typeof text === 'string' ? text : ''
}

interface TextFormProps {
  /** Identifies the draft of this person. */
  draft: readonly string[]
  label: string
  hint: string
  submit: string
  /** A button that opens the form; null: it is open. */
  start: { label: string; onStart: () => void } | null
  /** Rejects with an error that is shown; the text stays. */
  onSubmit: (text: string) => Promise<void>
  onCancel?: () => void
}
