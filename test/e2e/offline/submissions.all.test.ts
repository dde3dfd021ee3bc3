/**
 * Observations submitted in a browser whose network is cut at each step in turn, and which is killed each time. The soak's
 * row `offline` does the same with 200.
 */
import { expect, inject, it } from 'vitest'
import {
  CUTS,
  openHall,
  readRecorded,
  submitOffline,
  videosWithoutObservation,
} from '../../support/offlineSubmissions.ts'
import { DEMO_PASSWORD } from '../support/serverCalls.ts'

const PROVIDER = { email: 'provider@liftwise.example', password: DEMO_PASSWORD }
const COUNT = Number(process.env['OFFLINE_SUBMISSIONS'] ?? CUTS.length)

it('[45.31] wherever the network is cut and the browser killed, each is there exactly once, and no video without it', async () => {
  const address = inject('address')
  const account = await openHall(address, PROVIDER)
  const plan = { chromium: inject('chromium'), address, account, count: COUNT }
  const result = await submitOffline(plan)
  const recorded = await readRecorded(address, account, result.notes)
  expect([...recorded].filter(([, videos]) => videos.length !== 1)).toEqual([])
  expect(recorded.size).toBe(COUNT)
  expect(videosWithoutObservation(result, recorded)).toEqual([])
}, 300_000)
