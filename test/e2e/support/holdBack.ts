import type { Page } from 'playwright-core'
import { intercept } from './intercept.ts'

/** Holds the page's requests of a URL back whose body contains the words; the returned function lets them go. */
export async function holdBack(page: Page, url: string | RegExp, words = ''): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await intercept(page, url, async (route) => {
    if ((route.request().postData() ?? '').includes(words)) await released
    await route.fallback()
  })
  return () => release()
}
