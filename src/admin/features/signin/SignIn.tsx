/** Sign-in form; after success the app takes over and opens the address that was asked for, or the role's home page. */
import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MESSAGES } from '#domain/messages.ts'
import { signIn } from '../../foundation/auth/signIn.ts'
import type { SignInState } from '../../foundation/auth/signInState.ts'
import { PublicPasswordField, PublicTextField } from './PublicTextField.tsx'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { useFormSubmit } from './useFormSubmit.ts'

export function SignIn(): ReactElement {
  const { busy, errors, failure, onSubmit } = useFormSubmit({ loadSchema, send: signIn })
  const notice = (useLocation().state as SignInState | null)?.notice
  return (
    <PublicFormLayout title="Sign in">
      {failure && <PublicBanner kind="failed">{failure}</PublicBanner>}
      {notice && !failure && <PublicBanner kind="done">{notice}</PublicBanner>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- anybody who starts typing will need the app */}
      <form noValidate onSubmit={onSubmit} onFocus={preloadApp} aria-busy={busy}>
        <PublicTextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email}
        />
        <PublicPasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? MESSAGES.signingIn : 'Sign in'}
        </button>
      </form>
      <p>
        <Link to="/forgot-password">Forgot password?</Link>
      </p>
    </PublicFormLayout>
  )
}

const loadSchema = async () => (await import('#domain/auth/authForms.ts')).signInFormSchema

/** Fetches the code of the signed-in app without running it. The build writes its links into the page. */
function preloadApp(): void {
  const links = document.querySelector<HTMLTemplateElement>('#app-files')
  if (links) document.head.append(links.content)
}
