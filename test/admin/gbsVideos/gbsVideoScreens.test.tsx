import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'
import { uploadsToServer } from '../support/uploadsToServer.ts'

const { db, app } = await api()

const { enter, field, labels, press, says } = formScreen

/**
 * Two videos and a deleted one, and a task that shows the first; ':lift' is its id in the address, ':task' the
 * task's.
 */
async function library(role: Role, address: string) {
  const client = await buildClient(db)
  const of = { client_id: client.id }
  const lift = await buildGbsVideo(db, { ...of, title: 'Lift well', description: 'Bend the knees' })
  await buildGbsVideo(db, { ...of, title: 'Push well' })
  await buildGbsVideo(db, { ...of, title: 'Old advice', deleted_at: new Date() })
  const location = await buildLocation(db, { ...of, name: 'Dock' })
  await buildDepartment(db, { ...of, name: 'Inbound', locations: [location.id] })
  const task = await buildTask(db, { ...of, name: 'Lift a box', gbs_video_id: lift.id })
  const person = await actor(role, client)
  const at = (path: string) =>
    `${path.replace(':lift', lift.id).replace(':task', task.id)}?clientId=${client.id}`
  return { ...(await openApp(person, at(address))), at, person, client, lift, task }
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent)

const player = (title: string) => screen.findByLabelText<HTMLVideoElement>(title)

const film = () =>
  new File([readFileSync('src/server/app/demo/recordings/squat.mp4')], 'squat.mp4', {
    type: 'video/mp4',
  })

beforeEach(() => sessionStorage.clear())

describe('the GBS library', () => {
  it('[17.11] [2.36] [2.37] [2.41] [2.42] shows titles, descriptions and players, of which one plays; is searched and sorted, and shows deleted ones on request', async () => {
    const { user, address, lift: video } = await library('CLIENT_USER', '/gbslibrary')
    const [lift, push] = [await player('Lift well'), await player('Push well')]
    expect(lift.getAttribute('src')).toContain(video.id)
    expect(push.controls).toBe(true)
    screen.getByText('Bend the knees')
    expect(titles()).toEqual(['Lift well', 'Push well'])
    const page = within(screen.getByRole('main'))
    for (const action of [/^Add/u, /^Edit/u, /^Delete/u])
      expect(page.queryByText(action)).toBeNull()
    const pause = { lift: vi.fn<() => void>(), push: vi.fn<() => void>() }
    lift.pause = pause.lift
    push.pause = pause.push
    fireEvent.play(lift)
    expect(pause.push).toHaveBeenCalled()
    expect(pause.lift).not.toHaveBeenCalled()

    await user.click(screen.getByRole('button', { name: /^Sort/u }))
    await user.click(await screen.findByRole('menuitem', { name: /^Title/u }))
    await waitFor(() => expect(titles()).toEqual(['Push well', 'Lift well']))
    await user.click(screen.getByLabelText('Show deleted'))
    await waitFor(() => expect(titles()).toEqual(['Push well', 'Old adviceDeleted', 'Lift well']))
    await user.type(screen.getByRole('searchbox'), 'KNEES')
    await waitFor(() => expect(titles()).toEqual(['Lift well']))
    expect(address()).toContain('search=KNEES')
    await user.type(screen.getByRole('searchbox'), ' or not')
    await screen.findByText(MESSAGES.noResults)
  })

  it('[2.48] deletes a video after the question', async () => {
    const { user } = await library('PROVIDER_SUPER_USER', '/gbslibrary')
    await user.click(await screen.findByRole('button', { name: 'Delete Lift well' }))
    await user.click(within(await screen.findByRole('dialog')).getByText('Delete'))
    await waitFor(() => expect(titles()).toEqual(['Push well']))
  })
})

describe('adding a video', () => {
  it('[7.50] [5.45] takes title, description and a file, whose upload can be given up, and lands in the library', async () => {
    const { user, address } = await library('PROVIDER_SUPER_USER', '/gbslibrary/addGbsVideo')
    const uploads = await uploadsToServer({ held: true })
    await field('Title')
    expect(labels()).toEqual(['Title', 'Description'])
    await press(user, 'Add GBS video')
    await says('Title', 'Title is required')
    screen.getByText('Video is required')
    await enter(user, 'Title', 'Squat')
    const description = await field('Description')
    fireEvent.change(description, { target: { value: 'x'.repeat(4_499) } })
    expect(screen.queryByText(/ of 5,000 characters/u)).toBeNull()
    fireEvent.change(description, { target: { value: 'x'.repeat(4_500) } })
    await screen.findByText('4,500 of 5,000 characters')
    fireEvent.change(description, { target: { value: 'From the legs' } })
    const choosing = () =>
      user.upload(screen.getByLabelText('Choose video', { selector: 'input' }), film())
    await choosing()
    await screen.findByText(/^Uploading squat.mp4… 50%$/u)
    await press(user, 'Cancel')
    await screen.findByText('Choose video')
    expect(uploads.aborted()).toBe(1)
    await choosing()
    await screen.findByText(/50%$/u)
    uploads.release()
    await screen.findByText(/squat.mp4 is ready/u)
    await press(user, 'Add GBS video')
    await waitFor(() => expect(address()).toMatch(/^\/gbslibrary\?/u))
    const added = await player('Squat')
    screen.getByText('From the legs')
    const { pathname, search } = new URL(added.src, 'https://liftwise.test')
    const answer = await app.inject({ url: pathname + search })
    expect(answer.rawPayload.equals(readFileSync('src/server/app/demo/recordings/squat.mp4'))).toBe(
      true,
    )
  })
})

describe('editing a video', () => {
  it('[2.98] another file is what the task and its observation form show from then on', async () => {
    const { user, at, client, lift } = await library('PROVIDER_SUPER_USER', '/tasks/:task')
    expect((await player('Lift well')).getAttribute('src')).toContain(lift.id)
    await uploadsToServer()
    await openMenu(user, 'GBS Library')
    await user.click(await screen.findByRole('link', { name: 'Edit Lift well' }))
    await field('Title')
    await user.upload(screen.getByLabelText('Replace video', { selector: 'input' }), film())
    await screen.findByText(/squat.mp4 is ready/u)
    await press(user, 'Save')
    await waitFor(async () =>
      expect((await player('Lift well')).getAttribute('src')).not.toContain(lift.id),
    )
    const shown = fileOf(await player('Lift well'))
    await openMenu(user, 'Tasks')
    await user.click(await screen.findByText('Lift a box'))
    await screen.findByText('Guidance video')
    await waitFor(async () => expect(fileOf(await player('Lift well'))).toBe(shown))
    await openApp(await actor('CLIENT_USER', client), at('/allobservations/addObservation'))
    for (const [label, choice] of [
      ['Location', 'Dock'],
      ['Department', 'Inbound'],
      ['Task', 'Lift a box'],
    ] as const)
      await choose(user, label, choice)
    expect(fileOf(await player('Lift well'))).toBe(shown)
  })
})

const openMenu = async (user: UserEvent, page: string) => {
  await press(user, 'Open menu')
  await user.click(await screen.findByRole('link', { name: page }))
}

const fileOf = (video: HTMLVideoElement) => new URL(video.src, 'https://liftwise.test').pathname
