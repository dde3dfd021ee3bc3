/** The tokens that a page keeps, and the same access token as it will be when its time is over. */
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { accessTokens } from '#server/context/request/accessTokens.ts'

export interface KeptTokens {
  access_token: string
  refresh_token: string
}

export function readTokens(page: Page): Promise<KeptTokens> {
  return page.evaluate(() => ({
    access_token: localStorage.getItem('access_token') ?? '',
    refresh_token: localStorage.getItem('refresh_token') ?? '',
  }))
}

export async function writeTokens(page: Page, tokens: KeptTokens): Promise<void> {
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, tokens)
}

export async function expired(accessToken: string): Promise<string> {
  const known = accessTokens(inject('tokenSecret'))
  const claims = await known.verify(accessToken, new Date())
  if (typeof claims === 'string') throw new Error(`The token is ${claims}.`)
  return known.sign(claims, new Date(Date.now() - 3_600_000))
}
