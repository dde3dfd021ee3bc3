/** Contact form: asks the provider for help, then says what happens next. */
import { Alert, AlertTitle, Box, Button, Stack, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { HELP_MESSAGE_LIMIT, HELP_SUBJECT_LIMIT } from '#domain/help/helpForm.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { DraftRestoredAlert, UnsavedChangesGuard } from '../../parts/forms/UnsavedChangesGuard.tsx'
import { useFocusFirstError } from '../../parts/forms/useFocusFirstError.ts'
import { useContactForm } from './useContactForm.ts'

export function ContactForm() {
  const { id, email } = useMe()
  const [isSent, setSent] = useState(false)
  return (
    <Box id="ask">
      <Section title="Ask us" subtitle={`The answer comes by email to ${email}.`}>
        {isSent ? (
          <ContactConfirmation onAgain={() => setSent(false)} />
        ) : (
          <ContactFormFields userId={id} onSent={() => setSent(true)} />
        )}
      </Section>
    </Box>
  )
}

/** The form itself. It keeps what was typed until it is sent. */
function ContactFormFields({ userId, onSent }: ContactFormFieldsProps) {
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
        // Disabling the button here would lose the keyboard focus.
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
  /** Passed in, because a session that ends while sending leaves no signed-in user. */
  userId: string
  onSent: () => void
}

const HINT = 'What did you want to do, on which page, and what happened instead?'

const MAX_LENGTHS = {
  subject: { htmlInput: { maxLength: HELP_SUBJECT_LIMIT } },
  message: { htmlInput: { maxLength: HELP_MESSAGE_LIMIT } },
}

const submitButton = { alignSelf: 'flex-start' } as const

/** Confirms that a help request was sent. Takes the focus from the button that has gone. */
function ContactConfirmation({ onAgain }: { onAgain: () => void }) {
  const { firstname, email } = useMe()
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [])
  return (
    <>
      <Alert severity="success" ref={alertRef} tabIndex={-1} role="status">
        <AlertTitle>Thank you, {firstname}</AlertTitle>
        Your request is on its way to the provider of Liftwise. They read it and answer to {email}.
        A copy of what you wrote was sent to the same address; if it does not arrive, look in the
        spam folder.
      </Alert>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Ask something else
      </Button>
    </>
  )
}
