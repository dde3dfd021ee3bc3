/** Pages that open without signing in: the light entry, without react-admin and MUI. */
import { lazy, Suspense, type ReactElement, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { matchPage } from '#domain/access.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { loadFont } from '../../foundation/theme/loadFont.ts'
import { onIdleAfterPaint } from '../../parts/layout/onIdleAfterPaint.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PublicFormLayout } from './PublicFormLayout.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SignIn } from './SignIn.tsx'
import { languageStore, t } from '../../foundation/i18n/i18nProvider.ts'

export function PublicPages(): ReactElement {
  useEffect(() => onIdleAfterPaint(loadFont), [])
  // All that is below renders again in the chosen language; what was typed stays.
  useSyncExternalStore(languageStore.subscribe, languageStore.get)
  const page = matchPage(useLocation().pathname)
  if (page === '/forgot-password') return <ForgotPassword />
  if (page === '/reset/*') return <ResetPassword />
  if (page === '/privacy' || page === '/termsandconditions') {
    return (
      <Suspense fallback={null}>
        <PublicLegal page={page} />
      </Suspense>
    )
  }
  if (page === '/unsubscribe/*') {
    return (
      <Suspense fallback={null}>
        <UnsubscribePage />
      </Suspense>
    )
  }
  return page === null ? <PublicNotFound /> : <SignIn />
}

/** An unknown address, for somebody who is not signed in. */
function PublicNotFound(): ReactElement {
  return (
    <PublicFormLayout title={t('messages.pageNotFound')} intro={t('messages.pageNotFoundReason')}>
      <p>
        <Link to="/">{t('signIn.title')}</Link>
      </p>
    </PublicFormLayout>
  )
}

const PublicLegal = lazy(async () => ({
  default: (await loadChunk(() => import('./PublicLegal.tsx'))).PublicLegal,
}))

const UnsubscribePage = lazy(async () => ({
  default: (await loadChunk(() => import('./UnsubscribePage.tsx'))).UnsubscribePage,
}))
