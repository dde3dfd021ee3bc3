import { screen, waitFor, within } from '@testing-library/react'
import { sessionQueryClient } from '#admin/foundation/auth/sessionQueryClient.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type ClientScreen,
  colour,
  companyName,
  fact,
  fileField,
  logo,
  openClientScreen,
  png,
  save,
  stored,
} from '../support/clientScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'
import { refuseCalls } from '../support/heldCalls.ts'
import { uploadsToServer } from '../support/uploadsToServer.ts'

/** On a narrow screen like this one the sidebar slides over the page. */
const openPicker = async ({ user }: ClientScreen) => {
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  return screen.findByLabelText<HTMLInputElement>('Client')
}

/** Deletion times of the clients that the app knows. */
const currentClients = () =>
  sessionQueryClient
    .getQueriesData<{ deleted_at: string | null }>({ queryKey: ['currentClient'] })
    .map(([, client]) => client?.deleted_at)

beforeEach(() => sessionStorage.clear())

describe('the list of clients', () => {
  it('[2.51] [16.4] has company, account manager, the email and AI flags and the deleted state; the own one cannot be chosen', async () => {
    const opened = await openClientScreen('/clients')
    const { user, client, manager, person } = opened
    await user.type(await screen.findByRole('searchbox'), client.company_name)
    const link = await screen.findByText(client.company_name, { selector: 'tbody a' })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
    expect(headers.slice(1)).toEqual([
      'Company name',
      'Account manager',
      'Weekly email',
      'Monthly email',
      'AI',
      'State',
    ])
    const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent.trim()).slice(1)).toEqual([
      client.company_name,
      manager,
      'On',
      'Off',
      'On',
      'Active',
    ])
    expect(link.getAttribute('href')).toBe(`/clients/${client.id}?clientId=${person.client_id}`)

    const { data } = await person.gql('query { me { client { company_name } } }')
    const own = data.me.client.company_name as string
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), own)
    const row = (await screen.findByText(own, { selector: 'tbody a' })).closest('tr') as HTMLElement
    expect(within(row).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  })
})

describe('the logo', () => {
  it('[7.53] [16.11] is given up with Cancel; sent again, it is shown before it is saved, and in the sidebar after', async () => {
    const opened = await openClientScreen('/clients/:id/edit', { onScreen: true })
    const { user, client } = opened
    await companyName()
    const uploads = await uploadsToServer({ held: true })
    await user.upload(fileField(), png())
    await within(logo()).findByText('Uploading logo.png… 50%')
    await user.click(within(logo()).getByRole('button', { name: 'Cancel' }))
    expect(uploads.aborted()).toBe(1)
    await within(logo()).findByRole('button', { name: 'Choose image' })
    await screen.findByRole('button', { name: 'Save' })

    await user.upload(fileField(), png())
    await within(logo()).findByText('Uploading logo.png… 50%')
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading…' })
    expect(waiting.disabled).toBe(true)
    uploads.release()
    await within(logo()).findByText('logo.png is ready and will be used when you save.')
    await save(opened)
    await screen.findByAltText(`${client.company_name}, home`)
    expect((await stored(opened, client.id))['logo_url']).toContain('/files/')
  })
})

describe('deleted clients', () => {
  it('[16.9] [2.26] [4.8] [40.21] ‘Open this client’ puts it on the screen; deleting it there leads to the list, and it reads Disabled in the menu, whose items all have an icon', async () => {
    const opened = await openClientScreen('/clients/:id')
    const { user, client, address } = opened
    await user.click(await screen.findByRole('button', { name: 'Open this client' }))
    await waitFor(() => expect(address()).toBe(`/clients?clientId=${client.id}`))
    await user.type(await screen.findByRole('searchbox'), client.company_name)
    await user.click(await screen.findByText(client.company_name, { selector: 'tbody a' }))
    await user.click(await screen.findByRole('button', { name: 'Delete client' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe(`/clients?clientId=${client.id}`))
    expect((await stored(opened, client.id))['deleted_at']).not.toBeNull()
    await screen.findByRole('table', { name: 'Clients' })
    await waitFor(() => expect(currentClients()).toContainEqual(expect.any(String)))
    const picker = await openPicker(opened)
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    const items = menu.getAllByRole('link')
    const withoutIcon = items.filter((item) => !item.querySelector('svg'))
    expect(withoutIcon.map(({ textContent }) => textContent)).toEqual(['T&Cs', 'Privacy Policy'])
    expect(picker.value).toBe(client.company_name)
    await user.clear(picker)
    await user.type(picker, client.company_name)
    const disabled = await screen.findByText('Disabled')
    within(disabled.parentElement as HTMLElement).getByText(client.company_name)
    expect(screen.queryByText('Active', { selector: 'li *' })).toBeNull()
    await openApp(opened.person, `/clients/${client.id}?clientId=${opened.person.client_id}`)
    await screen.findByText(/^Deleted on/u)
    expect(screen.queryByRole('link', { name: 'Edit client' })).toBeNull()
  })
})

const idIn = (address: string) => /\/clients\/([\w-]{36})/u.exec(address)?.[1] ?? ''

describe('the form of a client', () => {
  it('[3.5] [3.7] [16.2] a new client starts with the browser’s time zone and the default colour; its fields are saved and read back', async () => {
    const opened = await openClientScreen('/clients/addClient')
    const { user, address, manager } = opened
    const name = `New ${crypto.randomUUID()}`
    await user.type(await companyName(), name)
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
    expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe(zone)
    expect(colour().value).toBe('#faa61a')
    await user.type(screen.getByLabelText('Account manager'), 'Petra')
    const option = await screen.findByRole('option', { name: manager })
    expect(screen.queryByRole('option', { name: 'Petra Customer' })).toBeNull()
    await user.click(option)
    await choose(user, 'Time zone', 'America/New York')
    await user.click(screen.getByRole('combobox', { name: /^Incorrect technique alert goes to/u }))
    await user.click(await screen.findByRole('option', { name: /^Client Super User and/u }))
    await user.click(screen.getByLabelText('Weekly email'))
    await user.click(screen.getByLabelText('Show employee IDs'))
    await user.clear(colour())
    await user.type(colour(), '#006644')
    await save(opened, 'Add client')
    await waitFor(() => expect(idIn(address())).not.toBe(''))
    expect(await stored(opened, idIn(address()))).toMatchObject({
      company_name: name,
      account_manager: { lastname: manager.slice('Petra '.length) },
      inactive_alert_user_level: 'NONE',
      bad_lift_user_level: 'BOTH',
      weekly_email_enabled: true,
      monthly_email_enabled: false,
      display_employee_id: true,
      color: '#006644',
      time_zone: 'America/New_York',
    })
    await screen.findByText('Account manager', { selector: 'dt' })
    expect(fact('Account manager')).toBe(manager)
    expect(fact('Highlight colour')).toBe('#006644')
  })
})

it('[2.109] whether a client has a super user is asked again where it could not be loaded', async () => {
  const { user } = await openClientScreen('/clients/:id')
  const answerAll = refuseCalls('query SuperUsers')
  await screen.findByText(/^This part of the page could not be loaded\./u)
  answerAll()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Invite the first super user')
})
