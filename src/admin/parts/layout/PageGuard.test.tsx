// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, Notification } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { PageTitleBar } from './PageHeader.tsx'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import {
  CurrentClientIdContext,
  publicRouterProvider,
} from '../../foundation/router/publicRouterProvider.tsx'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { type Me, MeContext } from '../../foundation/auth/currentUser.ts'
import { PageGuard } from './PageGuard.tsx'

afterEach(cleanup)

describe('unauthorised navigation', () => {
  it.each([
    ['CLIENT_USER', '/allobservations/7/edit', '/allobservations'],
    ['CLIENT_OBSERVER', '/users/importUsers', '/home'],
    ['CLIENT_SUPER_USER', '/clients/7', '/home'],
  ] as const)('[6.45] [6.46] [6.47] sends %s from %s to %s', async (role, from, to) => {
    const router = start(role, from)
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
    expect(router.state.location.search).toBe('?clientId=c1')
    expect(await screen.findByText('The page')).toBeTruthy()
  })

  it('[6.46] [37.3] says why, and leaves no trace in the history', async () => {
    const router = start('CLIENT_USER', '/users')
    await screen.findByText(/^You do not have access to the page you asked for\./u)
    expect(router.state.historyAction).toBe('REPLACE')
  })
})

it('[6.46] an observer stays at a page of theirs', async () => {
  const router = start('CLIENT_OBSERVER', '/allobservations/7')
  expect(await screen.findByText('The page')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/allobservations/7')
})

it('[2.9] NONE sees that it has no access, without a redirect loop', async () => {
  const router = start('NONE', '/allobservations')
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy()
  expect(screen.queryByText('The page')).toBeNull()
  expect(router.state.location.pathname).toBe('/allobservations')
})

it('[37.2] an address that leads to no page says so', async () => {
  const router = start('PROVIDER_SUPER_USER', '/users/7/nonsense')
  expect(await screen.findByText(/page does not exist/)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/users/7/nonsense')
})

function start(type: Role, path: string) {
  const { router, screen: app } = memoryRouter(
    `${path}?clientId=c1`,
    <CurrentClientIdContext.Provider value="c1">
      <MeContext.Provider value={{ type, client_id: 'c1' } as Me}>
        <CoreAdminContext i18nProvider={i18nProvider} routerProvider={routerProvider}>
          <PageTitleBar />
          <PageGuard>
            <p>The page</p>
          </PageGuard>
          <Notification />
        </CoreAdminContext>
      </MeContext.Provider>
    </CurrentClientIdContext.Provider>,
  )
  render(app)
  return router
}

const routerProvider = publicRouterProvider()
