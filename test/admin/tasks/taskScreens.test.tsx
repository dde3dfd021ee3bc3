import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { refuseCalls } from '../support/heldCalls.ts'
import { formScreen } from '../support/formScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'

const { chosen, enter, fact, field, press, says } = formScreen

/** A pulling task with every possible field; ':pull' is its id in the address. */
async function tasks(role: Role, address: string, flags: object = {}) {
  const { db } = await api()
  const client = await buildClient(db, flags)
  const of = { client_id: client.id }
  const locations: string[] = []
  for (const name of ['Bay', 'Dock', 'Hall', 'Store', 'Yard'])
    locations.push((await buildLocation(db, { ...of, name })).id)
  const inbound = await buildDepartment(db, { ...of, name: 'Inbound', locations })
  const ida = await buildUser(db, { ...of, firstname: 'Ida', lastname: 'Puller' })
  const video = await buildGbsVideo(db, { ...of, title: 'How to pull' })
  const pull = await buildTask(db, {
    ...of,
    name: 'Pull a cage',
    is_pulling: true,
    uses_pull_tilt_take: true,
    show_other_observation_option: true,
    requires_manual_check: false,
    task_principles: ['INSIDE_BASE', 'DIP_N_DRIVE'],
    task_principles_override: true,
    gbs_video_id: video.id,
    locations,
    departments: [inbound.id],
    users: [ida.id],
  })
  await buildTask(db, { ...of, name: 'Lift a box' })
  await buildObservation(db, { ...of, task_id: pull.id, unlinked_observee_name: 'A Visitor' })
  const person = await actor(role, client)
  const at = (path: string) => `${path.replace(':pull', pull.id)}?clientId=${client.id}`
  return { ...(await openApp(person, at(address))), at, person, client, pull, video }
}

const isOn = async (label: string) => (await field(label)).checked

/** Clicks a button or a switch: MUI's switch is a checkbox. */
const flip = async (label: string, { user }: Pick<Awaited<ReturnType<typeof tasks>>, 'user'>) =>
  user.click(await field(label))

beforeEach(() => sessionStorage.clear())

describe('the list of tasks', () => {
  it('[2.55] [6.17] has name, departments, at most three locations and the number of the rest, observation count; a client user only reads', async () => {
    const { user } = await tasks('CLIENT_USER', '/tasks')
    const row = async (name: string) => {
      const link = await screen.findByText(name, { selector: 'a' })
      const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell')
      return cells.map((cell) => cell.textContent.trim())
    }
    expect(await row('Lift a box')).toEqual(['Lift a box', 'All departments', 'All locations', '0'])
    expect((await row('Pull a cage')).slice(0, 3)).toEqual([
      'Pull a cage',
      'Inbound',
      'Bay, Dock, Hall + 2 more',
    ])
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
    expect(headers).toEqual(['Name', 'Departments', 'Locations', 'Observations'])
    expect(screen.queryByText('Add task')).toBeNull()
    await user.click(screen.getByText('Pull a cage', { selector: 'a' }))
    await screen.findByText('Kind')
    expect(screen.queryByText('Edit task')).toBeNull()
    expect(screen.queryByText('Delete task')).toBeNull()
  })

  it('[2.23] has a back link to /tasks where it is searched', async () => {
    const { user, address, client } = await tasks('PROVIDER_SUPER_USER', '/tasks')
    await screen.findByText('Lift a box')
    screen.getByText('Add task')
    expect(screen.queryByText('Back to tasks')).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'cage')
    const back = await screen.findByText('Back to tasks')
    expect(back.getAttribute('href')).toMatch(/^\/tasks(\?|$)/u)
    await waitFor(() => expect(screen.queryByText('Lift a box')).toBeNull())
    await user.click(back)
    await screen.findByText('Lift a box')
    expect(address()).toBe(`/tasks?clientId=${client.id}`)
  })
})

