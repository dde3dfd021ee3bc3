import { screen, waitFor } from '@testing-library/react'
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
import { choose, closeApp } from '../support/openApp.tsx'

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
  it('[3.5] [3.6] has the 18 fields and the time zone', async () => {
    await openClientScreen('/clients/:id/edit')
    await companyName()
    const labels = [...document.querySelectorAll('form label, form [id$="-label"]')]
    const words = labels.map((label) => label.textContent.replace(/\s\*$/u, ''))
    expect(new Set(words)).toEqual(
      new Set([
        'Company name',
        'Account manager',
        'Time zone',
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
        'Observer can be picked',
        'Not applicable can be used',
        'Display employee IDs',
        'Anonymous observations',
        'Highlight colour',
        'Logo',
      ]),
    )
  })

  it('[9.5] [9.6] [9.7] offers the choices of the spec and the provider’s own people', async () => {
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
    await screen.findByText('Inactivity alert after')
    expect(fact('Inactivity alert after')).toBe('6 months')
    expect(fact('Account manager')).toBe(manager)
    expect(fact('Highlight colour')).toBe('#006644')
  })

  it('a new client starts with the browser’s time zone and the default colour', async () => {
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

/** What the stylesheets say of an element. */
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
  'Observer can be picked',
  'Not applicable can be used',
  'Display employee IDs',
  'Anonymous observations',
]
