/** Sets a new password with the token of a mailed link, and signs its person in. */
import { type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { graphql } from '#api/graphql.ts'
import { type LoginData, signIn } from '../../foundation/auth/signIn.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { PublicPasswordField } from './PublicTextField.tsx'
import { postGraphql } from '../../foundation/data/postGraphql.ts'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { readLinkToken } from './readLinkToken.ts'
import type { SignInState } from '../../foundation/auth/signInState.ts'
import { CodeStep } from './SignIn.tsx'
import { useFormSubmit } from './useFormSubmit.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function ResetPassword(): ReactElement {
  const { pathname, search } = useLocation()
  const resetToken = readLinkToken(pathname)
  const texts = new URLSearchParams(search).has('invited') ? 'choosePassword' : 'resetPassword'
  const navigate = useNavigate()
  const [credentials, setCredentials] = useState<LoginData | null>(null)
  const linkEmail = useLinkEmail(resetToken)
  const { busy, errors, failure, onSubmit } = useFormSubmit({
    loadSchema,
    send: async ({ password }) => {
      const email = linkEmail ?? (await askLinkEmail(resetToken))
      await postGraphql({
        query: RESET_PASSWORD,
        variables: { resetPasswordInput: { resetToken, password } },
      })
      tokenStore.clear()
      try {
        if (!email) throw new Error('The link has no address.')
        await signIn({ email, password })
        await navigate('/', { replace: true })
      } catch (error) {
        if (email && graphqlErrorOf(error).code === 'SECOND_FACTOR_REQUIRED')
          setCredentials({ email, password })
        // The password is saved all the same.
        else {
          const state: SignInState = { notice: 'resetPassword.saved' }
          await navigate('/', { replace: true, state })
        }
      }
    },
  })
  if (credentials)
    return (
      <CodeStep
        credentials={credentials}
        onSignedIn={() => void navigate('/', { replace: true })}
      />
    )
  return (
    <PublicFormLayout title={t(`${texts}.title`)} intro={t(`${texts}.intro`)}>
      {failure && (
        <PublicBanner kind="failed">
          <p>{t('messages.resetFailed')}</p>
          {/* The server says no more of a link that it refuses. */}
          {failure === t('messages.resetFailed') ? <NewLink texts={texts} /> : <p>{failure}</p>}
        </PublicBanner>
      )}
      {linkEmail === null && !failure && (
        <PublicBanner kind="invalid">
          <p>{t('resetPassword.invalid')}</p>
          <NewLink texts={texts} />
        </PublicBanner>
      )}
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <PublicPasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <PublicPasswordField
          label={t('resetPassword.repeat')}
          name="repeatPassword"
          autoComplete="new-password"
          error={errors.repeatPassword}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? t('resetPassword.saving') : t('resetPassword.save')}
        </button>
      </form>
      <p>
        <Link to="/">{t('signIn.backToSignIn')}</Link>
      </p>
    </PublicFormLayout>
  )
}

/** Says how long a link works, and leads to a new one. */
function NewLink({ texts }: { texts: 'choosePassword' | 'resetPassword' }) {
  return (
    <p>
      {t(`${texts}.expires`)} <Link to="/forgot-password">{t('resetPassword.newLink')}</Link>
    </p>
  )
}

/** Returns the address of the link's account; null: the link does not work; undefined: not known. */
function useLinkEmail(resetToken: string): string | null | undefined {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    const left = new AbortController()
    askLinkEmail(resetToken, left.signal).then(setEmail, () => undefined)
    return () => left.abort()
  }, [resetToken])
  return email
}

async function askLinkEmail(resetToken: string, signal?: AbortSignal): Promise<string | null> {
  const query = { query: RESET_LINK_EMAIL, variables: { resetToken } }
  return (await postGraphql(query, { signal })).resetLinkEmail ?? null
}

const loadSchema = async () => (await import('#domain/auth/authForms.ts')).resetPasswordFormSchema

const RESET_LINK_EMAIL = graphql(`
  query ResetLinkEmail($resetToken: String!) {
    resetLinkEmail(resetToken: $resetToken)
  }
`)

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($resetPasswordInput: ResetPasswordInput!) {
    resetPassword(resetPasswordInput: $resetPasswordInput)
  }
`)
