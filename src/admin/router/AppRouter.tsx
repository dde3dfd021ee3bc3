/** The browser's router: public pages without react-admin, the app for whoever is signed in, / for whoever is not. */
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom'
import { PAGES, pageOf } from '#domain/access.ts'
import { useSignedIn } from '../auth/useSignedIn.ts'
import { EntryFailed } from './EntryFailed.tsx'

export function AppRouter() {
  return <RouterProvider router={router} />
}

/** Sign-in, forgotten password, reset and the legal pages stay light; somebody signed in has no use for sign-in. */
function Entry() {
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const page = pageOf(pathname)
  const isPublic = page !== null && PAGES[page] === 'public'
  const Screen = isPublic && !(signedIn && page === '/') ? PublicPages : App
  if (Screen === App && !signedIn) return <Navigate to="/" replace />
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}

const App = lazy(async () => ({ default: (await import('../App.tsx')).App }))

const PublicPages = lazy(async () => ({
  default: (await import('../signin/PublicPages.tsx')).PublicPages,
}))

const router = createBrowserRouter([
  { path: '*', element: <Entry />, errorElement: <EntryFailed /> },
])
