/** The browser's router: public pages without react-admin, the app for whoever is signed in, / for whoever is not. */
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom'
import { type PagePattern, PAGES, pageOf } from '#domain/access.ts'
import { useSignedIn } from '../auth/useSignedIn.ts'
import { loadApp } from '../loadApp.ts'
import { PublicPages } from '../signin/PublicPages.tsx'
import { EntryFailed } from './EntryFailed.tsx'

export function AppRouter() {
  return <RouterProvider router={router} />
}

/** The public pages stay light. Whoever is signed in has no use for sign-in, and reads the legal pages inside the layout. */
function Entry() {
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const page = pageOf(pathname)
  const isPublic = page !== null && PAGES[page] === 'public'
  const Screen = isPublic && !(signedIn && INSIDE_THE_LAYOUT.has(page)) ? PublicPages : App
  if (Screen === App && !signedIn) return <Navigate to="/" replace />
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}

const INSIDE_THE_LAYOUT = new Set<PagePattern>(['/', '/privacy', '/termsandconditions'])

/** Shown at its right address, when it is known who is signed in; what takes longer than a moment the app says itself. */
const App = lazy(async () => {
  const { App, meet } = await loadApp()
  const moment = new Promise<null>((resolve) => setTimeout(() => resolve(null), MOMENT))
  const elsewhere = await Promise.race([meet(router.state.location), moment])
  if (elsewhere) await router.navigate(elsewhere, { replace: true })
  return { default: App }
})

/** Milliseconds. */
const MOMENT = 300

const router = createBrowserRouter([
  { path: '*', element: <Entry />, errorElement: <EntryFailed /> },
])
