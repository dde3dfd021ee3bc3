/** Requests a password reset; the answer is always the same, so that it does not reveal who has an account. */
import { useState, type ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '#api/graphql.ts'
import { postGraphql } from '../../foundation/data/postGraphql.ts'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { PublicTextField } from './PublicTextField.tsx'
import { useFormSubmit } from './useFormSubmit.ts'

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
    <PublicFormLayout title="Forgot password" intro="Enter your email address to get a link.">
      {failure && <PublicBanner kind="failed">{failure}</PublicBanner>}
      {sent && !failure && <PublicBanner kind="done">{CONFIRMATION}</PublicBanner>}
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <PublicTextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? 'Sending...' : 'Send link'}
        </button>
      </form>
      <p>
        <Link to="/">Back to sign in</Link>
      </p>
    </PublicFormLayout>
  )
}

const CONFIRMATION =
  'If an account exists for this address, we have sent a link to set a new password. It works once and expires in 30 minutes.'

const loadSchema = async () => (await import('#domain/auth/authForms.ts')).forgotPasswordFormSchema

const FORGOT_PASSWORD = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`)
