import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { openAiObservation } from '../support/aiObservationScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'

// Keeps the start of the server out of the first test.
beforeAll(api)

/**
 * A manual observation at Dock in Inbound: all three principles correct. Yard has Parking.
 */
async function byHand() {
  const { db } = await api()
  const client = await buildClient(db, { display_employee_id: true })
  const of = { client_id: client.id }
  const dock = await buildLocation(db, { ...of, name: 'Dock' })
  const yard = await buildLocation(db, { ...of, name: 'Yard' })
  const inbound = await buildDepartment(db, { ...of, name: 'Inbound', locations: [dock.id] })
  await buildDepartment(db, { ...of, name: 'Parking', locations: [yard.id] })
  const task = await buildTask(db, { ...of, name: 'Lift' })
  await buildTask(db, { ...of, name: 'Push', is_pushing: true })
  const ida = await buildUser(db, { ...of, firstname: 'Ida', lastname: 'Seen', employee_id: '77' })
  const omar = await buildUser(db, { ...of, firstname: 'Omar', type: 'CLIENT_OBSERVER' })
  const verdicts = { is_inside_base: true, is_big_engines: true, is_turn_not_twist: true }
  const video = await buildVideo(db, { ...of, ...verdicts, user_id: omar.id })
  const observation = await buildObservation(db, {
    ...of,
    ...verdicts,
    user_id: omar.id,
    observee_id: ida.id,
    location_id: dock.id,
    department_id: inbound.id,
    task_id: task.id,
    video_id: video.id,
    date: new Date('2026-01-14T10:00:35Z'),
  })
  const person = await actor('CLIENT_SUPER_USER', client)
  sessionStorage.clear()
  const path = `/allobservations/${observation.id}/edit?clientId=${client.id}`
  const stored = async () => (await person.gql(STORED, { id: observation.id })).data.one
  return { ...(await openApp(person, path)), stored }
}

const STORED = `query ($id: ID!) { one: getObservationById(id: $id) {
  date technique notes location { name } department { name } task { name }
  observee { firstname } unlinked_observee_name unlinked_observee_employee_id
  is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive video { is_big_engines }
} }`

const answer = async (user: UserEvent, principle: string, word: string) => {
  const group = await screen.findByRole('group', { name: principle })
  await user.click(within(group).getByText(word, { selector: 'button' }))
}

const save = (user: UserEvent) => formScreen.press(user, 'Save')

describe('the edit form of an observation', () => {
  it('[2.107] [3.28] corrects an answer and the notes; the technique follows, the moment stays exact', async () => {
    const { user, stored, address } = await byHand()
    await answer(user, 'Big Engines', 'Incorrect')
    await user.click(await formScreen.field('Observation notes'))
    await user.paste('Knees straight')
    expect(document.title).toBe('Ida Seen · Lift – Edit observation · Liftwise')
    await save(user)
    await screen.findByText('History')
    expect(document.title).toBe('Ida Seen · Lift – Observation · Liftwise')
    expect(address()).not.toContain('/edit')
    expect(await stored()).toMatchObject({
      date: '2026-01-14T10:00:35.000Z',
      technique: 'incorrect',
      notes: 'Knees straight',
      is_inside_base: true,
      is_big_engines: false,
      video: { is_big_engines: false },
    })
    await screen.findByText('Big Engines: Correct → Incorrect')
    await screen.findByText('Observation notes: empty → “Knees straight”')
  })

  it('[5.8] [5.10] tells what is missing, the first one at once', async () => {
    const { user } = await byHand()
    await user.clear(await formScreen.field('Date'))
    await user.clear(await formScreen.field('Individual'))
    await save(user)
    await formScreen.says('Date', MESSAGES.dateRequired)
    await formScreen.says('Individual', MESSAGES.individualOrEmployeeIdRequired)
    expect(document.activeElement).toBe(await formScreen.field('Date'))
  })

  it('[4.19] [5.39] keeps a name that was typed behind a choice, and sends only what counts', async () => {
    const { user, stored } = await byHand()
    expect((await formScreen.field("Individual's name")).disabled).toBe(true)
    await user.clear(await formScreen.field('Individual'))
    await user.click(await formScreen.field("Individual's name"))
    await user.paste('A Visitor')
    await choose(user, 'Individual', 'Ida')
    expect((await formScreen.field("Individual's name")).value).toBe('')
    await user.clear(await formScreen.field('Individual'))
    expect((await formScreen.field("Individual's name")).value).toBe('A Visitor')
    await save(user)
    await screen.findByText('History')
    expect(await stored()).toMatchObject({
      observee: null,
      unlinked_observee_name: 'A Visitor',
      unlinked_observee_employee_id: null,
    })
  })

  it('[21.9] another place and task keep what they offer and share, and empty in words what they do not', async () => {
    const { user, stored } = await byHand()
    await choose(user, 'Location', 'Yard')
    await formScreen.says(
      'Department',
      'Inbound is not available at this place. Choose another one.',
    )
    expect((await formScreen.field('Task')).value).toBe('Lift')
    expect(screen.getByLabelText<HTMLInputElement>('Individual').value).toBe('Ida Seen (77)')
    await choose(user, 'Department', 'Parking')
    await waitFor(async () =>
      expect((await formScreen.field('Department')).getAttribute('aria-invalid')).toBe('false'),
    )
    await choose(user, 'Task', 'Push')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Inside Base' })).toBeNull())
    await save(user)
    await screen.findByText(MESSAGES.dipNDriveRequired)
    await answer(user, "Dip n' Drive", 'Correct')
    await save(user)
    await screen.findByText('Location: changed to Yard')
    expect(await stored()).toMatchObject({
      location: { name: 'Yard' },
      department: { name: 'Parking' },
      task: { name: 'Push' },
      technique: 'correct',
      is_inside_base: null,
      is_turn_not_twist: true,
      is_dip_n_drive: true,
    })
  })

  it('[21.12] an AI’s verdicts are not its to change', async () => {
    const { user, stored } = await openAiObservation('CLIENT_SUPER_USER')
    await user.click(await screen.findByText('Edit observation'))
    await screen.findByText('Override the AI result on the observation’s page')
    expect(screen.queryByRole('group', { name: 'Big Engines' })).toBeNull()
    await user.click(await formScreen.field('Observation notes'))
    await user.paste('Wet floor')
    await save(user)
    await screen.findByText('Observation notes: empty → “Wet floor”')
    expect(await stored()).toMatchObject({ review_type: 'AI', technique: 'incorrect' })
  })
})
