import { afterEach, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import type { Me } from '../../../foundation/auth/currentUser.ts'
import type { GraphqlError } from '../../../foundation/data/graphqlError.ts'
import { addObservationConfig } from './addObservationConfig.ts'

const describe = (error: GraphqlError) =>
  addObservationConfig({ client: {} } as Me, null).describeError?.(error)

afterEach(() => vi.unstubAllGlobals())

const lostAnswer = () => describe({ message: 'Failed to fetch', code: null, field: null })

it('[21.27] a submission without a connection says that it was not sent and that the draft is kept', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(lostAnswer()?.message).toBe(MESSAGES.offlineSubmit)
  vi.stubGlobal('navigator', { onLine: true })
  expect(lostAnswer()?.message).toBe(MESSAGES.observationFailed)
})

it('[41.52] a refused analysis is told in the server’s words, not to try again later', () => {
  const message = 'Frame 10, left knee: it is more than 2.5 m from the hips.'
  const refused = { message, code: 'BAD_INPUT', field: 'keypoints' } as const
  expect(describe(refused)).toEqual({ message })
  expect(describe({ ...refused, field: 'input.analysis.pictureWidth' })).toEqual({ message })
  expect(describe({ ...refused, field: 'notes' })?.message).toBe(MESSAGES.observationFailed)
})
