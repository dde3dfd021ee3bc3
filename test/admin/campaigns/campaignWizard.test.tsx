import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { api } from '#test/support/api.ts'
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
import { choose, closeApp, openApp } from '../support/openApp.tsx'

const { chosen, enter, fact, field, labels, press, says } = formScreen

const LEAVE_OUT = 'Leave out people who have no locations or departments of their own'
const ADD = '/campaigns/addCampaign'

const idIn = (address: string) => /\/campaigns\/([\w-]+)/u.exec(address)?.[1] ?? ''

const isFocused = (label: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await field(label)))

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

describe('the campaign wizard', () => {
  it('[2.103] [3.22–3.27] [4.33] leads through location and department to the review, and adds what was entered', async () => {
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
    await flip(user, 'Location and department')
    await flip(user, 'Email reminders')
    await select(user, 'Reminders go to', 'Client User')
    await select(user, 'Reminder frequency', 'Weekly')
    await continueTo(user, 'Step 2 of 3: Location and department')
    expect(address()).toContain('step=locdep')
    await choose(user, 'Location', 'Dock')
    expect((await field('Location')).value).toBe('Dock (Site)')
    await user.click(await field('Department'))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Inbound',
      ]),
    )
    await user.click(screen.getByRole('option'))
    await continueTo(user, 'Step 3 of 3: Review')
    await findUnder('Who is included', '5 people to observe in each occurrence.')
    expect(await wordsUnder('Who is included')).toContain('3 people to remind.')
    expect(
      ['Name', 'Type of campaign', 'Task', 'Observations required', 'Location'].map(fact),
    ).toEqual(['Winter', 'Observation', 'Lift a box', '2', 'Dock (Site)'])
    const dates = (await peopleUnder('Occurrences')).map((line) => line.replaceAll(/\s+/gu, ' '))
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

  it('[3.23] [3.24] [3.25] [9.9] [9.11] offers the types, frequencies and levels', async () => {
    const { user } = await openCampaigns('CLIENT_SUPER_USER', ADD, { ai_enabled: true })
    await stepIs('Step 1 of 2: Campaign')
    expect(await offered(user, 'Type of campaign')).toEqual(['Manual observation', 'Observation'])
    expect(await offered(user, 'Frequency')).toEqual([
      'One time',
      'Monthly',
      'Quarterly',
      'Annually',
    ])
    await flip(user, 'Email reminders')
    expect(await offered(user, 'Reminders go to')).toEqual([
      'Client User',
      'Client Observer',
      'Client User and Client Observer',
    ])
    expect(await offered(user, 'Reminder frequency')).toEqual(['Daily', 'Weekly', 'Monthly'])
  })

  it('[4.33] [4.36] leads through users instead, each choice turning off the other, and reaches those chosen', async () => {
    const opened = await openCampaigns('CLIENT_SUPER_USER', ADD)
    const { user, address } = opened
    await fillFirstStep(user, 'For two')
    await flip(user, 'Location and department')
    await flip(user, 'Specific users')
    expect([await isOn('Location and department'), await isOn('Specific users')]).toEqual([
      false,
      true,
    ])
    await flip(user, 'Location and department')
    expect([await isOn('Location and department'), await isOn('Specific users')]).toEqual([
      true,
      false,
    ])
    await flip(user, 'Specific users')
    await continueTo(user, 'Step 2 of 3: Users')
    await press(user, 'Continue')
    await says('Users', MESSAGES.campaignPersonRequired)
    await isFocused('Users')
    const box = await field('Users')
    await user.type(box, '04')
    await user.click(await screen.findByRole('option', { name: 'Uma 04' }))
    await user.clear(box)
    await user.type(box, '03')
    await user.click(await screen.findByRole('option', { name: 'Uma 03' }))
    await user.keyboard('{Escape}')
    expect(chosen('Users')).toEqual(['Uma 04', 'Uma 03'])
    await continueTo(user, 'Step 3 of 3: Review')
    await findUnder('Who is included', '2 people to observe')
    expect(await peopleUnder('People')).toEqual(['Uma 03', 'Uma 04'])
    await press(user, 'Submit')
    await screen.findByText('Progress')
    expect(await stored(opened, idIn(address()))).toMatchObject({
      has_selected_users: true,
      selected_users: [{ lastname: '03' }, { lastname: '04' }],
    })
  })

  it('[18.18] says at its places how many belong to them only because they have none of their own, and leaves them out', async () => {
    const opened = await openCampaigns('CLIENT_SUPER_USER', ADD)
    const { user, client, of, inbound, address } = opened
    const { db } = await api()
    const person = await buildUser(db, {
      ...of,
      lastname: '06',
      firstname: 'Uma',
      user_has_full_department_access: false,
    })
    await insertRow(db, client.id, 'user_departments', {
      ...of,
      user_id: person.id,
      department_id: inbound.id,
    })
    await fillFirstStep(user, 'Inbound only')
    await flip(user, 'Location and department')
    await continueTo(user, 'Step 2 of 3: Location and department')
    await choose(user, 'Department', 'Inbound')
    await findUnder(
      'Location and department',
      '6 people. 5 of them have no departments of their own, which means all.',
    )
    await flip(user, LEAVE_OUT)
    await findUnder(
      'Location and department',
      '1 person. 5 people without departments of their own are left out.',
    )
    await choose(user, 'Location', 'Dock')
    await findUnder(
      'Location and department',
      'No one is included yet. 6 people without locations or departments of their own are left out.',
    )
    await user.clear(await field('Location'))
    await continueTo(user, 'Step 3 of 3: Review')
    await findUnder(
      'Who is included',
      '1 person to observe in each occurrence. 5 people without departments of their own are left out.',
    )
    expect(await peopleUnder('People')).toEqual(['Uma 06'])
    expect(fact(LEAVE_OUT)).toBe('Yes')
    await press(user, 'Submit')
    await screen.findByText('Progress')
    expect(fact(LEAVE_OUT)).toBe('Yes')
    expect(await stored(opened, idIn(address()))).toMatchObject({
      department: { name: 'Inbound' },
      leaves_out_people_without_places: true,
    })
  })

  it('[4.35] goes back with Back, with the browser and with Change, and forgets nothing', async () => {
    const { user, address } = await openCampaigns('CLIENT_SUPER_USER', ADD)
    await fillFirstStep(user, 'Back and forth')
    await flip(user, 'Location and department')
    await continueTo(user, 'Step 2 of 3: Location and department')
    await choose(user, 'Location', 'Yard')
    await press(user, 'Back')
    await stepIs('Step 1 of 3: Campaign')
    expect(address()).toContain('step=form')
    expect((await field('Name')).value).toBe('Back and forth')
    await continueTo(user, 'Step 2 of 3: Location and department')
    expect((await field('Location')).value).toBe('Yard')
    await continueTo(user, 'Step 3 of 3: Review')
    await user.click(screen.getByLabelText('Change reminders'))
    await stepIs('Step 1 of 3: Campaign')
    // 'Everybody' removes the step of the places, but keeps the selection in it.
    await flip(user, 'Location and department')
    await continueTo(user, 'Step 2 of 2: Review')
    expect(fact('People')).toBe('Everyone in the company')
    await user.click(screen.getByLabelText('Change who is included'))
    await flip(user, 'Location and department')
    await continueTo(user, 'Step 2 of 3: Location and department')
    expect((await field('Location')).value).toBe('Yard')
  })

  it('[18.12] comes back after a reload at the same step, and never opens beyond a step that is not whole', async () => {
    const opened = await openCampaigns('CLIENT_SUPER_USER', ADD)
    const { user } = opened
    await fillFirstStep(user, 'Reloaded')
    await flip(user, 'Specific users')
    await continueTo(user, 'Step 2 of 3: Users')
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

  it('[4.38] [5.34] [6.56] says in its place what is wrong, and asks how often to remind only with a reminder', async () => {
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
    await day(user, 'End date', '2031-01-30')
    await enter(user, 'Observations required', '1.5')
    expect((await field('Observations required')).value).toBe('1.5')
    await press(user, 'Continue')
    await says('Observations required', MESSAGES.requiredObservationsInvalid)
    await user.clear(await field('Observations required'))
    expect((await field('Observations required')).value).toBe('')
    await press(user, 'Continue')
    await says('End date', MESSAGES.endDateBeforeStart)
    await day(user, 'End date', '2031-01-31')
    await continueTo(user, 'Step 2 of 2: Review')
    expect(fact('Observations required')).toBe('1')
  })

  it('[18.13] a campaign without an end shows its next twelve occurrences and says that it goes on', async () => {
    const { user } = await openCampaigns('CLIENT_SUPER_USER', ADD)
    await fillFirstStep(user, 'For ever')
    await select(user, 'Frequency', 'Quarterly')
    await continueTo(user, 'Step 2 of 2: Review')
    expect(await peopleUnder('Occurrences')).toHaveLength(12)
    expect(await wordsUnder('Occurrences')).toContain(
      'No end date: the campaign continues in the same way.',
    )
  })
})
