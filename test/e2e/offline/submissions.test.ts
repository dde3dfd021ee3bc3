/** An observation that is recorded in a browser without a network, and sent once the network is back. */
import { expect, inject, it } from 'vitest'
import { openHall, readRecorded, submitOffline } from '../../support/offlineSubmissions.ts'
import { DEMO_PASSWORD } from '../support/serverCalls.ts'

const PROVIDER = { email: 'provider@liftwise.example', password: DEMO_PASSWORD }

it('[45.3] [45.20] [45.23] is kept on the device although the browser is closed, and is recorded exactly once', async () => {
  const address = inject('address')
  const account = await openHall(address, PROVIDER)
  const plan = { chromium: inject('chromium'), address, account, count: 1 }
  const { notes } = await submitOffline({ ...plan, cuts: ['before opening'] })
  const recorded = await readRecorded(address, account, notes)
  expect([...recorded.values()]).toEqual([[expect.any(String)]])
}, 120_000)
