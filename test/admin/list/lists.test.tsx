import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Resource } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { button, checkbox, headers, names, openLocationList, rows } from '../support/listScreen.ts'
import { closeApp } from '../support/openApp.tsx'

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

/** Whether a rule of the page's styles gives the element this style; jsdom computes few of them. */
const hasStyle = (element: Element, property: string, value: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.style.getPropertyValue(property) === value &&
        element.matches(rule.selectorText),
    )

/** Longer than the wait before another try. */
const SOON = { timeout: 10_000 }

/** Holds back every answer to a query until the function that is returned is called. */
function holdAnswers(): () => void {
  const answered = globalThis.fetch
  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (!JSON.stringify(request[1]?.body).includes('mutation')) await held
    return answered(...request)
  })
  return answer
}

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
    await screen.findByText(/^No connection\. As of \d/u)
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }))
    await screen.findByText(MESSAGES.noConnection)
    vi.stubGlobal('fetch', connected)
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await names()).toEqual(['Place 011', 'Place 012']))
    await waitFor(() => expect(screen.queryByText(/No connection/u)).toBeNull())
  })

  it('[2.37] [46.25] sorts at a click on a header, descending, then ascending, and shows an arrow', async () => {
    const registered = vi.spyOn(Resource, 'registerResource')
    const { user } = await openLocationList(12)
    const header = () => screen.getByRole('columnheader', { name: 'Name' })
    const press = () => user.click(within(header()).getByRole('button'))
    expect((await names())[0]).toBe('Place 001')
    expect(registered).toHaveBeenCalled()
    registered.mockClear()
    expect(header().getAttribute('aria-sort')).toBe('ascending')
    await press()
    await waitFor(async () => expect((await names())[0]).toBe('Place 012'))
    expect(header().getAttribute('aria-sort')).toBe('descending')
    expect(header().querySelector('.MuiTableSortLabel-iconDirectionDesc')).not.toBeNull()
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

  it('[2.40] [9.1] [9.2] [2.3] shows ten rows of page 1, and five page numbers with ellipses, first and last', async () => {
    const { user, address } = await openLocationList(75)
    expect(await names()).toHaveLength(10)
    const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }))
    const numbers = () =>
      pager()
        .getAllByText(/^\d+$/u)
        .map((number) => number.textContent)
    expect(numbers()).toEqual(['1', '2', '3', '4', '5'])
    expect(pager().getAllByText('…')).toHaveLength(1)
    await user.click(await button('Go to page 4'))
    await waitFor(async () => expect((await names())[0]).toBe('Place 031'))
    expect(numbers()).toEqual(['2', '3', '4', '5', '6'])
    expect(pager().getAllByText('…')).toHaveLength(2)
    await user.click(await button('Go to last page'))
    await waitFor(async () => expect(await names()).toHaveLength(5))
    expect(address()).toContain('page=8')
    await user.click(await button('Go to first page'))
    await waitFor(async () => expect((await names())[0]).toBe('Place 001'))
  })

  it('[13.1] leads from a page after the last one back to the last', async () => {
    const { address } = await openLocationList(12, 'CLIENT_SUPER_USER', '&page=9')
    await waitFor(() => expect(address()).toContain('page=2'))
    await waitFor(async () => expect(await names()).toEqual(['Place 011', 'Place 012']))
  })

  it('[2.41] says when nothing was found, without a pager', async () => {
    await openLocationList(1, 'CLIENT_SUPER_USER', '&search=nowhere')
    expect(await screen.findByText('No results were found')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
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

  it('[2.43] [2.44] [13.6] has an add button, and Import CSV for whom the import opens', async () => {
    const { client, user } = await openLocationList(1, 'PROVIDER_SUPER_USER')
    const here = `clientId=${client.id}`
    const add = await screen.findByRole('link', { name: 'Add location' })
    expect(add.getAttribute('href')).toBe(`/locations/addLocation?${here}`)
    const start = await screen.findByRole('link', { name: 'Import CSV' })
    expect(start.getAttribute('href')).toBe(`/locations/importLocations?${here}`)
    await user.click(start)
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    await openLocationList(1)
    await rows()
    expect(screen.queryByRole('link', { name: 'Import CSV' })).toBeNull()
  })

  it('[13.2] keeps its rows, under a progress bar, until the next page is there', async () => {
    const { user } = await openLocationList(12)
    await rows()
    const answer = holdAnswers()
    await user.click(await button('Go to page 2'))
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy()
    expect(await names()).toHaveLength(10)
    const table = screen.getByRole<HTMLTableElement>('table')
    expect(table.getAttribute('aria-busy')).toBe('true')
    expect(hasStyle(table.tBodies[0]!, 'opacity', '0.5')).toBe(true)
    answer()
    await waitFor(async () => expect(await names()).toEqual(['Place 011', 'Place 012']))
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull()
    expect(hasStyle(table.tBodies[0]!, 'opacity', '0.5')).toBe(false)
  })

  it('[13.4] [13.2] chooses no row of the former filter, whose rows stay until the next are there', async () => {
    const { user } = await openLocationList(12)
    await rows()
    const answer = holdAnswers()
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
  })

  it('[13.14] leads to the record by the first cell; links of other cells are quiet', async () => {
    const { user, person, client, locations } = await openLocationList(1)
    await person.gql(`mutation ($input: LocationInput!) { createLocation(input: $input) { id } }`, {
      input: { clientId: client.id, name: 'Inside', parentId: locations[0]?.id },
    })
    await user.click(screen.getByRole('switch', { name: 'Show deleted' }))
    const [own, parent] = within(
      (await screen.findByText('Inside')).closest('tr') as HTMLElement,
    ).getAllByRole('link')
    const isQuiet = (link?: HTMLElement) => link && hasStyle(link, 'text-decoration', 'none')
    expect([isQuiet(own), isQuiet(parent)]).toEqual([false, true])
  })

  it("[8.3] [37.20] says 'Error' when it cannot be loaded, and loads at another try", async () => {
    const { user } = await openLocationList(2)
    await rows()
    const answered = globalThis.fetch
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () =>
      Response.json({
        data: null,
        errors: [{ message: 'down', extensions: { code: 'FORBIDDEN' } }],
      }),
    )
    await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toBe('Error')
    vi.stubGlobal('fetch', answered)
    await user.click(await button('Try again'))
    await waitFor(async () => expect(await names()).toEqual(['Place 002', 'Place 001']))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('[13.31] asks again when the server could not answer for a moment', async () => {
    const { user } = await openLocationList(2)
    await rows()
    const answered = globalThis.fetch
    let refused = 0
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (refused > 0 || !(init.body as string).includes('allLocations'))
        return answered(input, init)
      refused++
      return Response.json({
        data: null,
        errors: [{ message: 'down', extensions: { code: 'UNAVAILABLE' } }],
      })
    })
    await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
    await waitFor(async () => expect(await names()).toEqual(['Place 002', 'Place 001']), SOON)
    expect(refused).toBe(1)
  })

  it('[9.26] shows the whole of a cut cell on hover and on keyboard focus', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(268)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    const { user } = await openLocationList(1)
    const link = await screen.findByRole('link', { name: 'Place 001' })
    link.focus()
    expect((await screen.findByRole('tooltip')).textContent?.trim()).toBe('Place 001')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    fireEvent.mouseOver(link)
    expect((await screen.findByRole('tooltip')).textContent?.trim()).toBe('Place 001')
    const [row] = await rows()
    expect(within(row as HTMLElement).getByText('0').tabIndex).toBe(0)
  })

  it('[13.3] sorts from a menu on a phone, by the same columns', async () => {
    onPhone(true)
    const { user } = await openLocationList(2)
    await rows()
    const open = async () => user.click(await button(/^Sort by/u))
    const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }))
    await open()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      headers()
        .filter(Boolean)
        .map((label) => `${label} ${label === 'Name' ? 'descending' : 'ascending'}`),
    )
    await choose('Name descending')
    await waitFor(async () => expect(await names()).toEqual(['Place 002', 'Place 001']))
    expect(await button('Sort by Name descending')).toBeTruthy()
    await open()
    await choose('Name ascending')
    await waitFor(async () => expect(await names()).toEqual(['Place 001', 'Place 002']))
  })
})

