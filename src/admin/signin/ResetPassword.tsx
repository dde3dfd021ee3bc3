/** Sets a new password with the token of the mailed link (spec 2, /reset/*; spec 5). */
import type { ReactElement } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { MESSAGES } from '#domain/messages.ts'
import { tokenStore } from '../auth/tokenStore.ts'
import { PasswordEntry } from './PasswordEntry.tsx'
import { postPublic } from './postPublic.ts'
import { PublicBanner } from './PublicBanner.tsx'
import { PublicForm } from './PublicForm.tsx'
import { linkTokenOf } from './linkTokenOf.ts'
import type { SignInState } from './SignIn.tsx'
import { useSubmission } from './useSubmission.ts'

export function ResetPassword(): ReactElement {
  const resetToken = linkTokenOf(useLocation().pathname)
  const navigate = useNavigate()
  const { busy, errors, failure, onSubmit } = useSubmission({
    rules,
    send: async ({ password }) => {
      await postPublic(RESET_PASSWORD, { resetPasswordInput: { resetToken, password } })
      tokenStore.clear()
      await navigate('/', { state: SAVED })
    },
  })
  return (
    <PublicForm title="Reset password" intro="Choose a new password of at least 8 characters.">
      {failure && (
        <PublicBanner kind="failed">
          <p>{MESSAGES.resetFailed}</p>
          <p>
            The link works once, for 30 minutes. <Link to="/forgot-password">Get a new link</Link>
          </p>
        </PublicBanner>
      )}
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <PasswordEntry
          label="Password"
          name="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordEntry
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
    </PublicForm>
  )
}

const SAVED: SignInState = { notice: 'Your new password is saved. Sign in with it.' }

const rules = async () => (await import('#domain/resetPasswordForm.ts')).resetPasswordFormSchema

const RESET_PASSWORD = `mutation ResetPassword($resetPasswordInput: ResetPasswordInput!) {
  resetPassword(resetPasswordInput: $resetPasswordInput)
}`
