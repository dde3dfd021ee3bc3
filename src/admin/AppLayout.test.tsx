// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { CurrentClientContext, type CurrentClient } from './foundation/auth/currentClient.ts'
import { type Me, MeContext } from './foundation/auth/currentUser.ts'
import { sessionQueryClient } from './foundation/auth/sessionQueryClient.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'
import { i18nProvider } from './foundation/i18n/i18nProvider.ts'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import {
  CurrentClientIdContext,
  publicRouterProvider,
} from './foundation/router/publicRouterProvider.tsx'
import { AppLayout } from './AppLayout.tsx'
import { clientNamesQuery } from './parts/layout/clientNamesQuery.ts'
import { PageHeader } from './parts/layout/PageHeader.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const logout = vi.fn<() => Promise<void>>()

beforeEach(() => {
  logout.mockReset().mockResolvedValue(undefined)
  window.scrollTo = () => undefined
})

afterEach(() => {
  cleanup()
  sessionQueryClient.clear()
  vi.unstubAllGlobals()
})

describe('the sidebar', () => {
  it('[2.29] [2.32] shows name and company, and logs out', async () => {
    onDesktop()
    open('CLIENT_OBSERVER')
    expect(screen.getByText('Priya Raman')).toBeTruthy()
    expect(screen.getByText('Northwind Logistics')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect(logout).toHaveBeenCalledOnce()
  })

  it('[2.26] offers the client picker to the provider only, grouped Active and Disabled', async () => {
    onDesktop()
    const { router } = open('PROVIDER_SUPER_USER', '/users/7?clientId=c1')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Client' }))
    const inGroup = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole('option')
    expect(inGroup('Active').map(({ textContent }) => textContent)).toEqual([
      'Contoso',
      'Northwind',
    ])
    expect(inGroup('Disabled').map(({ textContent }) => textContent)).toEqual(['Fabrikam'])
    await userEvent.click(screen.getByRole('option', { name: 'Contoso' }))
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/users?clientId=c2',
    )
    cleanup()
    open('CLIENT_SUPER_USER')
    expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull()
  })

  it.each([
    ['CLIENT_OBSERVER', '/home?clientId=c1'],
    ['CLIENT_USER', '/allobservations?clientId=c1'],
    ['CLIENT_OBSERVEE', '/allobservations?clientId=c1'],
  ] as const)('[2.27] the logo of %s leads to %s', (role, home) => {
    onDesktop()
    open(role)
    expect(screen.getByRole('link', { name: 'Liftwise, home' }).getAttribute('href')).toBe(home)
  })

  it("[1.13] has the client's logo, and the product's where it cannot be loaded", () => {
    onDesktop()
    open('CLIENT_OBSERVER', '/home', { logo_url: '/files/logo.png' })
    const logo = screen.getByRole('img', { name: 'Northwind, home' })
    expect(logo.getAttribute('src')).toBe('/files/logo.png')
    fireEvent.error(logo)
    expect(screen.getByRole('img', { name: 'Liftwise, home' })).toBeTruthy()
  })

  it('[6.3] has the menu of the role in order and marks the page that is open', () => {
    onDesktop()
    open('CLIENT_OBSERVER', '/tasks/7?clientId=c1')
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    const names = links.map(({ textContent }) => textContent)
    // Further entries of our own follow, and the legal texts at the foot.
    expect(names.slice(0, 7)).toEqual([
      'Dashboard',
      'Tasks',
      'Campaigns',
      'Observations',
      'GBS Library',
      'Help',
      'Today',
    ])
    expect(names.slice(-2)).toEqual(['T&Cs', 'Privacy Policy'])
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(['Tasks'])
    const menu = screen.getByRole('navigation', { name: 'Main' })
    expect(within(menu).getByRole('separator').nextElementSibling?.textContent).toBe('Today')
  })

  it('[6.58] a role without rights sees the entries that do not open without a link, and whom to ask', async () => {
    onDesktop()
    const data = { me: { id: 'u1', administrators: ['Ann Example', 'Bo Example'] } }
    vi.stubGlobal('fetch', async () => ownAnswer({ data }))
    open('NONE', '/home')
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    const links = menu.getAllByRole('link')
    const namesOf = (isOpen: boolean) =>
      links.filter((link) => link.hasAttribute('href') === isOpen).map((link) => link.textContent)
    expect(namesOf(false)).toEqual(['Observations', 'Tasks', 'Campaigns', 'GBS Library', 'Help'])
    expect(namesOf(true)).toEqual(['T&Cs', 'Privacy Policy'])
    await menu.findByText('Ask your company’s super user for access: Ann Example or Bo Example.')
  })
})

describe('on a phone', () => {
  it('[2.24] the sidebar slides over, and closes on Escape and on navigation', async () => {
    open('CLIENT_USER', '/allobservations?clientId=c1')
    const menu = () => screen.queryByRole('dialog')
    expect(menu()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(menu()).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu()).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(screen.getByRole('link', { name: 'Tasks' }))
    await waitFor(() => expect(menu()).toBeNull())
  })
})

describe('the page', () => {
  it('[2.35] has a title, which is the browser’s too, and an optional header button', async () => {
    open('CLIENT_USER', '/tasks', {}, <PageHeader title="Tasks" action={<button>Add</button>} />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Tasks · Liftwise'))
  })

  it('[37.10] starts at the top with its heading focused after a navigation, and not on the first visit', async () => {
    // Forgets a sign-in by another file of this process.
    tokenStore.clear()
    onDesktop()
    const scrolled = vi.fn<(x: number, y: number) => void>()
    Object.assign(window, { scrollTo: scrolled })
    const { router } = open('CLIENT_USER', '/tasks?clientId=c1', {}, <PageHeader title="Tasks" />)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tasks' })
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(screen.getByRole('link', { name: 'Campaigns' }))
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(scrolled.mock.calls).toContainEqual([0, 0])
    scrolled.mockClear()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('[40.3] is the first stop of the keyboard', async () => {
    open('CLIENT_USER')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

/** Makes media queries match a wide screen; without it the screen is a phone's. */
function onDesktop() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

function open(
  type: Role,
  address = '/home?clientId=c1',
  client: Partial<CurrentClient> = {},
  page = <p>Page</p>,
) {
  sessionQueryClient.setQueryData(clientNamesQuery.queryKey, [
    { id: 'c2', company_name: 'Contoso', group: 'active' },
    { id: 'c1', company_name: 'Northwind', group: 'active' },
    { id: 'c3', company_name: 'Fabrikam', group: 'disabled' },
  ])
  const current = {
    id: 'c1',
    company_name: 'Northwind',
    logo_url: null,
    deleted_at: null,
    ...client,
  }
  const { router, screen: app } = memoryRouter(
    address,
    <CurrentClientIdContext.Provider value="c1">
      <CurrentClientContext.Provider value={current as CurrentClient}>
        <MeContext.Provider value={{ ...ME, type } as Me}>
          <AdminContext
            authProvider={{ ...NOBODY, logout }}
            i18nProvider={i18nProvider}
            routerProvider={routerProvider}
            store={memoryStore()}
          >
            <AppLayout>{page}</AppLayout>
          </AdminContext>
        </MeContext.Provider>
      </CurrentClientContext.Provider>
    </CurrentClientIdContext.Provider>,
  )
  render(app)
  return { router }
}

const ME = {
  id: 'u1',
  client_id: 'c1',
  firstname: 'Priya',
  lastname: 'Raman',
  client: { company_name: 'Northwind Logistics' },
}

const NOBODY = {
  login: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
}

const routerProvider = publicRouterProvider()
