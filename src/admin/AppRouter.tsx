/** The browser's router: public pages without react-admin, and the app for signed-in people. */
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom'
import { matchPage, type PagePattern, PAGES } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import { loadChunk, reloadFromServer } from './foundation/chunks/loadChunk.ts'
import { AddressProvider } from './foundation/router/AddressProvider.tsx'
import { signInStateFor } from './foundation/auth/signInState.ts'
import { useSignedIn } from './foundation/auth/useSignedIn.ts'
import { draftStore } from './parts/forms/draftStore.ts'
import { ShellLoading } from './parts/layout/ShellLoading.tsx'
import { loadApp } from './startSession.ts'

/** Shown when code of the app could not be loaded: a lost connection, or a newer version on the server. */
export function ChunkLoadError() {
  return (
    <main style={{ padding: 32, maxWidth: 480, margin: '0 auto' }}>
      <h1>This page could not be loaded</h1>
      <p>Your connection may be lost, or Liftwise may have been updated.</p>
      <button type="button" onClick={() => void reloadFromServer()}>
        Reload
      </button>
    </main>
  )
}

export function AppRouter() {
  return <RouterProvider router={router} />
}

/**
 * Keeps react-admin out of the public pages. Signed-in people are never shown the sign-in page, and read the legal
 * pages inside the layout.
 */
function Entry() {
  const here = useLocation()
  const signedIn = useSignedIn()
  const page = matchPage(here.pathname)
  const isPublic = page !== null && PAGES[page] === 'public'
  if (!signedIn && page !== null && !isPublic)
    return <Navigate to="/" replace state={signInStateFor(here, endedNotice())} />
  const Screen = signedIn && !(isPublic && !PAGES_INSIDE_APP.has(page)) ? App : PublicPages
  return (
    <Suspense fallback={Screen === App ? <ShellLoading /> : null}>
      <AddressProvider router={router}>
        <Screen />
      </AddressProvider>
    </Suspense>
  )
}

const endedNotice = () =>
  draftStore.isEmpty() ? MESSAGES.sessionEnded : MESSAGES.sessionEndedWithDraft

const PAGES_INSIDE_APP = new Set<PagePattern>(['/', '/privacy', '/termsandconditions'])

/**
 * Redirects to the right URL before the first render; when that takes longer than the timeout, the app itself does
 * it.
 */
const App = lazy(async () => {
  const { App, resolveEntryAddress } = await loadChunk(loadApp)
  const timeout = new Promise<null>((resolve) =>
    setTimeout(() => resolve(null), REDIRECT_TIMEOUT_MS),
  )
  const redirectTo = await Promise.race([resolveEntryAddress(router.state.location), timeout])
  if (redirectTo) await router.navigate(redirectTo, { replace: true })
  return { default: App }
})

const PublicPages = lazy(async () => ({
  default: (await loadChunk(() => import('./features/signin/PublicPages.tsx'))).PublicPages,
}))

/** Milliseconds. */
const REDIRECT_TIMEOUT_MS = 300

const router = createBrowserRouter([
  { path: '*', element: <Entry />, errorElement: <ChunkLoadError /> },
])
