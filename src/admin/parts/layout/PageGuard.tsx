/** Restricts a role to its own pages, including dashboard and custom routes. */
import { Navigate, useLocation, useNotify } from 'react-admin'
import { type ReactNode, useEffect } from 'react'
import { mayOpen, matchPage, redirectFor } from '#domain/access.ts'
import { NotFound, EmptyPage } from './EmptyPage.tsx'
import { pathCodec } from '../../foundation/router/pathCodec.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useAdministratorNames } from './administratorNames.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function PageGuard({ children }: { children: ReactNode }) {
  const { type } = useMe()
  const path = pathCodec.encode(useLocation().pathname)
  if (!matchPage(path)) return <NotFound />
  const redirectTo = redirectFor(type, path)
  if (redirectTo) return <RefusedPage redirectTo={redirectTo} />
  return mayOpen(type, path) ? children : <NoAccess />
}

/** Names the people who can give rights, for a person without them. */
function NoAccess() {
  const t = useT()
  const names = useAdministratorNames()
  return (
    <EmptyPage title={t('messages.noAccessToPage')}>
      {names ? t('page.noRoleFrom', { names }) : t('page.noRole')}
    </EmptyPage>
  )
}

/** Leads to the role's home page and says why. */
function RefusedPage({ redirectTo }: { redirectTo: string }) {
  const notify = useNotify()
  useEffect(() => notify('page.redirectedHome', { type: 'warning' }), [notify])
  return <Navigate to={redirectTo} replace />
}