describe('[2.47] bulk delete', () => {
  const chooseTwo = async (user: Awaited<ReturnType<typeof openLocationList>>['user']) => {
    await user.click(await checkbox('Select Place 001'))
    await user.click(await checkbox('Select Place 002'))
    await user.click(await button('Delete 2 locations'))
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
    expect(MESSAGES.deletionText).toBe(
      'Are you sure you want to carry out this deletion? This action cannot be undone.',
    )
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

  it('says that nothing was deleted, and why, when one of them cannot be', async () => {
    const { user, person, locations } = await openLocationList(3)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const dialog = await chooseTwo(user)
    await person.gql(DELETE_ONE, { id: locations[1]?.id })
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(
      await screen.findByText('Nothing was deleted. The location “Place 002” was deleted.'),
    ).toBeTruthy()
    await waitFor(async () => expect(await names()).toEqual(['Place 001', 'Place 003']))
    expect(await screen.findByText('1 of 2 selected')).toBeTruthy()
    expect(
      screen.getByText('Nothing was deleted. The location “Place 002” was deleted.'),
    ).toBeTruthy()
  })

  it('[13.5] leaves a row unchosen that was given up while it looks which are still there', async () => {
    const { user, person, locations } = await openLocationList(3)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const dialog = await chooseTwo(user)
    await person.gql(DELETE_ONE, { id: locations[1]?.id })
    const answer = holdAnswers()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Nothing was deleted. The location “Place 002” was deleted.')
    await user.click(await checkbox('Select Place 001'))
    answer()
    await waitFor(async () => expect(await names()).toEqual(['Place 001', 'Place 003']))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/u })).toBeNull())
  })
})
