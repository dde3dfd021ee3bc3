/** Renders the browser's router: public pages without react-admin, and the app for signed-in people. */
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom'
import { matchPage, type PagePattern, PAGES } from '#domain/access.ts'
import { loadChunk, reloadFromServer } from './foundation/chunks/loadChunk.ts'
import { startLanguage } from './foundation/i18n/language.ts'
import { startTexts, t } from './foundation/i18n/i18nProvider.ts'
import { AddressProvider } from './foundation/router/AddressProvider.tsx'
import { signInStateFor } from './foundation/auth/signInState.ts'
import { useSignedIn } from './foundation/auth/useSignedIn.ts'
import { isFontOnDevice, loadFont } from './foundation/theme/loadFont.ts'
import { draftStore } from './parts/forms/draftStore.ts'
import { ShellLoading } from './parts/layout/ShellLoading.tsx'

export function renderApp(): void {
  // The page's content policy forbids `eval`, which zod would probe. Set here, because zod's code is loaded later.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  if (isFontOnDevice()) loadFont()
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <AppRouter />
    </StrictMode>,
  )
}

export function AppRouter() {
  return <RouterProvider router={router} />
}

/** Shown when code of the app could not be loaded: a lost connection, or a newer version on the server. */
export function ChunkLoadError() {
  return (
    <main style={{ padding: 32, maxWidth: 480, margin: '0 auto' }}>
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.reason')}</p>
      <button type="button" onClick={() => void reloadFromServer()}>
        {t('broken.reload')}
      </button>
    </main>
  )
}

/**
 * Keeps react-admin out of the public pages. Signed-in people are never shown the sign-in page, and read the legal
 * pages inside the layout.
 */
function Entry() {
  const here = useLocation()
  const userId = useSignedIn()
  const signedIn = userId !== null
  const page = matchPage(here.pathname)
  const isPublic = page !== null && PAGES[page] === 'public'
  if (!signedIn && page !== null && !isPublic)
    return <Navigate to="/" replace state={signInStateFor(here, endedNotice())} />
  const Screen = signedIn && !(isPublic && !PAGES_INSIDE_APP.has(page)) ? App : PublicPages
  return (
    <Suspense fallback={Screen === App ? <ShellLoading /> : null}>
      <AddressProvider router={router}>
        <Screen key={userId} />
      </AddressProvider>
    </Suspense>
  )
}

const endedNotice = () =>
  draftStore.isEmpty() ? 'messages.sessionEnded' : 'messages.sessionEndedWithDraft'

const PAGES_INSIDE_APP = new Set<PagePattern>(['/', '/privacy', '/termsandconditions'])

/** react-admin first: a phone runs each import in a task of its own, 130 ms instead of 230. */
const App = lazy(async () => {
  const [app] = await Promise.all([
    loadChunk(() => import('./Admin.tsx')).then(() => loadChunk(() => import('./App.tsx'))),
    loadChunk(() => startTexts(startLanguage(), 'app')),
  ])
  return { default: app.App }
})

const PublicPages = lazy(async () => {
  await loadChunk(() => startTexts(startLanguage(), 'public'))
  return {
    default: (await loadChunk(() => import('./features/signin/PublicPages.tsx'))).PublicPages,
  }
})

const router = createBrowserRouter([
  { path: '*', element: <Entry />, errorElement: <ChunkLoadError /> },
])
