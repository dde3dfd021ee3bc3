/** The form that asks for help: it is sent as soon as there is something to send, and keeps what was typed (spec 5). */
import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { HELP_MESSAGE_LIMIT, HELP_SUBJECT_LIMIT } from '#domain/help/helpForm.ts'
import { UnsavedChangesGuard } from '../../parts/forms/LeaveGuard.tsx'
import { useFocusFirstError } from '../../parts/forms/useFocusFirstError.ts'
import { useContactForm } from './useContactForm.ts'
import { DraftRestoredAlert } from '../../parts/forms/RestoredNotice.tsx'

export function ContactFormFields({ userId, onSent }: ContactFormFieldsProps) {
  const { form, send, problem, draft, isRestored, discard } = useContactForm(userId, onSent)
  const formElement = useFocusFirstError(form)
  const { errors, isSubmitting } = form.formState
  const isEmpty = form.watch(['subject', 'message']).some((text) => text.trim() === '')
  const field = (name: 'subject' | 'message') => ({
    ...form.register(name),
    id: `help-${name}`,
    error: Boolean(errors[name]),
    helperText: errors[name]?.message,
    required: true,
  })
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      aria-label="Ask us"
      ref={formElement}
      onSubmit={(event) => {
        event.preventDefault()
        // A button that is disabled meanwhile would lose the keyboard's place.
        if (!isSubmitting) void send(event)
      }}
    >
      <UnsavedChangesGuard title="Leave without sending?" {...draft} />
      <Stack spacing={2}>
        {isRestored && <DraftRestoredAlert isNot="sent" onDiscard={discard} />}
        <TextField label="Subject" {...field('subject')} slotProps={MAX_LENGTHS.subject} />
        <TextField
          label="Message"
          multiline
          minRows={6}
          maxRows={20}
          {...field('message')}
          helperText={errors.message?.message ?? HINT}
          slotProps={MAX_LENGTHS.message}
        />
        <Button type="submit" variant="contained" size="large" disabled={isEmpty} sx={submitButton}>
          {isSubmitting ? 'Sending…' : 'Send'}
        </Button>
        {problem && <Alert severity="error">{problem}</Alert>}
      </Stack>
    </Box>
  )
}

interface ContactFormFieldsProps {
  /** Given, for a session that ends while it is sent leaves nobody to ask. */
  userId: string
  onSent: () => void
}

const HINT = 'What did you want to do, on which page, and what happened instead?'

const MAX_LENGTHS = {
  subject: { htmlInput: { maxLength: HELP_SUBJECT_LIMIT } },
  message: { htmlInput: { maxLength: HELP_MESSAGE_LIMIT } },
}

const submitButton = { alignSelf: 'flex-start' } as const
