import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ObservationRecord } from '#admin/features/observations/observationRecord.ts'
import { reviewedVideoQuery } from '#admin/features/videos/reviewedVideo.ts'
import { ReviewWorkbench } from '#admin/features/videos/ReviewWorkbench.tsx'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { insertRows } from '#server/app/factories/insertRows.ts'
import { actor, api } from '#test/support/api.ts'
import { refuseCalls } from '../support/heldCalls.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

/**
 * Ten frames a second for three seconds: not judged at first, incorrect from 0.5 s, correct from 1 s, twisting from
 * 2.5 s.
 */
const FRAMES = Array.from({ length: 30 }, (_, at) => ({
  timestamp: at / 10,
  keypoints_3d: JSON.stringify(Array.from({ length: 33 }, (_point, part) => [0, part / 20, 0, 1])),
  twist_angle: at,
  body_angle: at < 20 ? 15 : 14,
  lift_started: at >= 5,
  foot_forward: at < 10,
  is_inside_base: at < 5 ? null : at >= 10,
  is_twisting: at < 5 ? null : at >= 25,
  is_big_engines: null,
  is_dip_n_drive: null,
  score: JSON.stringify({
    insideBase: at < 5 ? null : at < 10 ? 0.1 : 0.9,
    turnNotTwist: at < 5 ? null : at < 25 ? 0.9 : 0.1,
  }),
}))

/** Opens an observation with the analysis, without a file, as a super user of its client. */
async function opened({ flags = {}, frames = FRAMES, address = '', about = {} }: Opening = {}) {
  const { db } = await api()
  const client = await buildClient(db, { show_ai_results_breakdown: true, ...flags })
  const of = { client_id: client.id }
  const video = await buildVideo(db, of)
  const keypoints = frames.map((frame) => ({ ...of, video_id: video.id, ...frame }))
  await insertRows(db, client.id, 'video_keypoints', keypoints)
  const observation = await buildObservation(db, {
    ...of,
    user_id: video.user_id,
    video_id: video.id,
    kind: 'OBSERVATION',
    review_type: 'AI',
    notes: 'Seen at the dock',
    ...about,
  })
  const person = await actor('CLIENT_SUPER_USER', client)
  return openApp(person, `/allobservations/${observation.id}?clientId=${client.id}${address}`)
}

interface Opening {
  flags?: object
  frames?: typeof FRAMES
  address?: string
  about?: object
}

const chart = () => screen.findByRole('listbox', { name: 'Timeline' })

const laneNames = async () =>
  within(await chart())
    .getAllByRole('group')
    .map((lane) => lane.getAttribute('aria-label'))

const figure = (term: string) =>
  screen
    .getAllByText(term, { selector: 'dt' })
    .map((found) => found.nextElementSibling?.textContent)
    .at(-1)

const time = () => screen.getByRole('timer').textContent

const textsOf = (all: readonly HTMLElement[]) => all.map(({ textContent }) => textContent)

const isAsking = ({ query }: { query: string }) => query.includes('ReviewedVideo')

const moments = () =>
  within(screen.getByRole('list', { name: 'Incorrect moments' })).getAllByRole('button')

