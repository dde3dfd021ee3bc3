/** Screens around the AI analysis: its evidence, the model card, and judging stored recordings again. */
import { MODEL_FIGURES } from '#domain/videos/modelFigures.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Judgement } from '#domain/videos/judgement.ts'
import { formatSeconds } from '#admin/foundation/format/formatFigure.ts'
import { actor, api } from '#test/support/api.ts'
import {
  analysisOf,
  judgedOtherwise,
  recordAnalysed,
} from '../../support/scenarios/analysisCalls.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { syntheticLift, syntheticLifts } from '../../support/syntheticLift.ts'
import { FILM, uploadFile } from '../../support/uploading.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

const scenario = await buildTwoSites({ ai_enabled: true, raw_video_upload_enabled: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

describe('an analysed observation', () => {
  it('[41.1] [41.33] says for each principle what was measured, shows the frame that decided it, and leads the player to it', async () => {
    const { id, videoId } = await recordAnalysed(editor, scenario, {
      analysis: await analysisOf(editor),
    })
    const { user } = await openApp(editor, `/allobservations/${id}`)
    const evidence = within(await screen.findByRole('region', { name: 'How the AI decided' }))
    evidence.getByText(/^The knees do \d+% of the bending \(correct: 50% or more\)\.$/u)
    evidence.getByText(/^Knee \d+°, trunk \d+°\. Visibility \d+%\.$/u)
    evidence.getByText(
      /^The hands are 0\.\d\d trunk lengths from the feet \(correct: 0\.80 or less\)\.$/u,
    )
    evidence.getByText('Quality of the recording: Good')
    const item = within(evidence.getByText('Big Engines').closest('li') ?? expect.fail())
    const at = await decidedAt(videoId)
    const picture = await item.findByRole('img', {
      name: `Big Engines at ${formatSeconds(at)}: the skeleton, and what was measured on it`,
    })
    await waitFor(() => expect(picture.querySelectorAll('path.measured')).toHaveLength(1))
    expect(picture.querySelector('path.measured')?.getAttribute('d')).toMatch(
      /^(M[-.\d ]+L[-.\d ]+){3}$/u,
    )
    await user.click(
      item.getByRole('button', { name: new RegExp(`Show ${formatSeconds(at)}$`, 'u') }),
    )
    const elapsed = await screen.findByRole('timer', { name: 'Elapsed and total' })
    await waitFor(() =>
      expect(elapsed.textContent).toMatch(new RegExp(`^${at.toFixed(3)} / `, 'u')),
    )
  })

  it('[41.30] gives no verdict once a reviewer says that the skeleton does not fit, until it is taken back', async () => {
    const { id } = await recordAnalysed(editor, scenario, { analysis: await analysisOf(editor) })
    const { user } = await openApp(editor, `/allobservations/${id}`)
    const evidence = within(await screen.findByRole('region', { name: 'How the AI decided' }))
    await user.click(evidence.getByRole('button', { name: 'The skeleton does not fit' }))
    await evidence.findByText(/^Someone reported on .* that the skeleton does not fit, so/u)
    expect(evidence.getAllByText(/skeleton does not fit/u)).toHaveLength(1)
    expect(screen.queryByText('Was the AI right?')).toBeNull()
    expect(evidence.queryByText('Correct')).toBeNull()
    await user.click(evidence.getByRole('button', { name: 'It fits after all' }))
    await waitFor(() => expect(evidence.getAllByText('Correct')).toHaveLength(3))
    closeApp()
    await openApp(await actor('CLIENT_OBSERVER', scenario.client), `/allobservations/${id}`)
    await screen.findByRole('region', { name: 'How the AI decided' })
    expect(screen.queryByRole('button', { name: 'The skeleton does not fit' })).toBeNull()
  })

  it('[41.25] lists the lifts of its recording and says which one the verdict is of; a super user chooses another', async () => {
    const frames = syntheticLifts([{ noise: 0.005 }, { knee: 15, trunk: 85, noise: 0.005 }])
    const analysis = await analysisOf(editor, { duration: 10 }, frames)
    const { id } = await recordAnalysed(editor, scenario, { analysis })
    const { user } = await openApp(editor, `/allobservations/${id}`)
    const evidence = within(await screen.findByRole('region', { name: 'How the AI decided' }))
    evidence.getByText(/^The result is for the worst lift, at 7\.\d{3} s\.$/u)
    const recording = within(await screen.findByRole('region', { name: 'Recording' }))
    const list = within(await recording.findByRole('list', { name: '2 lifts' }))
    const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows()).toEqual([
      expect.stringMatching(/^2\.\d{3} s CorrectUse this lift$/u),
      expect.stringMatching(/^7\.\d{3} s IncorrectIn use$/u),
    ])
    const elapsed = await screen.findByRole('timer', { name: 'Elapsed and total' })
    await user.click(list.getByRole('button', { name: /^Show the lift at 7\./u }))
    // A second before it.
    await waitFor(() => expect(elapsed.textContent).toMatch(/^6\./u))
    await user.click(list.getByRole('button', { name: /^Use the lift at 2\./u }))
    await evidence.findByText(
      /^The result is for the lift at 2\.\d{3} s, which someone selected\.$/u,
    )
    expect(rows()).toEqual([
      expect.stringMatching(/^2\.\d{3} s CorrectIn use$/u),
      expect.stringMatching(/^7\.\d{3} s IncorrectUse this lift$/u),
    ])
    expect(screen.queryByRole('list', { name: 'Incorrect moments' })).toBeNull()
  })

  it('[22.5] says that nothing was changed when its lift times are saved as they were', async () => {
    const { id } = await recordAnalysed(editor, scenario, { analysis: await analysisOf(editor) })
    const { user } = await openApp(editor, `/allobservations/${id}`)
    const form = within(await screen.findByRole('form', { name: 'Lift times' }))
    await user.click(form.getByRole('button', { name: 'Save lift times' }))
    await screen.findByText('Nothing changed: the times are the same as before.')
    expect(screen.queryByText('Lift times saved.')).toBeNull()
  })

  it('[41.3] [41.10] says once that several people are seen, and shows the video itself where it was uploaded', async () => {
    const crowd = syntheticLift({ noise: 0.005 }).map((frame) => ({ ...frame, people: 2 }))
    const recordingLocation = await uploadFile(editor, 'OBSERVATION_VIDEO', FILM)
    const analysis = await analysisOf(editor, { recordingLocation }, crowd)
    const { id } = await recordAnalysed(editor, scenario, { analysis })
    await openApp(editor, `/allobservations/${id}`)
    const evidence = within(await screen.findByRole('region', { name: 'How the AI decided' }))
    expect(evidence.getAllByText(/several people/iu)).toHaveLength(1)
    evidence.getByText('Quality of the recording: Poor')
    const uploaded = within(await screen.findByRole('region', { name: 'Uploaded video' }))
    await uploaded.findByLabelText('Uploaded video')
  })

  it('[41.14] without a result says why, and offers to analyse a video', async () => {
    const { id } = await recordAnalysed(editor, scenario, { analysisError: 'SEVERAL_PEOPLE' })
    await openApp(editor, `/allobservations/${id}`)
    await screen.findByText(/^The last analysis failed\. Several people are in this video\./u)
    await screen.findByRole('button', { name: 'Choose video' })
  })
})

it('[41.12] the add form has the analysis for clients with AI only', async () => {
  const { user } = await openApp(editor, '/allobservations/addObservation')
  await user.click(await screen.findByRole('button', { name: 'Analyse a video' }))
  await screen.findByRole('button', { name: 'Choose video' })
  const { client } = await buildTwoSites({ ai_enabled: false })
  await openApp(await actor('CLIENT_OBSERVER', client), '/allobservations/addObservation')
  await screen.findByRole('combobox', { name: /^Location/u })
  expect(screen.queryByRole('button', { name: 'Analyse a video' })).toBeNull()
})

it('[41.15] [41.55] the model card says what it cannot see first, how often it was right on whom, beside always saying correct, and by which thresholds', async () => {
  await openApp(await actor('CLIENT_OBSERVEE', scenario.client), '/aimodel')
  await screen.findByText('What it cannot see')
  const meaning = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(meaning('Big Engines: smallest part of the knees in the bending')).toMatch(
    /^0\.5 ± 0\.\d+\. .*Burgess-Limerick.*How heavy the load is, is unknown\./u,
  )
  expect(meaning('Inside Base: largest reach')).toMatch(/ ± .* · Version 1: .* ± /u)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'What it cannot see',
    'How often it is right: real people',
    'How often it is right: computer-generated figures',
  ])
  const [real] = MODEL_FIGURES
  const figures = within(screen.getByRole('table', { name: 'How often it is right: real people' }))
  for (const { right, wrong, unknown } of Object.values(real?.principles ?? {}))
    figures.getByRole('row', { name: new RegExp(`${right} ${wrong} ${unknown} .*%`, 'u') })
  const { right = 0, wrong = 0, unknown = 0, incorrect } = real?.principles.BIG_ENGINES ?? {}
  const [decided, clear] = [right + wrong, right + wrong + unknown]
  screen.getByText(
    new RegExp(
      `^Big Engines: the right answer is clear for ${clear} lifts\\. The AI decided ${decided} of them .* right on ${right}\\. ${incorrect?.met} of the lifts were incorrect: the AI found ${incorrect?.found}\\. .* right on ${clear - (incorrect?.met ?? 0)} of ${clear}\\.$`,
      'u',
    ),
  )
})

