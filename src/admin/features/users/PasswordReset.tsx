/** /users/{id}/resetpassword: sets a person's password, or sends them a link to set it themselves. */
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import {
  PasswordInput,
  ResourceContextProvider,
  useGetOne,
  useParams,
  useRedirect,
} from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import type { User } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { resetPasswordFormSchema } from '#domain/auth/authForms.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import {
  graphqlErrorMessage,
  graphqlErrorOf,
  isUnreachable,
  loadErrorText,
} from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { displayName, firstNameOf } from '#domain/displayName.ts'
import { useFocusFirstError } from '../../parts/forms/useFocusFirstError.ts'
import { wordedResolver } from '../../parts/forms/wordedResolver.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function PasswordReset() {
  const { id = '' } = useParams()
  const me = useMe()
  const { data: user, error } = useGetOne<User>('users', { id })
  const refusal = user ? editRefusal(me, user) : null
  return (
    <>
      <PageHeader title={user ? `Reset password of ${displayName(user)}` : 'Reset password'} />
      <Stack spacing={2} sx={{ maxWidth: 800 }}>
        {error && !(user && isUnreachable(error)) ? (
          <Alert severity="error">{loadErrorText(error, graphqlErrorMessage(error))}</Alert>
        ) : !user ? (
          <Skeleton variant="rounded" height={320} />
        ) : refusal !== null ? (
          <Alert severity="error">{wordMessage(refusal)}</Alert>
        ) : (
          <>
            <SetPasswordForm user={user} />
            <SendResetLink user={user} />
          </>
        )}
      </Stack>
    </>
  )
}

/** Form for a person's new password, entered twice. */
export function SetPasswordForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: EMPTY, resolver, shouldFocusError: false })
  const formElement = useFocusFirstError(form)
  const notifyText = useNotifyText()
  const redirect = useRedirect()
  const send = form.handleSubmit(async ({ password }) => {
    try {
      await request(RESET, { id: user.id, input: { password } })
      notifyText(`${firstNameOf(user)} can now sign in with the new password.`)
      redirect('show', 'users', user.id)
    } catch (error) {
      const { field, message } = graphqlErrorOf(error)
      form.setError(field === 'password' ? field : 'root', { message })
    }
  })
  const problem = form.formState.errors.root?.message
  return (
    <Section
      title="Set a new password"
      subtitle={`${firstNameOf(user)} will be signed out on all devices and can sign in with the new password.`}
    >
      <ResourceContextProvider value="users">
        <FormProvider {...form}>
          <Box
            component="form"
            noValidate
            aria-label="Set a new password"
            ref={formElement}
            onSubmit={(event) => void send(event)}
          >
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              <PasswordInput
                source="password"
                isRequired
                autoComplete="new-password"
                helperText="At least 8 characters."
              />
              <PasswordInput source="repeatPassword" isRequired autoComplete="new-password" />
              <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
                Save password
              </Button>
              {problem && <Alert severity="error">{problem}</Alert>}
            </Stack>
          </Box>
        </FormProvider>
      </ResourceContextProvider>
    </Section>
  )
}

const EMPTY = { password: '', repeatPassword: '' }

const resolver = wordedResolver<typeof EMPTY>(resetPasswordFormSchema)

const RESET = graphql(`
  mutation ResetUserPassword($id: ID!, $input: ResetUserPasswordInput!) {
    resetUserPassword(id: $id, input: $input)
  }
`)

/** Button that sends a person a link to set their password themselves. */
export function SendResetLink({ user }: { user: User }) {
  const send = useMutation({
    mutationFn: () => request(FORGOT_PASSWORD, { email: user.email }),
  })
  return (
    <Section title="Or send a reset link">
      {user.is_account_enabled ? (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {firstNameOf(user)} gets an email at {user.email} with a link to set a new password. The
            current password works until then.
          </Typography>
          <Button
            variant="outlined"
            onClick={() => send.mutate()}
            disabled={send.isPending}
            sx={{ alignSelf: 'start' }}
          >
            {send.isPending ? 'Sending…' : 'Send a reset link'}
          </Button>
        </>
      ) : (
        <Alert severity="info">This account is disabled. Enable it before sending a link.</Alert>
      )}
      {send.isSuccess && (
        <Alert severity="success" role="status">
          A link was sent to {user.email}. It works once and expires in 30 minutes.
        </Alert>
      )}
      {send.error && <Alert severity="error">{graphqlErrorMessage(send.error)}</Alert>}
    </Section>
  )
}

const FORGOT_PASSWORD = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`)
