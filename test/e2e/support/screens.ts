/** Readings of a list screen, and actions in forms. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns the rows below the headers, or a phone's cards. */
export const rowsOf = (page: Page): Locator => page.locator(`main :is(tbody tr, ${CARDS} > li)`)

/** Returns the link to a list's first record. */
export const firstLinkOf = (page: Page): Locator =>
  page.locator(`main :is(tbody, ${CARDS}) a`).first()

const CARDS = 'ul[aria-busy]'

export const headersOf = (page: Page): Locator => page.locator('main thead th')

/** Returns the current texts of the cells under a header. */
export async function columnOf(page: Page, header: string): Promise<string[]> {
  const texts = await headersOf(page).allTextContents()
  const index = texts.indexOf(header)
  if (index < 0) throw new Error(`No column '${header}' among ${texts.join()}.`)
  return page.locator(`main tbody tr > td:nth-child(${index + 1})`).allInnerTexts()
}

/** Returns the distinct values under a header, in their order. */
export async function valuesOf(page: Page, header: string): Promise<string[]> {
  return [...new Set(await columnOf(page, header))]
}

/** Waits for the first rows of a page. */
export async function loaded(page: Page): Promise<void> {
  await rowsOf(page).first().waitFor()
}

export const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** Returns the names and values on a detail page, when all of it is there. */
export async function factsOf(page: Page): Promise<Record<string, string>> {
  await page.locator('main dt').first().waitFor()
  await expect.poll(() => page.locator('main .MuiSkeleton-root').count()).toBe(0)
  const pairs = await page
    .locator('main dl > div:visible')
    .evaluateAll((all) =>
      all.map((pair) => [
        pair.querySelector('dt')?.textContent ?? '',
        pair.querySelector('dd')?.textContent ?? '',
      ]),
    )
  return Object.fromEntries(pairs) as Record<string, string>
}

/** Opens the add form of an entity. */
export async function openAddForm(page: Page, path: string, noun: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('form', { name: `Add ${noun}` }).waitFor()
}

export const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

/** Selects from a dropdown of records, single or multiple. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
  await box.press('Escape')
}

/** Selects from a dropdown without search. */
export async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const turnOn = (page: Page, label: string): Promise<void> =>
  page.getByRole('switch', { name: label }).check()

export async function save(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Waits for the detail page of the record that was just saved. */
export async function arrivedAt(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}
