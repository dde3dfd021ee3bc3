import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Resource } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { actor } from '#test/support/api.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { button, checkbox, headers, names, openLocationList, rows } from '../support/listScreen.ts'
import { closeApp, openApp, type OpenApp } from '../support/openApp.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

afterEach(() => {
  closeApp()
  onPhone(false)
  vi.restoreAllMocks()
})

/** jsdom has no screen size. */
const onPhone = (isPhone: boolean) =>
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      matches: isPhone && media.includes('max-width'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })

/** True if a rule of the page's styles gives the element this style; jsdom computes few of them. */
const hasStyle = (element: Element, property: string, value: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.style.getPropertyValue(property) === value &&
        element.matches(rule.selectorText),
    )

const DELETE_ONE = `mutation ($id: ID!) { deleteLocation(id: $id) { id } }`
const TOTAL = `query ($input: LocationListInput) { totalLocations(input: $input) }`

describe('a list', () => {
  it('[45.56] [45.57] [45.73] says that there is no connection, keeps what it has and its page, and loads when it is back', async () => {
    const { user } = await openLocationList(12)
    await names()
    const connected = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const search = await screen.findByRole('searchbox')
    await user.type(search, '012')
    await screen.findByText(MESSAGES.noConnection)
    expect(screen.queryByText(MESSAGES.noResults)).toBeNull()
    await user.clear(search)
    expect((await names())[0]).toBe('Place 001')
    await screen.findByText(/^No connection\. Last updated \d/u)
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }))
    await screen.findByText(MESSAGES.noConnection)
    vi.stubGlobal('fetch', connected)
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await names()).toEqual(['Place 011', 'Place 012']))
    await waitFor(() => expect(screen.queryByText(/No connection/u)).toBeNull())
  })

  it('[2.37] [46.25] [7.6] sorts at a click on a header, descending, then ascending, and asks only then', async () => {
    const registered = vi.spyOn(Resource, 'registerResource')
    const { user, sent } = await openLocationList(12)
    const asked = () => sent.filter(({ query }) => query.includes('query List')).length
    const header = () => screen.getByRole('columnheader', { name: 'Name' })
    const press = () => user.click(within(header()).getByRole('button'))
    expect((await names())[0]).toBe('Place 001')
    expect(registered).toHaveBeenCalled()
    registered.mockClear()
    expect(header().getAttribute('aria-sort')).toBe('ascending')
    for (const event of ['blur', 'focus', 'visibilitychange'])
      window.dispatchEvent(new Event(event))
    await press()
    await waitFor(async () => expect((await names())[0]).toBe('Place 012'))
    expect(asked()).toBe(2)
    expect(header().getAttribute('aria-sort')).toBe('descending')
    await press()
    await waitFor(async () => expect((await names())[0]).toBe('Place 001'))
    expect(header().getAttribute('aria-sort')).toBe('ascending')
    expect(header().querySelector('.MuiTableSortLabel-iconDirectionAsc')).not.toBeNull()
    expect(registered).not.toHaveBeenCalled()
  })

  it('[2.39] has checkboxes with select-all, and says how many of how many are chosen', async () => {
    const { user } = await openLocationList(12)
    const all = await checkbox('Select all on this page')
    await user.click(await checkbox('Select Place 002'))
    await user.click(await checkbox('Select Place 003'))
    expect(await screen.findByText('2 of 10 selected')).toBeTruthy()
    expect(all.indeterminate).toBe(true)
    await user.click(all)
    expect(await screen.findByText('10 of 10 selected')).toBeTruthy()
    expect([all.checked, all.indeterminate]).toEqual([true, false])
    await user.click(await button('Go to page 2'))
    expect(await screen.findByText('10 selected, 0 of them on this page')).toBeTruthy()
    await user.click(await button('Unselect'))
    await waitFor(() => expect(screen.queryByText(/selected/u)).toBeNull())
  })

  it('[2.40] [9.1] [2.3] [13.1] [13.2] shows ten rows a page, which stay under a progress bar until the next are there', async () => {
    const { user, address } = await openLocationList(12, 'CLIENT_SUPER_USER', '&page=9')
    await waitFor(() => expect(address()).toContain('page=2'))
    await waitFor(async () => expect(await names()).toEqual(['Place 011', 'Place 012']))
    const answer = holdCalls('query List')
    await user.click(await button('Go to first page'))
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy()
    expect(await names()).toHaveLength(2)
    const table = screen.getByRole<HTMLTableElement>('table')
    expect(table.getAttribute('aria-busy')).toBe('true')
    expect(hasStyle(table.tBodies[0]!, 'opacity', '0.5')).toBe(true)
    answer()
    await waitFor(async () => expect(await names()).toHaveLength(10))
    expect((await names())[0]).toBe('Place 001')
    expect(address()).toContain('page=1')
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull()
    expect(hasStyle(table.tBodies[0]!, 'opacity', '0.5')).toBe(false)
  })

  it('[2.42] [13.4] [13.13] shows deleted records on request, marked, and restores those that are chosen', async () => {
    const { user, person, locations } = await openLocationList(3)
    await person.gql(DELETE_ONE, { id: locations[1]?.id })
    await user.click(screen.getByRole('switch', { name: 'Show deleted' }))
    const deleted = await checkbox('Select Place 002 (deleted)')
    expect(within(deleted.closest('tr') as HTMLElement).getByText('Deleted')).toBeTruthy()
    await user.click(await checkbox('Select all on this page'))
    expect(await screen.findByText('3 of 3 selected')).toBeTruthy()
    expect(await button('Delete 2 locations')).toBeTruthy()
    await user.click(await button('Restore 1 location'))
    expect(await screen.findByText('Location restored.')).toBeTruthy()
    expect(await checkbox('Select Place 002')).toBeTruthy()
  })

  it('[2.44] [13.6] has Import CSV for whom the import opens', async () => {
    const { client, user } = await openLocationList(1, 'PROVIDER_SUPER_USER')
    const start = await screen.findByRole('link', { name: 'Import CSV' })
    expect(start.getAttribute('href')).toBe(`/locations/importLocations?clientId=${client.id}`)
    await user.click(start)
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    await openLocationList(1)
    await rows()
    expect(screen.queryByRole('link', { name: 'Import CSV' })).toBeNull()
  })

  it('[13.4] [2.41] chooses no row of the former filter, whose rows stay until the next are there, or none', async () => {
    const { user } = await openLocationList(12)
    await rows()
    const answer = holdCalls('query List')
    await user.type(await screen.findByRole('searchbox'), '012')
    await screen.findByRole('progressbar', { name: 'Loading' })
    expect(await names()).toHaveLength(10)
    await user.click(await checkbox('Select all on this page'))
    await user.click(await checkbox('Select Place 001'))
    answer()
    await waitFor(async () => expect(await names()).toEqual(['Place 012']))
    expect(screen.queryByRole('button', { name: /^Delete/u })).toBeNull()
    await user.click(await checkbox('Select Place 012'))
    expect(await button('Delete 1 location')).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), '3')
    expect(await screen.findByText('No results were found')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/u })).toBeNull()
  })

  it('[13.14] [9.26] leads to the record by the first cell; links of other cells are quiet, and cut texts are shown whole', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(268)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    const { user, person, client, locations } = await openLocationList(1)
    await person.gql(`mutation ($input: LocationInput!) { createLocation(input: $input) { id } }`, {
      input: { clientId: client.id, name: 'Inside', parentId: locations[0]?.id },
    })
    await user.click(screen.getByRole('switch', { name: 'Show deleted' }))
    const row = (await screen.findByText('Inside')).closest('tr') as HTMLElement
    const [own, parent] = within(row).getAllByRole('link')
    const isQuiet = (link?: HTMLElement) => link && hasStyle(link, 'text-decoration', 'none')
    expect([isQuiet(own), isQuiet(parent)]).toEqual([false, true])
    expect(own?.getAttribute('href')).toMatch(/^\/locations\/[\w-]+\?clientId=/u)
    own?.focus()
    expect((await screen.findByRole('tooltip')).textContent?.trim()).toBe('Inside')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    fireEvent.mouseOver(own!)
    expect((await screen.findByRole('tooltip')).textContent?.trim()).toBe('Inside')
    await waitFor(() => expect(within(row).getByText('0').tabIndex).toBe(0))
  })

  it("[8.3] [13.11] [13.31] [37.20] asks again when it could not be answered, says 'Error' when it is refused, and loads at another try", async () => {
    const { user } = await openLocationList(2)
    await rows()
    const answered = globalThis.fetch
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const codes = ['UNAVAILABLE', 'FORBIDDEN']
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const isList = JSON.stringify(request[1]?.body).includes('allLocations')
      const code = isList ? codes.shift() : undefined
      const errors = [{ message: 'down', extensions: { code } }]
      return code ? ownAnswer({ data: null, errors }) : answered(...request)
    })
    await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toBe('Error')
    expect(codes).toEqual([])
    await user.click(await button('Try again'))
    await waitFor(async () => expect(await names()).toEqual(['Place 002', 'Place 001']))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('[13.16] keeps the chosen columns of each person, also after signing out', async () => {
    const { user, person, client, address } = await openLocationList(1)
    await user.click(await button(/^Columns/u))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Observations' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(headers()).not.toContain('Observations'))
    const list = address()
    // The session stays, so that the person can come back.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await user.click(await button('Open menu'))
    await user.click(await button('Logout'))
    await waitFor(() => expect(tokenStore.isSignedIn()).toBe(false))
    for (const [who, isShown] of [
      [person, false],
      [await actor('CLIENT_SUPER_USER', client), true],
    ] as const) {
      await openApp(who, list, { keepsDevice: true })
      await rows()
      expect(headers().includes('Observations')).toBe(isShown)
    }
  })

  it('[13.3] sorts from a menu on a phone, by the same columns', async () => {
    onPhone(true)
    const { user } = await openLocationList(2)
    await cards()
    const open = async () => user.click(await button(/^Sort by/u))
    const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }))
    await open()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Name descending',
      'Parent ascending',
      'Observations ascending',
    ])
    await choose('Name descending')
    await waitFor(async () => expect(await cardNames()).toEqual(['Place 002', 'Place 001']))
    expect(await button('Sort by Name descending')).toBeTruthy()
    await open()
    await choose('Name ascending')
    await waitFor(async () => expect(await cardNames()).toEqual(['Place 001', 'Place 002']))
  })

  it('[13.17] on a phone each record is a card with its values and their labels, and is selected there', async () => {
    onPhone(true)
    const { user, locations } = await openLocationList(2)
    const [card] = await cards()
    expect(card?.textContent).toMatch(/^Name +Place 001Parent Observations 0$/u)
    const link = within(card as HTMLElement).getByRole('link', { name: 'Place 001' })
    expect(link.getAttribute('href')).toContain(`/locations/${locations[0]?.id}`)
    await user.click(await checkbox('Select Place 001'))
    expect(await screen.findByText('1 of 2 selected')).toBeTruthy()
    expect(await button('Delete 1 location')).toBeTruthy()
    await user.click(await checkbox('Select all on this page'))
    expect(await screen.findByText('2 of 2 selected')).toBeTruthy()
    await user.click(await checkbox('Select all on this page'))
    await waitFor(() => expect(screen.queryByText('2 of 2 selected')).toBeNull())
  })
})

