/** The hands of somebody at an add or edit form. */
import type { Page } from 'playwright-core'

export async function openAddForm(page: Page, path: string, noun: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('form', { name: `Add ${noun}` }).waitFor()
}

export const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

/** Of a dropdown of records, single or multiple. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
  await box.press('Escape')
}

/** Of a list that is not searched. */
export async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const turnOn = (page: Page, label: string): Promise<void> =>
  page.getByRole('switch', { name: label }).check()

/** A file, until it has arrived. */
export async function upload(page: Page, file: UploadedFile): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: /^Replace / }).waitFor()
}

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function save(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** The detail of what was just saved. */
export async function arrivedAt(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}
