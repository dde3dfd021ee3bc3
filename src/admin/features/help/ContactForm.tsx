/** Contact form for help from the provider, and the confirmation after it was sent. */
import { firstNameOf } from '#domain/displayName.ts'
import { graphql } from '#api/graphql.ts'
import { Alert, AlertTitle, Button, Stack, TextField } from '@mui/material'
import { useLayoutEffect, useRef, useState } from 'react'
import { CreateBase } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import {
  HELP_MESSAGE_LIMIT,
  HELP_SUBJECT_LIMIT,
  type HelpForm,
  helpFormSchema,
} from '#domain/help/helpForm.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { draftStore } from '../../parts/forms/draftStore.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import {
  FormElement,
  FormFields,
  FormNotices,
  RecordFormProvider,
} from '../../parts/forms/RecordForm.tsx'
import { SubmissionError } from '../../parts/forms/SingleForm.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function ContactForm() {
  const t = useT()
  const { id, email } = useMe()
  const [isSent, setSent] = useState(false)
  return (
    <Section title={t('help.ask')} subtitle={t('help.reply', { email })}>
      {isSent ? (
        <ContactConfirmation onAgain={() => setSent(false)} />
      ) : (
        <CreateBase
          resource="help"
          disableAuthentication
          mutationOptions={{ mutationFn: sendRequest, onSuccess: () => setSent(true) }}
        >
          <RecordFormProvider
            config={CONTACT_CONFIG}
            record={null}
            draftKey={draftStore.keyOf(id, 'help')}
            leaveTitle={t('help.leave')}
          >
            <ContactFields />
          </RecordFormProvider>
        </CreateBase>
      )}
    </Section>
  )
}

const CONTACT_CONFIG: FormConfig<HelpForm> = {
  resource: 'help',
  schema: helpFormSchema,
  defaultValues: () => ({ subject: '', message: '' }),
}

/** react-admin expects a record with an id. */
async function sendRequest({ data }: { data?: unknown }): Promise<{ id: string }> {
  await request(SEND_HELP_REQUEST, { input: data as HelpForm })
  return { id: 'sent' }
}

const SEND_HELP_REQUEST = graphql(`
  mutation SendHelpRequest($input: HelpRequestInput!) {
    sendHelpRequest(input: $input)
  }
`)

function ContactFields() {
  const t = useT()
  const form = useFormContext<HelpForm>()
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
    <FormElement name={t('help.ask')}>
      <Stack spacing={2}>
        <FormFields>
          <FormNotices isNot="sent" />
          <TextField
            label={t('help.subject')}
            {...field('subject')}
            slotProps={MAX_LENGTHS.subject}
          />
          <TextField
            label={t('help.message')}
            multiline
            minRows={6}
            maxRows={20}
            {...field('message')}
            helperText={errors.message?.message ?? t('help.hint')}
            slotProps={MAX_LENGTHS.message}
          />
        </FormFields>
        {/* Not disabled while it sends, or it would lose the keyboard focus. */}
        <Button type="submit" variant="contained" size="large" disabled={isEmpty} sx={submitButton}>
          {isSubmitting ? t('help.sending') : t('help.send')}
        </Button>
        <SubmissionError />
      </Stack>
    </FormElement>
  )
}

const MAX_LENGTHS = {
  subject: { htmlInput: { maxLength: HELP_SUBJECT_LIMIT } },
  message: { htmlInput: { maxLength: HELP_MESSAGE_LIMIT } },
}

const submitButton = { alignSelf: 'flex-start' } as const

/** Takes the focus from the submit button, which is no longer on the page. */
function ContactConfirmation({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  const me = useMe()
  const alertRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => alertRef.current?.focus(), [])
  return (
    <>
      <Alert severity="success" ref={alertRef} tabIndex={-1} role="status">
        <AlertTitle>{t('help.thanks', { name: firstNameOf(me) })}</AlertTitle>
        {t('help.sent', { email: me.email ?? '' })}
      </Alert>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        {t('help.again')}
      </Button>
    </>
  )
}
