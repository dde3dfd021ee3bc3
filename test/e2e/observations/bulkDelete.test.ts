/** Deleting chosen observations from the list, with the spec's dialog. */
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { signIn } from '../support/signIn.ts'

test('[2.39] [2.47–2.50] [4.10] chosen rows are deleted after a confirmation, and show again with show deleted', async ({
  page,
}) => {
  await signIn(page, 'super@contoso.example', { path: '/allobservations?page=5' })
  const row = (index: number) => page.getByRole('row').nth(index)
  const linkOf = (index: number) => row(index).getByRole('link').first().getAttribute('href')
  // In the middle of an old page: what other tests add moves it by a row or two at most.
  await row(8).waitFor()
  const gone = [await linkOf(4), await linkOf(5)]
  await row(4).getByRole('checkbox').check()
  await row(5).getByRole('checkbox').check()

  await page.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Deletion' })
  await dialog
    .getByText('Are you sure you want to carry out this deletion? This action cannot be undone.')
    .waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect([await linkOf(4), await linkOf(5)]).toEqual(gone)

  await page.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator(`a[href="${gone[0]}"]`).waitFor({ state: 'detached' })
  expect(gone).not.toContain(await linkOf(4))

  await page.goto('/allobservations?page=5&showDeleted=true')
  await page.locator(`a[href="${gone[0]}"]`).getByText('Deleted').waitFor()
})
