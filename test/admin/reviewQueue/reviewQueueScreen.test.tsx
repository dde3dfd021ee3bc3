/** The review queue by keyboard: answering, saving, skipping, going back, and what a reload keeps. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { actor, type Actor, api } from '#test/support/api.ts'
import { aiObservation, updateOrThrow } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openApp } from '../support/openApp.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

beforeAll(api)

/** A client with these people in its queue, oldest first, and its super user. */
async function waiting(names: string[], settings: object = {}, video: object = {}) {
  const scenario = await buildTwoSites({
    ai_enabled: true,
    show_ai_feedback_options: true,
    ...settings,
  })
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const ids: string[] = []
  for (const unlinked_observee_name of names)
    ids.push(
      (
        await aiObservation(
          scenario,
          { unlinked_observee_name },
          { thresholds_version: 1, ...video },
        )
      ).observation.id,
    )
  sessionStorage.clear()
  return { scenario, lead, ids, path: `/allobservations/review?clientId=${scenario.client.id}` }
}

const shows = (name: string, place: string) =>
  waitFor(() => {
    screen.getByRole('heading', { name: `${name} · Lift a box` })
    screen.getByText(place)
  })

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

const row = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name} AI`, 'u') })

const answered = (name: string) =>
  within(row(name))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

const READ = `query ($id: ID!) { getObservationById(id: $id) { ai_review_status ai_review_notes
  video { is_ai_inside_base_correct is_ai_big_engines_correct is_ai_turn_not_twist_correct } } }`
const stored = async (who: Actor, id: string) =>
  (await who.gql(READ, { id })).data.getObservationById

it('[50.4] [37.20] R, W and ? answer one finding after the other; Ctrl+Enter saves and shows the next', async () => {
  const { lead, ids, path } = await waiting(['Ann', 'Bob'])
  await openApp(lead, path)
  await shows('Ann', '1 of 2')
  for (const key of ['w', 'r', '?', 'r']) press(key)
  expect(answered('Overall technique')).toEqual([expect.stringContaining('Wrong')])
  expect(answered('Big Engines')).toEqual(['Cannot tell'])
  expect(document.activeElement).toBe(row('Turn Not Twist'))
  press('ArrowUp')
  expect(document.activeElement).toBe(row('Big Engines'))
  press('Enter', { ctrlKey: true })
  await shows('Bob', '2 of 2')
  expect(await stored(lead, ids[0] ?? '')).toEqual({
    ai_review_status: 'FALSE_POSITIVE',
    ai_review_notes: null,
    video: {
      is_ai_inside_base_correct: true,
      is_ai_big_engines_correct: null,
      is_ai_turn_not_twist_correct: true,
    },
  })
  // Nothing is answered yet.
  press('Enter', { ctrlKey: true })
  press('a')
  press('Enter', { ctrlKey: true })
  const end = await screen.findByText('You have reviewed 2 results.', { exact: false })
  expect(document.activeElement).toBe(end)
  expect((await stored(lead, ids[1] ?? '')).ai_review_status).toBe('TRUE_POSITIVE')
})

it('[50.4] what is skipped comes back, the one before can be changed, a reload keeps both and what is answered, and fields take their letters', async () => {
  const { lead, ids, path } = await waiting(['Ann', 'Bob', 'Cleo'])
  await openApp(lead, path)
  await shows('Ann', '1 of 3')
  press('s')
  await shows('Bob', '2 of 3')
  press('a')
  const { user } = await openApp(lead, path)
  await shows('Bob', '2 of 3')
  expect(answered('Overall technique')).toHaveLength(1)
  press('b')
  await shows('Ann', '1 of 3')
  press('s')
  await shows('Bob', '2 of 3')
  await user.click(screen.getByLabelText('AI review notes'))
  press('s')
  await user.paste('Seen')
  press('Enter', { ctrlKey: true })
  await shows('Cleo', '3 of 3')
  press('b')
  await shows('Bob', '2 of 3')
  await waitFor(() => expect(answered('Overall technique')).toHaveLength(1))
  press('w')
  press('Enter', { metaKey: true })
  await shows('Cleo', '3 of 3')
  expect(await stored(lead, ids[1] ?? '')).toMatchObject({
    ai_review_status: 'FALSE_POSITIVE',
    ai_review_notes: 'Seen',
  })
  press('s')
  await user.click(await screen.findByText('Review the 2 you skipped'))
  await shows('Ann', '2 of 3')
})

it('[50.4] another one’s change meanwhile is shown, and nothing is overwritten', async () => {
  const { scenario, lead, ids, path } = await waiting(['Ann', 'Bob'])
  const other = await actor('CLIENT_SUPER_USER', scenario.client)
  await openApp(lead, path)
  await shows('Ann', '1 of 2')
  await updateOrThrow(other, ids[0] ?? '', { is_ai_prediction_correct: false })
  press('a')
  press('Enter', { ctrlKey: true })
  await screen.findByText('Reload', { selector: '[role="alert"] button' })
  expect((await stored(lead, ids[0] ?? '')).ai_review_status).toBe('FALSE_POSITIVE')
})

it('[50.8] the seek bar marks the frames that decided, and nothing for a blind review, whose film is loaded again once its link has run out', async () => {
  const { advanceClock } = await api()
  const evidence = { at: 0.5, values: [], threshold: 30, visibility: 1 }
  const judgement = JSON.stringify({ TURN_NOT_TWIST: { verdict: false, evidence } })
  const open = await waiting(['Ann'], {}, { judgement })
  await openApp(open.lead, open.path)
  await screen.findByText('Deciding frame')
  expect(document.querySelectorAll('.MuiSlider-mark')).toHaveLength(1)
  const blind = await waiting(['Ann'], { blind_review_percent: 100 }, { judgement })
  const { user } = await openApp(blind.lead, blind.path)
  await screen.findByRole('slider')
  expect(document.querySelectorAll('.MuiSlider-mark')).toHaveLength(0)
  const film = () => document.querySelector('video')
  const link = film()?.src
  advanceClock(60)
  // jsdom plays nothing.
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 })
  fireEvent.error(film() ?? document.body)
  await user.click(await screen.findByText('Try again'))
  await waitFor(() => expect(film()?.src).toMatch(/recordings/u))
  expect(film()?.src).not.toBe(link)
})

it('[50.5] the list, the dashboard and the accuracy report say how many wait, and lead there', async () => {
  const { scenario, lead } = await waiting(['Ann', 'Bob'])
  const client = `clientId=${scenario.client.id}`
  for (const path of ['/allobservations', '/home', '/aiaccuracy']) {
    await openApp(lead, `${path}?${client}`)
    const link = await screen.findByRole('link', { name: 'Review 2' })
    expect(link.getAttribute('href'), path).toContain('/allobservations/review?')
  }
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  await openApp(observer, `/aiaccuracy?${client}`)
  await screen.findByText(/View 2 unreviewed/u)
  expect(screen.queryByRole('link', { name: 'Review 2' })).toBeNull()
})

it('[50.10] [50.11] a blind one is answered before the AI’s verdicts are shown, and survives a reload', async () => {
  const { scenario, lead, path } = await waiting(['Ann', 'Bob'], { blind_review_percent: 100 })
  let { sent } = await openApp(lead, path)
  await screen.findByText('Blind sample: what do you see?', { exact: false })
  press('w')
  expect(screen.queryByText(/AI: /u)).toBeNull()
  expect(sent.some(({ query }) => query.includes('getObservationById'))).toBe(false)
  ;({ sent } = await openApp(lead, path))
  await screen.findByText('Blind sample: what do you see?', { exact: false })
  expect(screen.getAllByRole('button', { name: /^Incorrect/u, pressed: true })).toHaveLength(1)
  press('ArrowDown')
  for (const key of ['r', 'r']) press(key)
  press('Enter', { ctrlKey: true })
  await screen.findByText('The AI’s answers differ.', { exact: false })
  screen.getAllByText('AI: incorrect')
  expect(sent.some(({ query }) => query.includes('getObservationById'))).toBe(false)
  press('Enter', { ctrlKey: true })
  await screen.findByText('2 of 2')
  await openApp(lead, `/aiaccuracy?clientId=${scenario.client.id}`)
  await screen.findByText(/Blind sample: 1 of/u)
  expect(
    screen.getByRole('link', { name: '1 result in the blind sample' }).getAttribute('href'),
  ).toContain('blindReviewed=true')
})

it('[50.11] what somebody else reviewed blindly meanwhile is said, and the answers stay', async () => {
  const { lead, scenario, ids, path } = await waiting(['Ann'], { blind_review_percent: 100 })
  const other = await actor('CLIENT_SUPER_USER', scenario.client)
  await openApp(lead, path)
  await screen.findByText('Blind sample: what do you see?', { exact: false })
  const { errors } = await other.gql(
    `mutation ($id: ID!) { submitBlindReview(observationId: $id,
      answers: [{ principle: INSIDE_BASE, is_correct: true }]) { id } }`,
    { id: ids[0] },
  )
  expect(errors).toBeUndefined()
  press('w')
  press('Enter', { ctrlKey: true })
  await screen.findByText('Someone else has reviewed this one in the meantime.', { exact: false })
  expect(screen.getAllByRole('button', { name: /^Incorrect/u, pressed: true })).toHaveLength(1)
})
