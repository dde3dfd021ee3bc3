/** /users/{id}/resetpassword: sets a person's password, or sends them a link to set it themselves. */
import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import {
  PasswordInput,
  ResourceContextProvider,
  useGetOne,
  useParams,
  useRedirect,
} from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { resetPasswordFormSchema } from '#domain/auth/authForms.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import {
  graphqlErrorMessage,
  isUnreachable,
  loadErrorText,
} from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { displayName, firstNameOf } from '#domain/displayName.ts'
import { SmallForm } from '../../parts/forms/SmallForm.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function PasswordReset() {
  const t = useT()
  const { id = '' } = useParams()
  const me = useMe()
  const { data: user, error } = useGetOne<User>('users', { id })
  const refusal = user ? editRefusal(me, user) : null
  return (
    <>
      <PageHeader
        title={
          user
            ? t('users.password.resetOf', { name: displayName(user, t) })
            : t('users.password.reset')
        }
      />
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
  const t = useT()
  const name = firstNameOf(user)
  const notifyText = useNotifyText()
  const redirect = useRedirect()
  return (
    <Section title={t('users.password.set')} subtitle={t('users.password.setHint', { name })}>
      <ResourceContextProvider value="users">
        <SmallForm
          label={t('users.password.set')}
          start={EMPTY}
          schema={resetPasswordFormSchema}
          submit={t('users.password.save')}
          onSubmit={({ password }) => request(RESET, { id: user.id, input: { password } })}
          onSent={() => {
            notifyText(t('users.password.saved', { name }))
            redirect('show', 'users', user.id)
          }}
        >
          <PasswordInput
            source="password"
            isRequired
            autoComplete="new-password"
            helperText={t('users.password.length')}
          />
          <PasswordInput source="repeatPassword" isRequired autoComplete="new-password" />
        </SmallForm>
      </ResourceContextProvider>
    </Section>
  )
}

const EMPTY = { password: '', repeatPassword: '' }

const RESET = graphql(`
  mutation ResetUserPassword($id: ID!, $input: ResetUserPasswordInput!) {
    resetUserPassword(id: $id, input: $input)
  }
`)

/** Button that sends a person a link to set their password themselves. */
export function SendResetLink({ user }: { user: User }) {
  const t = useT()
  const send = useMutation({
    mutationFn: () => request(FORGOT_PASSWORD, { email: user.email }),
  })
  return (
    <Section title={t('users.password.orSend')}>
      {user.is_account_enabled ? (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('users.password.sendHint', { name: firstNameOf(user), email: user.email })}
          </Typography>
          <Button
            variant="outlined"
            onClick={() => send.mutate()}
            disabled={send.isPending}
            sx={{ alignSelf: 'start' }}
          >
            {t(send.isPending ? 'users.password.sending' : 'users.password.send')}
          </Button>
        </>
      ) : (
        <Alert severity="info">{t('users.password.disabled')}</Alert>
      )}
      {send.isSuccess && (
        <Alert severity="success" role="status">
          {t('users.password.sent', { email: user.email })}
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