it('[41.22] judging again shows what would change before it is applied; a second press starts no second job', async () => {
  await judgedOtherwise(editor, scenario)
  const { user, sent } = await openApp(editor, `/aiaccuracy?clientId=${scenario.client.id}`)
  const pressTwice = async (name: string) => {
    const release = holdCalls('mutation JudgeAgain')
    const button = await screen.findByRole('button', { name })
    await user.click(button)
    await user.click(button)
    expect(button.isConnected).toBe(true)
    release()
    await screen.findByRole('button', { name: 'Cancel' })
    await (await api()).drainBackgroundWork()
  }
  await pressTwice('Check what would change')
  await screen.findByText(/ Would change: 1\. Unchanged/u)
  const table = screen.getByRole('table', { name: 'Reassess stored recordings' })
  within(table).getByText('Incorrect → Correct')
  await pressTwice('Change 1 observation')
  await screen.findByText(/ Changed: 1\. Unchanged/u)
  const started = sent.filter(({ query }) => query.includes('mutation JudgeAgain'))
  expect(started.map(({ variables }) => variables['apply'])).toEqual([false, true])
})

/** Seconds at which Big Engines was decided. */
async function decidedAt(videoId: string): Promise<number> {
  const { db } = await api()
  const [video] = await db.read({ clientId: scenario.client.id }, (tables) =>
    tables.from('videos').select('judgement').where('id', '=', videoId),
  )
  const judged = video?.judgement as Judgement['principles'] | null | undefined
  return judged?.BIG_ENGINES.evidence?.at ?? NaN
}
