/** Requests a password reset; the answer is always the same, so that it does not reveal who has an account. */
import { useState, type ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '#api/graphql.ts'
import { postGraphql } from '../../foundation/data/postGraphql.ts'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { PublicTextField } from './PublicTextField.tsx'
import { useFormSubmit } from './useFormSubmit.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function ForgotPassword(): ReactElement {
  const [sent, setSent] = useState(false)
  const { busy, errors, failure, onSubmit } = useFormSubmit({
    loadSchema,
    send: async ({ email }) => {
      await postGraphql({ query: FORGOT_PASSWORD, variables: { email } })
      setSent(true)
    },
  })
  return (
    <PublicFormLayout title={t('forgotPassword.title')} intro={t('forgotPassword.intro')}>
      {failure && <PublicBanner kind="failed">{failure}</PublicBanner>}
      {sent && !failure && <PublicBanner kind="done">{t('forgotPassword.sent')}</PublicBanner>}
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <PublicTextField
          label={t('signIn.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? t('forgotPassword.sending') : t('forgotPassword.send')}
        </button>
      </form>
      <p>
        <Link to="/">{t('signIn.backToSignIn')}</Link>
      </p>
    </PublicFormLayout>
  )
}

const loadSchema = async () => (await import('#domain/auth/authForms.ts')).forgotPasswordFormSchema

const FORGOT_PASSWORD = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`)