describe('the detail of a task', () => {
  it('[17.3] shows what it is, who does it where, its guidance and its observations', async () => {
    const { video } = await tasks('PROVIDER_SUPER_USER', '/tasks/:pull', { ai_enabled: true })
    await screen.findByText('A Visitor')
    for (const [term, words] of [
      ['Kind', 'Pulling'],
      ['Pull, tilt, take', 'Yes'],
      ['Show the ‘Other’ option', 'Yes'],
      ['Requires manual check', 'No'],
      [
        'Principles',
        "Inside Base, Dip n' DriveThis task uses its own list instead of the default.",
      ],
      ['Locations', 'BayDockHallStoreYard'],
      ['Departments', 'Inbound'],
      ['Users', 'Ida Puller'],
    ] as const)
      expect(fact(term), term).toBe(words)
    const player = await screen.findByLabelText('How to pull')
    expect(player.getAttribute('src')).toContain(video.id)
    expect(screen.getByText('Back to tasks').getAttribute('href')).toMatch(/^\/tasks(\?|$)/u)
  })
})

describe('the form of a task', () => {
  it('[3.18] has its fields, and what it saves is read back', async () => {
    const opened = await tasks('PROVIDER_SUPER_USER', '/tasks/addTask', { ai_enabled: true })
    const { user } = opened
    await enter(user, 'Name', 'Tilt a drum')
    const flipped = [
      'Pushing',
      'Pulling',
      'Pull, tilt, take',
      'Show the ‘Other’ option',
      'Requires manual check',
      'Override principles',
      'Turn not Twist',
      'Inside Base',
    ]
    for (const label of flipped) await flip(label, opened)
    await choose(user, 'Locations', 'Dock')
    await choose(user, 'Departments', 'Inbound')
    await choose(user, 'Users', 'Ida Puller')
    await choose(user, 'GBS video', 'How to pull')
    await press(user, 'Add task')
    await screen.findByText('Kind')
    await user.click(screen.getByText('Edit task'))
    expect((await field('Name')).value).toBe('Tilt a drum')
    for (const label of [
      'Requires manual check',
      'Big Engines',
      'At all locations',
      'In all departments',
    ])
      expect(await isOn(label), label).toBe(false)
    for (const label of flipped.filter((label) => label !== 'Requires manual check'))
      expect(await isOn(label), label).toBe(true)
    const picked = ['Locations', 'Departments', 'Users'].map(chosen)
    expect(picked).toEqual([['Dock'], ['Inbound'], ['Ida Puller']])
    expect((await field('GBS video')).value).toBe('How to pull')
    await screen.findByLabelText('How to pull')
  })

  it('[5.21] pull, tilt, take shows an error while the task is not pulled', async () => {
    const opened = await tasks('PROVIDER_SUPER_USER', '/tasks/addTask')
    await flip('Pull, tilt, take', opened)
    await says('Pull, tilt, take', MESSAGES.pullTiltTakeWithoutPulling)
    await enter(opened.user, 'Name', 'Tilt')
    await press(opened.user, 'Add task')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Pull, tilt, take')))
    await flip('Pulling', opened)
    await waitFor(() => expect(screen.queryByText(MESSAGES.pullTiltTakeWithoutPulling)).toBeNull())
  })

  it("[5.22] the manual check is forced unless the client's AI is enabled", async () => {
    await tasks('PROVIDER_SUPER_USER', '/tasks/:pull/edit')
    const forced = await field('Requires manual check')
    expect([forced.checked, forced.disabled]).toEqual([true, true])
    await says('Requires manual check', MESSAGES.manualCheckForced)
  })

  it("[4.39] [5.44] turning 'Override principles' off clears the selected ones, and on it needs one", async () => {
    const opened = await tasks('PROVIDER_SUPER_USER', '/tasks/:pull/edit')
    const options = ['Big Engines', 'Dip N Drive', 'Turn not Twist', 'Inside Base']
    expect(await Promise.all(options.map(isOn))).toEqual([false, true, false, true])
    await flip('Override principles', opened)
    expect(screen.queryByRole('group', { name: 'Principles' })).toBeNull()
    await flip('Override principles', opened)
    expect(await Promise.all(options.map(isOn))).toEqual([false, false, false, false])
    await press(opened.user, 'Save')
    await screen.findByText('Choose at least one principle, or turn the override off.')
    await flip('Override principles', opened)
    await press(opened.user, 'Save')
    await screen.findByText('Kind')
    expect(fact('Principles')).toBe("Turn Not Twist, Dip n' DriveDefault for pulling.")
  })
})

it('[2.109] guidance that could not be loaded is said, with another try', async () => {
  const { user } = await tasks('CLIENT_SUPER_USER', '/tasks/:pull')
  const answerAll = refuseCalls('query GuidanceVideo')
  await screen.findByText(/^This part of the page could not be loaded\./u)
  answerAll()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'How to pull' })
})
