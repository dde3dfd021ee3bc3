/** Restricts a role to its own pages, including dashboard and custom routes. */
import { Navigate, useLocation, useNotify } from 'react-admin'
import { type ReactNode, useEffect } from 'react'
import { mayOpen, matchPage, redirectFor } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import { NotFound, EmptyPage } from './EmptyPage.tsx'
import { pathCodec } from '../../foundation/router/pathCodec.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'

export function PageGuard({ children }: { children: ReactNode }) {
  const { type } = useMe()
  const path = pathCodec.encode(useLocation().pathname)
  if (!matchPage(path)) return <NotFound />
  const redirectTo = redirectFor(type, path)
  if (redirectTo) return <RefusedPage redirectTo={redirectTo} />
  if (!mayOpen(type, path)) {
    return (
      <EmptyPage title={MESSAGES.noAccessToPage}>
        Ask your administrator to give you a role.
      </EmptyPage>
    )
  }
  return children
}

/** Leads to the role's home page and says why. */
function RefusedPage({ redirectTo }: { redirectTo: string }) {
  const notify = useNotify()
  useEffect(() => notify(MESSAGES.redirectedHome, { type: 'warning' }), [notify])
  return <Navigate to={redirectTo} replace />
}
