/** A browser's context with nothing in its cache, in which a demo account is signed in already. */
import type { Browser, BrowserContext } from 'playwright-core'
import { logIn } from '../../e2e/support/logIn.ts'

export async function signedInContext(
  browser: Browser,
  address: string,
  email: string,
): Promise<BrowserContext> {
  const visitor = await browser.newContext({ baseURL: address })
  const tokens = await logIn(await visitor.newPage(), email)
  await visitor.close()
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
}
