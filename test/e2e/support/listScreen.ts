/** The eyes of somebody at a list screen. */
import type { Locator, Page } from 'playwright-core'

/** The rows below the headers. */
export const rowsOf = (page: Page): Locator => page.locator('main tbody tr')

export const headersOf = (page: Page): Locator => page.locator('main thead th')

/** The cells under a header, as they read now. */
export async function columnOf(page: Page, header: string): Promise<string[]> {
  const texts = await headersOf(page).allTextContents()
  const index = texts.indexOf(header)
  if (index < 0) throw new Error(`No column '${header}' among ${texts.join()}.`)
  return page.locator(`main tbody tr > td:nth-child(${index + 1})`).allInnerTexts()
}

/** The different values under a header, in their order. */
export async function valuesOf(page: Page, header: string): Promise<string[]> {
  return [...new Set(await columnOf(page, header))]
}

/** The first rows of a page just opened. */
export async function loaded(page: Page): Promise<void> {
  await rowsOf(page).first().waitFor()
}

export const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams
