import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import {
  openClientScreen,
  companyName,
  fact,
  save,
  stored,
  type ClientScreen,
} from '../support/clientScreen.ts'
import { closeApp } from '../support/openApp.tsx'
import { uploadsToServer } from '../support/uploadsToServer.ts'

const fileField = () => document.querySelector<HTMLInputElement>('input[type=file]')!

const logo = () => screen.getByRole('group', { name: 'Logo' })

/** The sidebar slides over on a narrow screen, such as this one. */
const openPicker = async ({ user }: ClientScreen) => {
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  return screen.findByLabelText<HTMLInputElement>('Client')
}

const png = (name = 'logo.png') =>
  new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' })

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the list of clients', () => {
  it('[2.51] has company, account manager, the mail and AI flags and the deleted state', async () => {
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
  })

  it('does not let one’s own client be chosen for deletion', async () => {
    const { user, person } = await openClientScreen('/clients')
    const { data } = await person.gql('query { me { client { company_name } } }')
    const own = data.me.client.company_name as string
    await user.type(await screen.findByRole('searchbox'), own)
    const row = (await screen.findByText(own, { selector: 'tbody a' })).closest('tr') as HTMLElement
    expect(within(row).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  })
})

describe('the logo', () => {
  it('[5.26] [5.27] takes one image and refuses everything else', async () => {
    const { user } = await openClientScreen('/clients/:id/edit')
    await companyName()
    expect(fileField().accept).toBe('.png,.jpg,.webp')
    expect(fileField().multiple).toBe(false)
    const anything = user.upload
    await anything(fileField(), new File(['hello'], 'notes.png', { type: 'text/plain' }))
    await within(logo()).findByText(new RegExp(MESSAGES.fileTypeRefused, 'u'))
  })

  it('[7.53] [7.54] is sent, shown before it is saved, and in the sidebar after', async () => {
    const opened = await openClientScreen('/clients/:id/edit', { onScreen: true })
    const { user, client } = opened
    await companyName()
    const uploads = await uploadsToServer({ held: true })
    await user.upload(fileField(), png())
    await within(logo()).findByText('Uploading logo.png… 50%')
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading…' })
    expect(waiting.disabled).toBe(true)
    uploads.release()
    await within(logo()).findByText('logo.png is ready and is used when you save.')
    await save(opened)
    await screen.findByAltText(`${client.company_name}, home`)
    expect((await stored(opened, client.id))['logo_url']).toContain('/files/')
  })

  it('is given up with Cancel and the form keeps what it had', async () => {
    const opened = await openClientScreen('/clients/:id/edit')
    await companyName()
    const uploads = await uploadsToServer({ held: true })
    await opened.user.upload(fileField(), png())
    await within(logo()).findByText('Uploading logo.png… 50%')
    await opened.user.click(within(logo()).getByRole('button', { name: 'Cancel' }))
    expect(uploads.aborted()).toBe(1)
    await within(logo()).findByRole('button', { name: 'Choose image' })
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(saving.disabled).toBe(false)
  })
})

describe('deleted clients', () => {
  it('[2.26] [4.8] deleting the client on the screen leads to the list, and it reads Disabled', async () => {
    const opened = await openClientScreen('/clients/:id', { onScreen: true })
    const { user, client, address } = opened
    await user.click(await screen.findByRole('button', { name: 'Delete client' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe(`/clients?clientId=${client.id}`))
    expect((await stored(opened, client.id))['deleted_at']).not.toBeNull()
    const picker = await openPicker(opened)
    expect(picker.value).toBe(client.company_name)
    await user.clear(picker)
    await user.type(picker, client.company_name)
    const disabled = await screen.findByText('Disabled')
    within(disabled.parentElement as HTMLElement).getByText(client.company_name)
    expect(screen.queryByText('Active', { selector: 'li *' })).toBeNull()
  })

  it('a deleted client is shown as such to whoever looks at it from another', async () => {
    const { client } = await openClientScreen('/clients/:id', {
      overrides: { deleted_at: new Date() },
    })
    await screen.findByText(/^Deleted on/u)
    expect(screen.queryByRole('link', { name: 'Edit client' })).toBeNull()
    expect(fact('Company name')).toBe(client.company_name)
  })

  it('[2.26] ‘Open this client’ puts it on the screen', async () => {
    const opened = await openClientScreen('/clients/:id')
    const { user, client, address } = opened
    await user.click(await screen.findByRole('button', { name: 'Open this client' }))
    await waitFor(() => expect(address()).toBe(`/clients?clientId=${client.id}`))
    expect((await openPicker(opened)).value).toBe(client.company_name)
  })
})
