import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { openApp } from '../support/openApp.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

/** Ida lifting, observed by Omar at Dock in Inbound, and an unlinked person; opened by a person of the role. */
async function seen(role: Role, address: string, flags: object = {}) {
  const { db } = await api()
  const client = await buildClient(db, { display_employee_id: true, ...flags })
  const of = { client_id: client.id }
  const location = await buildLocation(db, { ...of, name: 'Dock' })
  const department = await buildDepartment(db, {
    ...of,
    name: 'Inbound',
    locations: [location.id],
  })
  const task = await buildTask(db, { ...of, name: 'Lift', show_other_observation_option: true })
  const ida = await buildUser(db, { ...of, firstname: 'Ida', lastname: 'Seen', employee_id: '77' })
  const omar = await buildUser(db, {
    ...of,
    firstname: 'Omar',
    lastname: 'Saw',
    type: 'CLIENT_OBSERVER',
  })
  const video = await buildVideo(db, {
    ...of,
    user_id: omar.id,
    is_other_option_correct: true,
    other_details: 'Wore gloves',
  })
  const at = { ...of, location_id: location.id, department_id: department.id, task_id: task.id }
  const observation = await buildObservation(db, {
    ...at,
    user_id: omar.id,
    observee_id: ida.id,
    video_id: video.id,
    technique: 'incorrect',
    is_inside_base: true,
    is_big_engines: false,
    is_turn_not_twist: true,
    notes: 'Slippery floor',
  })
  await buildObservation(db, {
    ...at,
    user_id: omar.id,
    unlinked_observee_name: 'A Visitor',
    date: new Date('2026-01-14T10:00:00Z'),
  })
  const person = await actor(role, client)
  const path = address.replace(':id', observation.id)
  const opened = await openApp(person, `${path}?clientId=${client.id}`)
  return { ...opened, person, path, client, ida, location, department, task }
}

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

describe('the list of observations', () => {
  const headers = async () => {
    await screen.findByText('A Visitor')
    return screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
  }
  const COLUMNS = [
    'Date',
    'Individual',
    'Technique',
    'Task',
    'Location',
    'Department',
    'Observer',
    'Type',
  ]

  it('[2.57] [21.16] has an AI column only where the client has AI, and for an observer links to the detail alone', async () => {
    await seen('CLIENT_OBSERVER', '/allobservations', { ai_enabled: true })
    expect((await headers()).filter(Boolean)).toEqual([...COLUMNS, 'AI review'])
    await seen('CLIENT_OBSERVER', '/allobservations')
    expect((await headers()).filter(Boolean)).toEqual(COLUMNS)
    const [, row] = await screen.findAllByRole('row')
    expect(within(row as HTMLElement).getAllByRole('link')).toHaveLength(1)
  })

  it('[2.22] [2.57] links places and people for a super user, with the user’s clientId', async () => {
    const { client, ida } = await seen('CLIENT_SUPER_USER', '/allobservations')
    const link = await screen.findByText('Ida Seen', { selector: 'a' })
    expect(link.getAttribute('href')).toBe(`/users/${ida.id}?clientId=${client.id}`)
    expect(screen.getAllByText('Dock', { selector: 'a' })).toHaveLength(2)
    expect(screen.getAllByText('Inbound', { selector: 'a' })).toHaveLength(2)
    expect(screen.queryByText('A Visitor', { selector: 'a' })).toBeNull()
  })
})

it('[2.111] the list, the detail and the dashboard mark the names of what was deleted since', async () => {
  const { ida, client, location, department, task, person, path } = await seen(
    'CLIENT_SUPER_USER',
    '/allobservations/:id',
  )
  const { db } = await api()
  await writeRows(db, { clientId: client.id }, (tables) =>
    tables.update('users').set({ deleted_at: new Date() }).where('id', '=', ida.id),
  )
  for (const [table, { id }] of [
    ['locations', location],
    ['departments', department],
    ['tasks', task],
  ] as const)
    await writeRows(db, { clientId: client.id }, (tables) =>
      tables.update(table).set({ deleted_at: new Date() }).where('id', '=', id),
    )
  for (const address of ['/allobservations', path]) {
    await openApp(person, `${address}?clientId=${client.id}`)
    for (const name of ['Ida Seen', 'Dock', 'Inbound', 'Lift'])
      expect((await screen.findAllByText(`${name} (deleted)`)).length, name).toBeGreaterThan(0)
  }
  await openApp(person, '/home')
  await screen.findByText('Ida Seen, Lift (deleted)')
})

describe('the detail of an observation', () => {
  it('[1.3] [1.4] shows who, where, what and the verdict of each principle', async () => {
    await seen('CLIENT_OBSERVER', '/allobservations/:id')
    await screen.findByText('Slippery floor')
    for (const [term, value] of [
      ['Technique', 'Incorrect'],
      ['Inside Base', 'Correct'],
      ['Big Engines', 'Incorrect'],
      ['Turn Not Twist', 'Correct'],
      ["Dip n' Drive", 'Not part of this task'],
      ['Other', 'Correct'],
      ['Other observation details', 'Wore gloves'],
      ['Individual', 'Ida Seen'],
      ["Individual's employee ID", '77'],
      ['Observer', 'Omar Saw'],
      ['Location', 'Dock'],
      ['Department', 'Inbound'],
      ['Task', 'Lift'],
      ['Campaign', MESSAGES.notApplicable],
    ] as const)
      expect(valueOf(term)?.textContent, term).toBe(value)
  })
})

describe('the dashboard', () => {
  it('[2.19] greets and leads to the latest observations and to adding one', async () => {
    await seen('CLIENT_OBSERVER', '/home')
    await screen.findByText('Hello, Robin')
    const latest = await screen.findByText('Ida Seen, Lift', { selector: 'a' })
    expect(latest.getAttribute('href')).toMatch(/^\/allobservations\/[\w-]+\?clientId=/u)
    const add = screen.getByText('Add observation')
    expect(add.getAttribute('href')).toMatch(/^\/allobservations\/addObservation\?clientId=/u)
  })

  it('[21.2] [2.19] the provider is offered to add an observation at their own client only', async () => {
    const provider = await actor('PROVIDER_SUPER_USER')
    const { client_id: other } = await actor('CLIENT_OBSERVER')
    const add = () => screen.queryByText('Add observation') !== null
    const offered: boolean[] = []
    for (const [page, heading] of [
      ['home', 'Dashboard'],
      ['allobservations', 'Observations'],
    ])
      for (const clientId of [provider.client_id, other]) {
        await openApp(provider, `/${page}?clientId=${clientId}`)
        await screen.findByRole('heading', { level: 1, name: heading })
        offered.push(add())
      }
    expect(offered).toEqual([true, false, true, false])
  })

  it('[23.8] [8.4] says so when there is nothing yet, and when the observations cannot be loaded', async () => {
    const person = await actor('CLIENT_OBSERVER')
    const home = `/home?clientId=${person.client_id}`
    const { user } = await openApp(person, home)
    await screen.findByText('No observations yet. Add the first one.')
    await openApp(person, home)
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      (init.body as string).includes('RecentObservations')
        ? Promise.resolve(ownAnswer({ errors: [{ message: MESSAGES.unexpected }] }))
        : answered(input, init),
    )
    await screen.findByText(MESSAGES.observationsFailed)
    vi.stubGlobal('fetch', answered)
    await user.click(screen.getByText('Try again'))
    await screen.findByText('No observations yet. Add the first one.')
  })
})
