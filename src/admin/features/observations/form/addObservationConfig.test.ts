import { afterEach, expect, it, vi } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import type { Me } from '../../../foundation/auth/currentUser.ts'
import { addObservationConfig } from './addObservationConfig.ts'

afterEach(() => vi.unstubAllGlobals())

const lostAnswer = () =>
  addObservationConfig({ client: {} } as Me, null).describeError?.({
    message: 'Failed to fetch',
    code: null,
    field: null,
  })

it('[21.27] a submission without a connection says that it was not sent and that the draft is kept', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(lostAnswer()?.message).toBe(MESSAGES.offlineSubmit)
  vi.stubGlobal('navigator', { onLine: true })
  expect(lostAnswer()?.message).toBe(MESSAGES.observationFailed)
})
