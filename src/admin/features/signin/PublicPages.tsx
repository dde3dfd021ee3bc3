/** Pages that open without signing in: the light entry, without react-admin and MUI. */
import { lazy, Suspense, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { matchPage } from '#domain/access.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SignIn } from './SignIn.tsx'

export function PublicPages(): ReactElement {
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
  return <SignIn />
}

const PublicLegal = lazy(async () => ({
  default: (await loadChunk(() => import('./PublicLegal.tsx'))).PublicLegal,
}))

const UnsubscribePage = lazy(async () => ({
  default: (await loadChunk(() => import('./UnsubscribePage.tsx'))).UnsubscribePage,
}))
