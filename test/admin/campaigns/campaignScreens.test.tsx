import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { api } from '#test/support/api.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { openCampaigns, peopleUnder, findUnder } from '../support/campaignScreen.ts'
import { formScreen } from '../support/formScreen.ts'
import { headers } from '../support/listScreen.ts'

const { db } = await api()

const { fact, press } = formScreen

beforeEach(() => sessionStorage.clear())

const rowOf = async (name: string) => {
  const link = await screen.findByText(name, { selector: 'a' })
  return within(link.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.trim())
}

const linkTo = (name: string) => screen.queryByText(name, { selector: 'a' })?.getAttribute('href')

describe('the list of campaigns', () => {
  it('[2.56] has name, start and end date, frequency, task, department, location and observation count, then state and people observed', async () => {
    await openCampaigns('CLIENT_OBSERVER', '/campaigns')
    expect(await rowOf('Autumn')).toEqual([
      'Autumn',
      shown('2026-01-01'),
      shown('2026-03-31'),
      'Monthly',
      'Lift a box',
      'Inbound',
      'Dock',
      '1',
      'Ended',
      '0 of 5',
    ])
    expect(headers()).toEqual([
      'Name',
      'Start date',
      'End date',
      'Frequency',
      'Task',
      'Department',
      'Location',
      'Observations',
      'State',
      'People observed',
    ])
    expect([linkTo('Dock'), linkTo('Inbound')]).toEqual([undefined, undefined])
    expect(screen.queryByText('Add campaign')).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Select/u })).toBeNull()
  })

  it.each([
    ['CLIENT_SUPER_USER', false],
    ['PROVIDER_SUPER_USER', true],
  ] as const)(
    '[2.57] [2.60] gives a %s the links of places, and those to edit: %s',
    async (role, mayEdit) => {
      const { dock, inbound, autumn, client } = await openCampaigns(role, '/campaigns')
      const at = (path: string) => `${path}?clientId=${client.id}`
      await rowOf('Autumn')
      expect(linkTo('Dock')).toBe(at(`/locations/${dock.id}`))
      expect(linkTo('Inbound')).toBe(at(`/departments/${inbound.id}`))
      expect(linkTo('Add campaign')).toBe(at('/campaigns/addCampaign'))
      const edit = screen.queryByLabelText('Edit Autumn')?.getAttribute('href')
      expect(edit).toBe(mayEdit ? at(`/campaigns/${autumn.id}/edit`) : undefined)
    },
  )

  it('[4.51] [2.56] says of a campaign that cannot go on why, in the list and on its page', async () => {
    const { of, dock, user } = await openCampaigns('CLIENT_SUPER_USER', '/campaigns')
    await buildCampaign(db, { ...of, name: 'Stuck', location_id: dock.id })
    await updateRow(db, 'locations', dock, { deleted_at: new Date() })
    await user.type(await screen.findByRole('searchbox'), 'Stuck')
    await screen.findByText('Stuck')
    const cells = await rowOf('Stuck')
    expect(cells.slice(-5, -1)).toEqual([
      '',
      'Dock (deleted)',
      '0',
      'Blocked: its location is deleted',
    ])
    await user.click(screen.getByText('Stuck', { selector: 'a' }))
    await screen.findByText(/^Blocked: its location is deleted\. It cannot be chosen/u)
    expect(screen.queryByText('Add observation')).toBeNull()
  })
})

describe('a campaign', () => {
  it('[3.19] [3.21] [9.30] tells what it is, how far each occurrence has come, newest first, and whom of the chosen one, which the address keeps', async () => {
    const { user, address } = await openCampaigns('CLIENT_SUPER_USER', '/campaigns/:autumn', {
      people: 12,
    })
    await screen.findByText('Progress')
    const facts = ['Type of campaign', 'Task', 'Frequency', 'Location', 'Department', 'Reminders']
    const told = ['Manual observation', 'Lift a box', 'Monthly', 'Dock', 'Inbound', 'Off']
    expect(facts.map(fact)).toEqual(told)
    const rounds = within(screen.getByRole('group', { name: 'Rounds' })).getAllByRole('button')
    const counts = rounds.map(
      (round) => /(\d+) of 12 people observed/u.exec(round.textContent)?.[1],
    )
    expect(counts).toEqual(['0', '1', '0'])
    // The campaign has ended: the last occurrence is shown.
    const pressed = rounds.map((round) => round.getAttribute('aria-pressed'))
    expect(pressed).toEqual(['true', 'false', 'false'])
    const progress = screen.getByRole('heading', { name: 'Progress' })
    const about = screen.getByRole('heading', { name: 'Campaign' })
    expect(progress.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    await user.click(screen.getByText('1 of 12 people observed'))
    await waitFor(() => expect(address()).toContain('occurrence=2026-02-01'))
    expect(await peopleUnder('Observed (1)')).toEqual(['Uma 12'])
    expect(await peopleUnder('Not observed (11)')).toHaveLength(10)
    await press(user, 'Next')
    await findUnder('Not observed (11)', '11–11 of 11')
    const section = screen.getByLabelText('Not observed (11)', { selector: 'section' })
    await user.type(within(section).getByRole('searchbox'), '07')
    await waitFor(async () => expect(await peopleUnder('Not observed (11)')).toEqual(['Uma 07']))
    expect(within(section).getByText('Uma 07', { selector: 'a' })).toBeTruthy()
  })

  it('[7.12] [13.13] is deleted after the question; what is deleted says so, cannot be changed, and is restored', async () => {
    const { user, address, of } = await openCampaigns('CLIENT_SUPER_USER', '/campaigns/:autumn')
    await press(user, 'Delete campaign')
    await screen.findByText(/^Delete this\?/u)
    await press(user, 'Delete')
    await screen.findByText(MESSAGES.noResults)
    expect(address()).toMatch(/^\/campaigns\?/u)
    const gone = await buildCampaign(db, { ...of, name: 'Gone', deleted_at: new Date() })
    await user.click(await screen.findByLabelText('Show deleted'))
    await user.click(await screen.findByText('Gone', { selector: 'a' }))
    await screen.findByText(/^Deleted on/u)
    expect(address()).toContain(gone.id)
    expect(screen.queryByText('Edit campaign')).toBeNull()
    await press(user, 'Restore campaign')
    await screen.findByText('Campaign restored.')
    await screen.findByText('Edit campaign')
    expect(screen.queryByText(/^Deleted on/u)).toBeNull()
  })
})

const shown = (date: string) =>
  new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  }).format(new Date(date))
