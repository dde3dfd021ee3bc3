/** Sets a new password with the token of a mailed link. */
import type { ReactElement } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '#api/graphql.ts'
import { MESSAGES } from '#domain/messages.ts'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { PublicPasswordField } from './PublicTextField.tsx'
import { postGraphql } from '../../foundation/data/postGraphql.ts'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { readLinkToken } from './readLinkToken.ts'
import type { SignInState } from '../../foundation/auth/signInState.ts'
import { useFormSubmit } from './useFormSubmit.ts'

export function ResetPassword(): ReactElement {
  const resetToken = readLinkToken(useLocation().pathname)
  const navigate = useNavigate()
  const { busy, errors, failure, onSubmit } = useFormSubmit({
    loadSchema,
    send: async ({ password }) => {
      await postGraphql({
        query: RESET_PASSWORD,
        variables: { resetPasswordInput: { resetToken, password } },
      })
      tokenStore.clear()
      await navigate('/', { state: PASSWORD_SAVED })
    },
  })
  return (
    <PublicFormLayout
      title="Reset password"
      intro="Choose a new password of at least 8 characters."
    >
      {failure && (
        <PublicBanner kind="failed">
          <p>{MESSAGES.resetFailed}</p>
          <p>
            The link works once and expires after 30 minutes.{' '}
            <Link to="/forgot-password">Get a new link</Link>
          </p>
        </PublicBanner>
      )}
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <PublicPasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <PublicPasswordField
          label="Repeat password"
          name="repeatPassword"
          autoComplete="new-password"
          error={errors.repeatPassword}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save password'}
        </button>
      </form>
      <p>
        <Link to="/">Back to sign in</Link>
      </p>
    </PublicFormLayout>
  )
}

const PASSWORD_SAVED: SignInState = { notice: 'Your new password is saved. You can now sign in.' }

const loadSchema = async () => (await import('#domain/auth/authForms.ts')).resetPasswordFormSchema

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($resetPasswordInput: ResetPasswordInput!) {
    resetPassword(resetPasswordInput: $resetPasswordInput)
  }
`)
