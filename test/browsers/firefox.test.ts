/** Firefox ESR. */
import { tmpdir } from 'node:os'
import { describe, expect, inject, it } from 'vitest'
import { doTheTenJobs } from './jobs.ts'
import { openFirefox } from './support/firefox.ts'

const BLOCK_ALL = 2

describe('[40.18] [40.19] Firefox', () => {
  doTheTenJobs('Firefox', openFirefox, { analyses: true, downloads: true, reviewed: 0 })
})

it('[40.17] a browser that blocks site data is told what to allow', async () => {
  const page = await openFirefox(tmpdir(), { 'network.cookie.cookieBehavior': BLOCK_ALL })
  try {
    await page.open(inject('address'))
    await page.waitFor({ role: 'alert' })
    const said = await page.run<string>(`return document.querySelector('[role="alert"]').innerText`)
    expect(said).toContain('Allow cookies and site data for this address')
  } finally {
    await page.close()
  }
})
