/** Actions and readings on the add-observation screen. */
import type { Locator, Page } from 'playwright-core'

const ADD_OBSERVATION = '/allobservations/addObservation'

export const OBSERVER = 'Observer (defaults to yourself if unselected)'

export async function openForm(page: Page): Promise<void> {
  await page.goto(ADD_OBSERVATION)
  await field(page, 'Location').waitFor()
}

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

export const valueOf = (page: Page, label: string): Promise<string> =>
  field(page, label).inputValue()

/** Types the beginning of an option and selects it from the dropdown. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

export async function choosePlaceAndTask(
  page: Page,
  [location, department, task]: Work,
): Promise<void> {
  await choose(page, 'Location', location)
  await choose(page, 'Department', department)
  await choose(page, 'Task', task)
  await page.getByRole('group', { name: 'Turn Not Twist' }).waitFor()
}

type Work = readonly [location: string, department: string, task: string]

export const answerButton = (page: Page, principle: string, word: string): Locator =>
  page
    .getByRole('group', { name: principle, exact: true })
    .getByRole('button', { name: word, exact: true })

export const answer = (page: Page, principle: string, word: string): Promise<void> =>
  answerButton(page, principle, word).click()

export const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Add Observation' }).click()
