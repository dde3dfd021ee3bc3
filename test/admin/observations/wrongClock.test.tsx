/** The add form on a device whose clock is wrong. */
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { toFormDate } from '#admin/features/submissionQueue/observationFormState.ts'
import { TYPED_DAY, TYPED_TIME } from '#admin/foundation/format/typedDate.ts'
import { serverClock } from '#admin/foundation/data/serverClock.ts'
import { api } from '#test/support/api.ts'
import { openAddObservation, valueOf } from '../support/addObservationScreen.ts'
import { closeApp } from '../support/openApp.tsx'

beforeAll(api)
afterEach(() => {
  learnServerIs(0)
  closeApp()
  vi.useRealTimers()
})

const HOUR_MS = 3_600_000

/** As if a response of the server had come. */
const learnServerIs = (aheadMs: number) =>
  serverClock.learn(new Date(Date.now() + aheadMs).toUTCString(), Date.now())

const shown = () => `${TYPED_DAY.read(valueOf('Date'))}T${TYPED_TIME.read(valueOf('Time'))}`
const minutesFrom = (text: string, instant: number) =>
  Math.abs(new Date(text).getTime() - instant) / 60_000

it('[45.77] a new form starts with the time of the server, says how wrong the clock is, and offers the right time', async () => {
  const { user } = await openAddObservation('CLIENT_OBSERVER')
  expect(screen.queryByText(/This device's clock/)).toBeNull()
  const now = Date.now()
  act(() => learnServerIs(-26 * HOUR_MS))
  await screen.findByText(
    'This device’s clock is 26 hours fast. The date and time below are correct.',
  )
  await waitFor(() => expect(minutesFrom(shown(), now - 26 * HOUR_MS)).toBeLessThan(3))

  // The person trusts the clock.
  const [day = '', time = ''] = toFormDate(new Date(now)).split('T')
  const enter = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await enter('Date', day)
  await enter('Time', time)
  await user.click(screen.getByRole('button', { name: 'Add Observation' }))
  await screen.findByText(MESSAGES.dateInFuture)
  await user.click(screen.getByRole('button', { name: /^Use / }))
  expect(minutesFrom(shown(), now - 26 * HOUR_MS)).toBeLessThan(3)
  await waitFor(() => expect(screen.queryByText(MESSAGES.dateInFuture)).toBeNull())

  // The time that a person has chosen stays.
  const chosen = shown()
  act(() => learnServerIs(72 * HOUR_MS))
  await screen.findByText(/This device’s clock is 3 days slow\./)
  expect(shown()).toBe(chosen)
})