async function cards(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Locations' })).findAllByRole('listitem')
}

const cardNames = async () =>
  (await cards()).map((card) => within(card).getAllByRole('link')[0]?.textContent?.trim())

describe('[2.47] bulk delete', () => {
  const chooseTwo = async (user: OpenApp['user'], count = 2) => {
    await user.click(await checkbox('Select Place 001'))
    await user.click(await checkbox('Select Place 002'))
    await user.click(await button(`Delete ${count} locations`))
    return within(await screen.findByRole('dialog', { name: 'Deletion' }))
  }

  it('[2.48] [2.104] [13.13] asks first; Cancel has the focus and deletes nothing, Delete all that were chosen, and Undo restores them', async () => {
    const { user, person, client } = await openLocationList(3)
    const total = async () => {
      const { data } = await person.gql(TOTAL, { input: { clientId: client.id } })
      return data.totalLocations as number
    }
    const dialog = await chooseTwo(user)
    expect(dialog.getByText(MESSAGES.deletionText)).toBeTruthy()
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    expect(document.activeElement).toBe(cancel)
    await user.click(cancel)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await total()).toBe(3)
    await user.click(await button('Delete 2 locations'))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    )
    expect(await screen.findByText('2 locations deleted.')).toBeTruthy()
    await waitFor(async () => expect(await names()).toEqual(['Place 003']))
    expect(await total()).toBe(1)
    await user.click(await button('Undo'))
    expect(await screen.findByText('2 locations restored.')).toBeTruthy()
    await waitFor(async () => expect(await names()).toHaveLength(3))
  })

  it('[13.5] says that nothing was deleted, and why, and forgets what is gone or was given up meanwhile', async () => {
    const { user, person, locations } = await openLocationList(4)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await user.click(await checkbox('Select Place 003'))
    const dialog = await chooseTwo(user, 3)
    await person.gql(DELETE_ONE, { id: locations[1]?.id })
    const answer = holdCalls('query List')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const reason = 'Nothing was deleted. The location “Place 002” was deleted.'
    await screen.findByText(reason)
    await user.click(await checkbox('Select Place 001'))
    answer()
    await waitFor(async () =>
      expect(await names()).toEqual(['Place 001', 'Place 003', 'Place 004']),
    )
    expect(await screen.findByText('1 of 3 selected')).toBeTruthy()
    expect(await screen.findByText(reason)).toBeTruthy()
  })
})
