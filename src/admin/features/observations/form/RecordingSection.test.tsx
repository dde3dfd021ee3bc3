// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { I18nContextProvider } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { judgedAs } from '#domain/observations/principles.ts'
import { judgeLift } from '#domain/videos/judgeLift.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { CURRENT_THRESHOLDS } from '#domain/videos/thresholds.ts'
import { syntheticLift } from '#test/support/syntheticLift.ts'
import { MeContext, type Me } from '../../../foundation/auth/currentUser.ts'
import { i18nProvider } from '../../../foundation/i18n/i18nProvider.ts'
import type { AnalysedRecording } from '../../analysis/analysedRecordings.ts'
import { AnswersByHand, AnswersFromAi } from './RecordingSection.tsx'
import { type Recording, useRecording } from './useRecording.ts'

afterEach(cleanup)

const held: { recording: Recording | null } = { recording: null }
const recordingNow = () => held.recording ?? expect.fail('nothing was rendered')

function Answers() {
  const recording = useRecording(null)
  useEffect(() => {
    held.recording = recording
  })
  return recording.submitted ? (
    <AnswersFromAi recording={recording} />
  ) : (
    <AnswersByHand recording={recording} />
  )
}

function Page() {
  return (
    <MeContext value={{ client_id: 'c' } as Me}>
      <I18nContextProvider value={i18nProvider}>
        <FormProvider {...useForm({ defaultValues: { task_id: null } })}>
          <Answers />
        </FormProvider>
      </I18nContextProvider>
    </MeContext>
  )
}

const analysedAs = (id: string, frames: PoseFrame[]) => {
  const judge: AnalysedRecording['judge'] = (lift, task) =>
    judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration: 5, lift, ...judgedAs(task) })
  return { id, lift: null, judge } as AnalysedRecording
}

it('[41.12] says which answers the AI result does not give; who answers by hand keeps the analysis on the page, and can use its result again', async () => {
  const user = userEvent.setup()
  render(<Page />)
  act(() => recordingNow().setAnalysed(analysedAs('2', syntheticLift({ camera: 30 }))))
  await screen.findByText(/Still unknown: Inside Base\.$/u)
  const analysed = analysedAs('1', syntheticLift())
  act(() => recordingNow().setAnalysed(analysed))
  await user.click(await screen.findByRole('button', { name: 'Answer yourself instead' }))
  expect(recordingNow().submitted).toBeNull()
  expect(recordingNow().analysed).toBe(analysed)
  await user.click(screen.getByRole('button', { name: 'Use the AI result instead' }))
  expect(recordingNow().submitted).toMatchObject({ analysisId: '1' })
})
