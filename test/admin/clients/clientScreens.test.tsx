import { screen, waitFor, within } from '@testing-library/react'
import { sessionQueryClient } from '#admin/foundation/auth/sessionQueryClient.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import {
  type ClientScreen,
  companyName,
  fact,
  openClientScreen,
  save,
  stored,
} from '../support/clientScreen.ts'
import { choose, closeApp } from '../support/openApp.tsx'
import { uploadsToServer } from '../support/uploadsToServer.ts'

const fileField = () => document.querySelector<HTMLInputElement>('input[type=file]')!

const logo = () => screen.getByRole('group', { name: 'Logo' })

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

const png = (name = 'logo.png') =>
  new File([Buffer.from(SQUARE, 'base64')], name, { type: 'image/png' })

const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQ4jWP4tUyKbMQwqllqNMCkRhOJ1GjGkBq4wgAAZIWyv75F6coAAAAASUVORK5CYII='

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the list of clients', () => {
  it('[40.21] is opened from a menu whose items all have an icon', async () => {
    const { user } = await openClientScreen('/clients')
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    const items = menu.getAllByRole('link')
    expect(items.length).toBeGreaterThan(12)
    expect(items.filter((item) => !item.querySelector('svg'))).toEqual([])
  })

  it('[2.51] has company, account manager, the email and AI flags and the deleted state', async () => {
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

  it('[16.4] does not let the person’s own client be chosen for deletion', async () => {
    const { user, person } = await openClientScreen('/clients')
    const { data } = await person.gql('query { me { client { company_name } } }')
    const own = data.me.client.company_name as string
    await user.type(await screen.findByRole('searchbox'), own)
    const row = (await screen.findByText(own, { selector: 'tbody a' })).closest('tr') as HTMLElement
    expect(within(row).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  })
})

describe('the logo', () => {
  it('[5.26] takes one image and refuses everything else', async () => {
    const { user } = await openClientScreen('/clients/:id/edit')
    await companyName()
    expect(fileField().accept).toBe('.png,.jpg,.webp')
    expect(fileField().multiple).toBe(false)
    const anything = user.upload
    await anything(fileField(), new File(['hello'], 'notes.png', { type: 'text/plain' }))
    await within(logo()).findByText(new RegExp(MESSAGES.fileTypeRefused, 'u'))
  })

  it('[35.11] a file that is no image, whatever its name, is refused when it is chosen', async () => {
    const { user } = await openClientScreen('/clients/:id/edit')
    await companyName()
    await uploadsToServer()
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('InvalidStateError')))
    await user.upload(fileField(), new File(['hello'], 'notes.png', { type: 'image/png' }))
    const problem = await within(logo()).findByRole('alert')
    expect(problem.textContent).toMatch(/^This image is damaged.* One PNG, JPG or WEBP file/u)
  })

  it('[35.13] one that would not be seen is refused before it is sent', async () => {
    const { user } = await openClientScreen('/clients/:id/edit')
    await companyName()
    await uploadsToServer()
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 800,
      height: 2,
      close: () => undefined,
    }))
    await user.upload(fileField(), png())
    const problem = await within(logo()).findByRole('alert')
    expect(problem.textContent).toMatch(/^This image is too narrow/u)
  })

  it('[7.53] is sent, shown before it is saved, and in the sidebar after', async () => {
    const opened = await openClientScreen('/clients/:id/edit', { onScreen: true })
    const { user, client } = opened
    await companyName()
    const uploads = await uploadsToServer({ held: true })
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

  it('[35.11] nothing is saved while it is still looked at', async () => {
    const { user } = await openClientScreen('/clients/:id/edit')
    await companyName()
    await uploadsToServer()
    let look = () => undefined as void
    const looked = new Promise<void>((resolve) => {
      look = resolve
    })
    vi.stubGlobal('createImageBitmap', async () => {
      await looked
      return { width: 20, height: 20, close: () => undefined }
    })
    await user.upload(fileField(), png())
    const saving = screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading…' })
    expect(saving.disabled).toBe(true)
    look()
    await within(logo()).findByText('logo.png is ready and will be used when you save.')
  })

  it('[16.11] is given up with Cancel and the form keeps what it had', async () => {
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
    await screen.findByRole('table', { name: 'Clients' })
    await waitFor(() => expect(currentClients()).toContainEqual(expect.any(String)))
    const picker = await openPicker(opened)
    expect(picker.value).toBe(client.company_name)
    await user.clear(picker)
    await user.type(picker, client.company_name)
    const disabled = await screen.findByText('Disabled')
    within(disabled.parentElement as HTMLElement).getByText(client.company_name)
    expect(screen.queryByText('Active', { selector: 'li *' })).toBeNull()
  })

  it('[16.9] a deleted client is shown as such to people who look at it from another', async () => {
    const { client } = await openClientScreen('/clients/:id', {
      overrides: { deleted_at: new Date() },
    })
    await screen.findByText(/^Deleted on/u)
    expect(screen.queryByRole('link', { name: 'Edit client' })).toBeNull()
    await screen.findByText('Company name', { selector: 'dt' })
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

const colour = () => screen.getByLabelText<HTMLInputElement>('Highlight colour')

const optionsOf = async ({ user }: ClientScreen, label: RegExp) => {
  await user.click(screen.getByRole('combobox', { name: label }))
  const texts = (await screen.findAllByRole('option')).map((option) => option.textContent)
  await user.keyboard('{Escape}')
  return texts
}

const idIn = (address: string) => /\/clients\/([\w-]{36})/u.exec(address)?.[1] ?? ''

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the form of a client', () => {
  it('[3.5] has the 18 fields, the upload of recordings, retention, follow-ups, the second factor, the time zone and the language', async () => {
    await openClientScreen('/clients/:id/edit')
    await companyName()
    const labels = [...document.querySelectorAll('form label, form [id$="-label"]')]
    const words = labels.map((label) => label.textContent.replace(/\s\*$/u, ''))
    expect(new Set(words)).toEqual(
      new Set([
        'Company name',
        'Account manager',
        'Time zone',
        'Language of emails',
        'Keep recordings for (days)',
        'Keep names and notes for (days)',
        'Open a follow-up after incorrect observations in a row',
        'Hide names in tasks and places',
        'Require a second factor of everyone',
        'Inactivity alert goes to',
        'Inactivity alert after (months)',
        'Bad lift alert goes to',
        'Bad lifts before an alert',
        'Weekly email',
        'Monthly email',
        'AI enabled',
        'Show AI feedback options',
        'Show manual override options',
        'Show breakdown of AI results',
        'Allow the upload of recordings',
        'Blind sample (% of AI results)',
        'Observer can be chosen',
        'Not applicable can be used',
        'Display employee IDs',
        'Anonymous observations',
        'Highlight colour',
        'Logo',
      ]),
    )
  })

  it('[9.5] [9.6] [9.7] offers its choices and the provider’s own people', async () => {
    const opened = await openClientScreen('/clients/:id/edit')
    await companyName()
    expect(await optionsOf(opened, /^Inactivity alert after/u)).toEqual([
      '1 month',
      '3 months',
      '6 months',
      '12 months',
    ])
    const lifts = await optionsOf(opened, /^Bad lifts before/u)
    expect([lifts.length, lifts.at(0), lifts.at(-1)]).toEqual([10, '1 lift', '10 lifts'])
    const levels = [
      'None',
      'Client Super User',
      'Client Observer',
      'Client Super User and Client Observer',
    ]
    expect(await optionsOf(opened, /^Inactivity alert goes/u)).toEqual(levels)
    expect(await optionsOf(opened, /^Bad lift alert goes/u)).toEqual(levels)
    await opened.user.clear(screen.getByLabelText('Account manager'))
    await opened.user.type(screen.getByLabelText('Account manager'), 'Petra')
    await screen.findByRole('option', { name: opened.manager })
    expect(screen.queryByRole('option', { name: 'Petra Customer' })).toBeNull()
  })

  it('[3.7] saves each field and reads it back', async () => {
    const opened = await openClientScreen('/clients/addClient')
    const { user, address, manager } = opened
    const name = `New ${crypto.randomUUID()}`
    await user.type(await companyName(), name)
    await user.type(screen.getByLabelText('Account manager'), manager)
    await user.click(await screen.findByRole('option', { name: manager }))
    await choose(user, 'Time zone', 'America/New York')
    for (const [label, choice] of [
      ['Inactivity alert goes to', 'Client Super User$'],
      ['Inactivity alert after (months)', '6 months'],
      ['Bad lift alert goes to', 'Client Super User and'],
      ['Bad lifts before an alert', '7 lifts'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: (words) => words.startsWith(label) }))
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`, 'u') }))
    }
    for (const label of SWITCHES) await user.click(screen.getByLabelText(label))
    await user.clear(colour())
    await user.type(colour(), '#006644')
    await save(opened, 'Add client')
    await waitFor(() => expect(idIn(address())).not.toBe(''))
    expect(await stored(opened, idIn(address()))).toEqual({
      company_name: name,
      account_manager: { lastname: manager.slice('Petra '.length) },
      inactive_alert_user_level: 'CLIENT_SUPER_USER',
      inactive_alert_timeframe_months: 6,
      bad_lift_user_level: 'BOTH',
      number_bad_lifts_to_alert: 7,
      weekly_email_enabled: true,
      monthly_email_enabled: true,
      ai_enabled: true,
      show_ai_feedback_options: true,
      show_manual_override_options: true,
      show_ai_results_breakdown: true,
      can_pick_observer: true,
      can_use_not_applicable: true,
      display_employee_id: true,
      anonymous_observations_enabled: true,
      color: '#006644',
      logo_url: null,
      time_zone: 'America/New_York',
      deleted_at: null,
    })
    await screen.findByText('Inactivity alert after (months)')
    expect(fact('Inactivity alert after (months)')).toBe('6')
    expect(fact('Account manager')).toBe(manager)
    expect(fact('Highlight colour')).toBe('#006644')
  })

  it('[16.2] a new client starts with the browser’s time zone and the default colour', async () => {
    await openClientScreen('/clients/addClient')
    await companyName()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
    expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe(zone)
    expect(colour().value).toBe('#faa61a')
  })

  it('[1.15] warns of a colour that text cannot be read on, and shows what it makes', async () => {
    const { user } = await openClientScreen('/clients/:id/edit')
    await companyName()
    expect(screen.queryByText(/is hard to read/u)).toBeNull()
    await user.clear(colour())
    await user.type(colour(), '#ff0000')
    screen.getByText(/contrast of 4\.0:1 and is hard to read/u)
    screen.getByRole('img', { name: 'A button, a link and a menu item in #ff0000' })
    await user.clear(colour())
    await user.type(colour(), '#red')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(MESSAGES.colourInvalid)
  })

  it('[1.13] a colour that was saved is on the screen at once', async () => {
    const opened = await openClientScreen('/clients/:id/edit', { onScreen: true })
    await companyName()
    await opened.user.clear(colour())
    await opened.user.type(colour(), '#006644')
    await save(opened)
    const edit = await screen.findByRole('link', { name: 'Edit client' })
    await waitFor(() => expect(styleOf(edit, '--variant-containedBg')).toBe('#006644'))
  })
})

/** Returns a style that the stylesheets give an element. */
function styleOf(element: Element, property: string): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ style }) => style.getPropertyValue(property) !== '')
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
    .join()
}

const SWITCHES = [
  'Weekly email',
  'Monthly email',
  'AI enabled',
  'Show AI feedback options',
  'Show manual override options',
  'Show breakdown of AI results',
  'Observer can be chosen',
  'Not applicable can be used',
  'Display employee IDs',
  'Anonymous observations',
]
