// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  type DataProvider,
  type GetListParams,
} from 'react-admin'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { CurrentClientContext, type CurrentClient } from '../../foundation/auth/currentClient.ts'
import { type Me, MeContext } from '../../foundation/auth/currentUser.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { themeOf } from '../../foundation/theme/appTheme.ts'
import { PageHeaderProvider, PageTitleBar } from '../layout/PageHeader.tsx'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import {
  CurrentClientIdContext,
  publicRouterProvider,
} from '../../foundation/router/publicRouterProvider.tsx'
import type { Column } from './columns.ts'
import { EntityList } from './EntityList.tsx'

const getList = vi.fn<(resource: string, params: GetListParams) => Promise<unknown>>()
beforeEach(() => {
  signedInAs('CLIENT_SUPER_USER')
  getList.mockReset().mockResolvedValue({
    data: [
      { id: '1', name: 'Dock', observation_count: 3 },
      { id: '2', name: 'Yard', observation_count: 1270 },
    ],
    total: 95,
  })
})

// Stylesheets decide what is hidden; checking every element takes seconds.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
})

window.scrollTo = () => undefined

describe('every list', () => {
  it('[2.36] searches once, 300 ms after the last key', async () => {
    await start()
    vi.useFakeTimers()
    const asked = getList.mock.calls.length
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'd' } })
    await act(() => vi.advanceTimersByTimeAsync(200))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'do' } })
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(getList).toHaveBeenCalledTimes(asked)
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(getList).toHaveBeenCalledTimes(asked + 1)
    expect(lastAsked().filter).toEqual({ search: 'do' })
  })

  it('[13.10] a sort made while the search waits is not undone by it', async () => {
    await start()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'do' } })
    const header = screen.getByRole('columnheader', {
      name: 'Observations',
    })
    fireEvent.click(within(header).getByRole('button'))
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        filter: { search: 'do' },
        sort: { field: 'observation_count', order: 'DESC' },
      }),
    )
  })

  it('[13.33] changes made right after each other are all made', async () => {
    const router = await start()
    const header = screen.getByRole('columnheader', { name: 'Observations' })
    fireEvent.click(screen.getByRole('switch'))
    fireEvent.click(within(header).getByRole('button'))
    fireEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
    expect(router.state.location.search).toBe(
      '?clientId=c1&page=2&sort=observation_count&order=DESC&showDeleted=true',
    )
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        filter: { showDeleted: true },
        sort: { field: 'observation_count', order: 'DESC' },
        pagination: { page: 2 },
      }),
    )
  })

  it('[13.10] [37.4] the search box follows the address, also Back', async () => {
    const router = await start('/locations?clientId=c1&search=first')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'first')
    await act(() => router.navigate('/locations?clientId=c1'))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    await act(() => router.navigate(-1))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'first')
  })

  it('[2.42] [2.3] [2.69] has a show-deleted toggle, kept in the address, which leads back to page 1', async () => {
    const router = await start('/locations?clientId=c1&page=3&observationsPage=4')
    expect(lastAsked().pagination).toMatchObject({ page: 3 })
    fireEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(lastAsked().filter).toEqual({ showDeleted: true }))
    expect(router.state.location.search).toBe(
      '?clientId=c1&page=1&showDeleted=true&observationsPage=1',
    )
  })

  it('[2.1] [2.43] [2.47] has an add button for those who may add, and checkboxes for those who may delete', async () => {
    await start()
    const add = await screen.findByRole('link', { name: 'Add location' })
    expect(add.getAttribute('href')).toBe('/locations/addLocation?clientId=c1')
    cleanup()
    signedInAs('CLIENT_OBSERVER')
    await start()
    expect(screen.queryByRole('link', { name: 'Add location' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('columns', () => {
  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
  const item = (name: string) => screen.getByRole('menuitemcheckbox', { name })

  it('[13.15] leaves out what a narrow screen has no room for, and says so', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width:1199.95px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    await start()
    expect(headers()).toEqual(['', 'Name'])
    fireEvent.click(screen.getByRole('button', { name: 'Columns (1 of 2)' }))
    expect(item('Observations').getAttribute('aria-checked')).toBe('false')
    fireEvent.click(item('Observations'))
    expect(headers()).toContain('Observations')
  })

  it('[13.15] hides and shows columns other than the first, until they are reset', async () => {
    await start()
    expect(screen.getByText('1,270')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
    fireEvent.click(item('Observations'))
    expect(headers()).not.toContain('Observations')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }))
    expect(headers()).toContain('Observations')
  })
})

const lastAsked = () => {
  const last = getList.mock.calls.at(-1)
  if (!last) throw new Error('The list has asked for nothing.')
  return last[1]
}

async function start(address = '/locations?clientId=c1') {
  const start = memoryRouter(address, <Screen />)
  render(start.screen)
  await screen.findByRole('searchbox')
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull())
  return start.router
}

function Screen() {
  return (
    <CurrentClientIdContext.Provider value="c1">
      <CurrentClientContext value={client}>
        <MeContext value={{ type: role } as Me}>
          <AdminContext
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            routerProvider={routerProvider}
            store={memoryStore()}
            theme={themeOf(DEFAULT_HIGHLIGHT, 'light')}
          >
            <PageHeaderProvider>
              <PageTitleBar />
              <ResourceContextProvider value="locations">
                <EntityList
                  title="Locations"
                  addLabel="Add location"
                  errorText="Error"
                  columns={COLUMNS}
                />
              </ResourceContextProvider>
            </PageHeaderProvider>
          </AdminContext>
        </MeContext>
      </CurrentClientContext>
    </CurrentClientIdContext.Provider>
  )
}

const COLUMNS: Column[] = [
  { source: 'name', link: 'show' },
  { source: 'observation_count', numeric: true, hiddenBelow: 'lg' },
]

let role: Role
const signedInAs = (type: Role) => (role = type)

const client = { id: 'c1', time_zone: 'Europe/Amsterdam' } as CurrentClient
const routerProvider = publicRouterProvider()
const dataProvider = { getList } as unknown as DataProvider
