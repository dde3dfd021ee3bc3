/** Sign-in form; after success the app takes over and opens the address that was asked for, or the role's home page. */
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type LoginData, signIn } from '../../foundation/auth/signIn.ts'
import type { SignInState } from '../../foundation/auth/signInState.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { PublicPasswordField, PublicTextField } from './PublicTextField.tsx'
import { PublicBanner, PublicFormLayout } from './PublicFormLayout.tsx'
import { useFormSubmit } from './useFormSubmit.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function SignIn(): ReactElement {
  const [credentials, setCredentials] = useState<LoginData | null>(null)
  const [email, setEmail] = useState('')
  if (credentials === null) return <PasswordStep email={email} onCodeRequired={setCredentials} />
  const goBack = () => {
    setEmail(credentials.email)
    setCredentials(null)
  }
  return <CodeStep credentials={credentials} onBack={goBack} />
}

interface PasswordStepProps {
  /** Entered before. */
  email: string
  /** Called with the right password of an account with a second factor. */
  onCodeRequired: (credentials: LoginData) => void
}

function PasswordStep({ email, onCodeRequired }: PasswordStepProps): ReactElement {
  const { busy, errors, failure, onSubmit } = useFormSubmit({
    loadSchema,
    send: async (entered) => {
      try {
        await signIn(entered)
      } catch (error) {
        if (graphqlErrorOf(error).code !== 'SECOND_FACTOR_REQUIRED') throw error
        onCodeRequired(entered)
      }
    },
  })
  const notice = (useLocation().state as SignInState | null)?.notice
  return (
    <PublicFormLayout title={t('signIn.title')}>
      {failure && <PublicBanner kind="failed">{failure}</PublicBanner>}
      {notice && !failure && <PublicBanner kind="done">{t(notice)}</PublicBanner>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- anybody who starts typing will need the app */}
      <form noValidate onSubmit={onSubmit} onFocus={preloadApp} aria-busy={busy}>
        <PublicTextField
          label={t('signIn.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
        <PublicPasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? t('messages.signingIn') : t('signIn.title')}
        </button>
      </form>
      <p>
        <Link to="/forgot-password">{t('signIn.forgot')}</Link>
      </p>
    </PublicFormLayout>
  )
}

interface CodeStepProps {
  credentials: LoginData
  /** Default: where one is, the app takes over. */
  onSignedIn?: () => void
  /** Called on the way to the sign-in page. */
  onBack?: () => void
}

/** Asks for the code of the second factor; the password is not asked for again. */
export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps): ReactElement {
  const { busy, errors, failure, onSubmit } = useFormSubmit({
    loadSchema: loadCodeSchema,
    send: async ({ code }) => {
      await signIn({ ...credentials, code })
      onSignedIn?.()
    },
  })
  useLayoutEffect(() => document.getElementById('code')?.focus(), [])
  return (
    <PublicFormLayout title={t('signIn.codeTitle')} intro={t('messages.codeRequired')}>
      {failure && <PublicBanner kind="failed">{failure}</PublicBanner>}
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <PublicTextField
          label={t('signIn.code')}
          name="code"
          autoComplete="one-time-code"
          hint={t('signIn.codeHint')}
          error={errors.code}
        />
        <button type="submit" className="public-submit" disabled={busy}>
          {busy ? t('messages.signingIn') : t('signIn.title')}
        </button>
      </form>
      <p>
        <Link to="/" onClick={onBack}>
          {t('signIn.back')}
        </Link>
      </p>
    </PublicFormLayout>
  )
}

const loadSchema = async () => (await import('#domain/auth/authForms.ts')).signInFormSchema

const loadCodeSchema = async () => (await import('#domain/auth/authForms.ts')).codeFormSchema

/** Fetches the code of the signed-in app and of its first page without running it. The build writes the links. */
function preloadApp(): void {
  const links = document.querySelector<HTMLTemplateElement>('#app-files')
  if (links) document.head.append(links.content)
}
