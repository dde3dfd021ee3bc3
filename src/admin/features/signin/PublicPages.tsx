/** Pages that open without signing in: the light entry, without react-admin and MUI. */
import {
  type ComponentType,
  lazy,
  Suspense,
  type ReactElement,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { Link, useLocation } from 'react-router-dom'
import { matchPage, type PagePattern } from '#domain/access.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { loadFont } from '../../foundation/theme/loadFont.ts'
import { onIdleAfterPaint } from '../../parts/layout/onIdleAfterPaint.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import type { LegalPath } from '../legal/legalPages.ts'
import { PublicFormLayout } from './PublicFormLayout.tsx'
import { SignIn } from './SignIn.tsx'
import { languageStore, t } from '../../foundation/i18n/i18nProvider.ts'

export function PublicPages(): ReactElement {
  useEffect(() => onIdleAfterPaint(loadFont), [])
  // All that is below renders again in the chosen language; what was typed stays.
  useSyncExternalStore(languageStore.subscribe, languageStore.get)
  const page = matchPage(useLocation().pathname)
  if (page === '/forgot-password') return <ForgotPassword />
  const later = page && LATER_PAGES[page]
  if (later) return <Suspense fallback={null}>{later}</Suspense>
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

function laterPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazy(async () => ({ default: await loadChunk(load) }))
  return <Page />
}

const legalPage = (page: LegalPath) =>
  laterPage(async () => {
    const { PublicLegal } = await import('./PublicLegal.tsx')
    return () => <PublicLegal page={page} />
  })

/** Pages whose code is loaded when they are opened. */
const LATER_PAGES: { readonly [Page in PagePattern]?: ReactElement } = {
  '/privacy': legalPage('/privacy'),
  '/termsandconditions': legalPage('/termsandconditions'),
  '/reset/*': laterPage(async () => (await import('./ResetPassword.tsx')).ResetPassword),
  '/unsubscribe/*': laterPage(async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage),
}
