import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import {
  fillFirstStep,
  openCampaigns,
  day,
  flip,
  continueTo,
  isOn,
  offered,
  peopleUnder,
  select,
  stepIs,
  stored,
  findUnder,
  wordsUnder,
} from '../support/campaignScreen.ts'
import { formScreen } from '../support/formScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'

const { chosen, enter, fact, field, labels, press, says } = formScreen

const ADD = '/campaigns/addCampaign'

const idIn = (address: string) => /\/campaigns\/([\w-]+)/u.exec(address)?.[1] ?? ''

const isFocused = (label: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await field(label)))

beforeEach(() => sessionStorage.clear())

describe('the campaign wizard', () => {
  it('[2.103] [3.22–3.27] [4.33] [4.35] [4.36] [18.18] leads through location and department to the review and back, and adds what was entered', async () => {
    const opened = await openCampaigns('CLIENT_SUPER_USER', ADD, { ai_enabled: true })
    const { user, address } = opened
    await stepIs('Step 1 of 2: Campaign')
    await fillFirstStep(user, 'Winter')
    await select(user, 'Type of campaign', 'Observation')
    expect((await field('Task')).value).toBe('No task')
    await choose(user, 'Task', 'Lift a box')
    await enter(user, 'Observations required', '2')
    await day(user, 'End date', '2031-04-01')
    await select(user, 'Frequency', 'Monthly')
    await flip(user, 'Specific users')
    await flip(user, 'Location and department')
    expect(await isOn('Specific users')).toBe(false)
    await flip(user, 'Email reminders')
    await select(user, 'Reminders go to', 'Client User')
    await select(user, 'Reminder frequency', 'Weekly')
    await continueTo(user, 'Step 2 of 3: Location and department')
    expect(address()).toContain('step=locdep')
    await choose(user, 'Location', 'Dock')
    expect((await field('Location')).value).toBe('Dock (Site)')
    await press(user, 'Back')
    await stepIs('Step 1 of 3: Campaign')
    expect((await field('Name')).value).toBe('Winter')
    await continueTo(user, 'Step 2 of 3: Location and department')
    expect((await field('Location')).value).toBe('Dock (Site)')
    await user.click(await field('Department'))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Inbound',
      ]),
    )
    await user.click(screen.getByRole('option'))
    await findUnder(
      'Location and department',
      '5 people. 5 of them have no assigned location or no assigned department, and count as belonging to all.',
    )
    await continueTo(user, 'Step 3 of 3: Review')
    await findUnder('Who is included', '5 people to observe in each round.')
    expect(await wordsUnder('Who is included')).toContain('3 people to remind.')
    expect(
      ['Name', 'Type of campaign', 'Task', 'Observations required', 'Location'].map(fact),
    ).toEqual(['Winter', 'Observation', 'Lift a box', '2', 'Dock (Site)'])
    const dates = (await peopleUnder('Rounds')).map((line) => line.replaceAll(/\s+/gu, ' '))
    expect(dates).toHaveLength(3)
    expect(dates[1]).toMatch(/28.*31.*Reminders every Friday from .*28.*31/u)
    await press(user, 'Submit')
    await screen.findByText('Progress')
    expect(await stored(opened, idIn(address()))).toEqual({
      name: 'Winter',
      start_date: '2031-01-31',
      end_date: '2031-04-01',
      frequency: 'monthly',
      type: 'Observation',
      has_selected_users: false,
      leaves_out_people_without_places: false,
      num_observations_required: 2,
      notification_frequency: 'weekly',
      reminder_alert_user_level: 'CLIENT_USER',
      app_notifications_enabled: false,
      email_notifications_enabled: true,
      task: { name: 'Lift a box' },
      location: { name: 'Dock' },
      department: { name: 'Inbound' },
      selected_users: [],
    })
  })

  it('[18.12] comes back after a reload at the same step, and never opens beyond a step that is not whole', async () => {
    const opened = await openCampaigns('CLIENT_SUPER_USER', ADD)
    const { user } = opened
    await fillFirstStep(user, 'Reloaded')
    await flip(user, 'Specific users')
    await continueTo(user, 'Step 2 of 3: Users')
    await press(user, 'Continue')
    await says('Users', MESSAGES.campaignPersonRequired)
    await isFocused('Users')
    await choose(user, 'Users', 'Uma 05')
    const again = await openApp(opened.person, opened.at(ADD, '&step=users'))
    await screen.findByText(/Your draft was restored/u)
    await stepIs('Step 2 of 3: Users')
    expect(chosen('Users')).toEqual(['Uma 05'])
    await press(again.user, 'Discard')
    await stepIs('Step 1 of 2: Campaign')
    await waitFor(() => expect(again.address()).toContain('step=form'))
    expect((await field('Name')).value).toBe('')
  })

  it('[4.38] [5.34] [6.56] [18.13] says in its place what is wrong, asks how often to remind only with a reminder, and goes on without an end', async () => {
    const { user } = await openCampaigns('CLIENT_SUPER_USER', ADD)
    await stepIs('Step 1 of 2: Campaign')
    expect(await offered(user, 'Type of campaign')).toEqual(['Manual observation'])
    expect(labels()).not.toContain('Reminder frequency')
    await flip(user, 'App reminders')
    expect(labels()).toEqual(expect.arrayContaining(['Reminders go to', 'Reminder frequency']))
    await press(user, 'Continue')
    await says('Name', MESSAGES.nameRequired)
    await isFocused('Name')
    await says('Start date', MESSAGES.startDateRequired)
    await screen.findByText(MESSAGES.reminderFrequencyRequired)
    await fillFirstStep(user, 'Checked')
    await waitFor(() => expect(screen.queryByText(MESSAGES.nameRequired)).toBeNull())
    await flip(user, 'App reminders')
    expect(labels()).not.toContain('Reminder frequency')
    await enter(user, 'Observations required', '1.5')
    await press(user, 'Continue')
    await says('Observations required', MESSAGES.requiredObservationsInvalid)
    await user.clear(await field('Observations required'))
    expect((await field('Observations required')).value).toBe('')
    await select(user, 'Frequency', 'Quarterly')
    await continueTo(user, 'Step 2 of 2: Review')
    expect(fact('Observations required')).toBe('1')
    expect(await peopleUnder('Rounds')).toHaveLength(12)
    const goesOn = 'No end date: the rounds continue.'
    expect(await wordsUnder('Rounds')).toContain(goesOn)
  })
})