beforeEach(() => {
  // jsdom draws nothing; the end-to-end tests check the drawing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('the workbench of an AI result', () => {
  it('[2.73] [3.40] [4.44] [4.45] has a lane for the result and for each principle that was judged, and moments that lead to a second before, or to 0', async () => {
    const { user } = await opened()
    expect(await laneNames()).toEqual(['Overall', 'Inside Base', 'Turn Not Twist'])
    const options = within(await chart()).getAllByRole('option')
    expect(options.map((option) => option.getAttribute('aria-label')).slice(0, 4)).toEqual([
      'Overall: Unknown, 0.000 s to 0.500 s, Body angle 15° (correct)',
      'Overall: Incorrect, 0.500 s to 1.000 s, Score 0.10, Body angle 15° (correct)',
      'Overall: Correct, 1.000 s to 2.500 s, Score 0.90, Body angle 14.7° (incorrect)',
      'Overall: Incorrect, 2.500 s to 3.000 s, Score 0.10, Body angle 14° (incorrect)',
    ])
    expect(textsOf(moments())).toEqual(['0.500 s Inside Base', '2.500 s Turn Not Twist'])
    const [first, second] = moments()
    await user.click(second as HTMLElement)
    expect(time()).toBe('1.500 / 3.000 s')
    expect(second?.getAttribute('aria-pressed')).toBe('true')
    const selected = within(await chart()).getAllByRole('option', { selected: true })
    expect(selected.map((option) => option.getAttribute('aria-label'))).toEqual([
      'Turn Not Twist: Incorrect, 2.500 s to 3.000 s, Score 0.10, Body angle 14° (incorrect)',
    ])
    await user.click(first as HTMLElement)
    expect(time()).toBe('0.000 / 3.000 s')
    expect(second?.getAttribute('aria-pressed')).toBe('false')
  })

  it('[22.11] [2.77] [3.40] [9.16] opens at the moment of the address, shows its frame in figures, plays, and copies a link to another', async () => {
    const { user } = await opened({ address: '&t=1.250' })
    await chart()
    expect(time()).toBe('1.250 / 3.000 s')
    expect(figure('Frame')).toBe('13 of 30, 1.200 s')
    expect(figure('Body angle')).toBe('15°, correct')
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(time()).toBe('0.000 / 3.000 s')
    await user.keyboard('{End}')
    expect(time()).toBe('2.900 / 3.000 s')
    expect(figure('Frame')).toBe('30 of 30, 2.900 s')
    expect(figure('Body angle')).toBe('14°, incorrect')
    expect(figure('Twist angle')).toBe('29°')
    expect(figure('Foot forward')).toBe('No')
    expect(figure('Lift started')).toBe('Yes')
    expect(figure('Overall')).toBe('Incorrect (0.10)')
    await user.click(screen.getByRole('button', { name: 'Copy link to this moment' }))
    await screen.findByText('Link copied.')
    const link = new URL(await navigator.clipboard.readText())
    expect(link.searchParams.get('t')).toBe('2.900')
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}')
    expect(time()).toBe('1.800 / 3.000 s')
  })

  it('[22.8] has the overall lane only where the client hides the breakdown', async () => {
    await opened({ flags: { show_ai_results_breakdown: false } })
    expect(await laneNames()).toEqual(['Overall'])
    expect(textsOf(moments())).toEqual(['0.500 s Overall', '2.500 s Overall'])
  })

  it('[22.22] says that the skeleton could not be loaded, and another try brings it', async () => {
    const isDrawn = () => screen.queryByRole('img', { name: /^Skeleton of this frame/u })
    const { user } = await opened()
    const answerAll = refuseCalls('query SkeletonPoses')
    await screen.findByText('The skeleton could not be loaded.')
    expect(isDrawn()).toBeNull()
    answerAll()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(isDrawn()).not.toBeNull())
  })
})

it('[40.20] on paper the incorrect moments are text, and the recording is a picture of where it was decided', async () => {
  await opened()
  await screen.findByRole('img', { name: /^Skeleton of this frame/u })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const list = within(screen.getByRole('list', { name: 'Incorrect moments' }))
  expect(list.queryAllByRole('button')).toEqual([])
  expect(textsOf(list.getAllByRole('listitem'))).toEqual([
    '0.500 s Inside Base',
    '2.500 s Turn Not Twist',
  ])
  expect(screen.getByRole('img', { name: '0.500 s Inside Base: incorrect' })).toBeDefined()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(moments()).toHaveLength(2)
})

it('[22.9] the keys are left to fields and dialogs, and can be kept to the workbench', async () => {
  const { user } = await opened()
  await chart()
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{ArrowRight}')
  expect(time()).toBe('0.000 / 3.000 s')
  await user.click(within(help).getByRole('switch'))
  await user.click(within(help).getByRole('button', { name: 'Close' }))
  screen.getByRole('button', { name: 'Copy link to this moment' }).blur()
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{ArrowRight}')
  expect(time()).toBe('0.000 / 3.000 s')
  screen.getByRole('button', { name: 'Reset' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(time()).toBe('0.100 / 3.000 s')
})

it('[22.15] of another program without an incorrect moment says nothing of Liftwise’s AI', async () => {
  const correct = FRAMES.map((frame) => ({ ...frame, is_inside_base: true, is_twisting: false }))
  await opened({ frames: correct })
  await chart()
  expect(screen.queryByText('Incorrect moments')).toBeNull()
})

describe('without a recording', () => {
  it.each([
    ['a video that has neither a file nor an analysis', { url: null, frames: [], figures: [] }],
    ['no video', null],
  ])('[22.13] nothing is shown of %s', (_what, empty) => {
    const observation = { id: '1', video: { file_location: null }, review_type: 'AI' }
    const answered = new QueryClient()
    const key: readonly unknown[] = reviewedVideoQuery('1').queryKey
    answered.setQueryData(key, empty)
    const { container } = render(
      <QueryClientProvider client={answered}>
        <ReviewWorkbench observation={observation as ObservationRecord} />
      </QueryClientProvider>,
    )
    expect(container.innerHTML).toBe('')
  })

  it('[22.13] an AI result of another program says why there is none', async () => {
    await opened({ frames: [] })
    await screen.findByText('The AI result came from another program, which sent no recording.')
  })

  it('[22.13] an observation by hand does not even ask for one', async () => {
    const { sent } = await opened({ frames: [], about: { review_type: 'MANUAL_TASK' } })
    await screen.findByText('Seen at the dock')
    expect(sent.filter(isAsking)).toEqual([])
  })
})
