/** Corrections of an AI result in a real browser: review, override and restore, also at phone size. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { violations } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'

describe('an AI result', () => {
  test('[5.3] [5.4] its lift is where the recording is, and a phone is wide enough for it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(page, SUPER)
    const { id } = await aRecording(page)
    await page.goto(`/allobservations/${id}`)
    const lift = page.getByRole('form', { name: 'Lift times' })
    await lift.getByLabel('Start (seconds)').fill('-1')
    await lift.getByLabel('End (seconds)').fill('')
    await lift.getByRole('button', { name: 'Save lift times' }).click()
    await page.getByText('Start time must be positive').waitFor()
    await page.getByText('End time must be greater than start time').waitFor()
    const fits = () => document.documentElement.scrollWidth <= innerWidth
    await expect.poll(() => page.evaluate(fits)).toBe(true)
    expect(await violations(page)).toEqual([])
    await lift.getByRole('button', { name: 'Use current time as start' }).click()
    const start = lift.getByLabel('Start (seconds)')
    await expect.poll(async () => Number(await start.inputValue())).toBeGreaterThanOrEqual(0)
    await lift.getByLabel('End (seconds)').fill('3.6')
    await lift.getByRole('button', { name: 'Save lift times' }).click()
    await page.getByText('Lift times saved.').waitFor()
  })
})

interface Recorded {
  id: string
  technique: string
  video: { file_location: string | null }
}

/** Returns an AI observation with an incorrect result and a recording; a reviewed one, which no other test changes. */
async function aRecording(page: Page): Promise<Recorded> {
  const { rows } = await askServer<{ rows: Recorded[] }>(page, SUPER, RECORDINGS)
  // Not the newest: its workbench is tested.
  const one = rows.findLast(({ video }) => video.file_location !== null)
  if (!one) throw new Error('The demo has no recording of an incorrect lift.')
  return one
}

const RECORDINGS = `{ rows: allObservations(filter: { take: 100, type: [AI], showResult: incorrect,
  aiReviewStatus: [TRUE_POSITIVE] }) {
  id technique video { file_location }
} }`
