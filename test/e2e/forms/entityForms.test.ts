/** Rules that every form of administration shares: no input is lost, and nobody's change is overwritten unnoticed. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { test } from '../support/browser.ts'
import { arrivedAt, fill, openAddForm, save } from '../support/screens.ts'
import { writeTokens, signIn } from '../support/session.ts'

const PROVIDER = 'provider@liftwise.example'
const SUPER = 'super@northwind.example'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

describe('a form', () => {
  test('[36.1] keeps what was typed when the session has ended', async ({ page }) => {
    await signIn(page, SUPER)
    await openAddForm(page, '/departments/addDepartment', 'department')
    await fill(page, 'Name', 'Typed before the end')
    await writeTokens(page, { access_token: 'a.b.c', refresh_token: 'ended' })
    await save(page, 'Add department')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()

    await signIn(page, SUPER)
    await openAddForm(page, '/departments/addDepartment', 'department')
    await page.getByText('What you had entered here is back').waitFor()
    expect(await nameField(page).inputValue()).toBe('Typed before the end')
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await nameField(page).inputValue()).toBe('')
  })

  test('[36.1] asks before what was typed is left behind', async ({ page }) => {
    await signIn(page, SUPER)
    await openAddForm(page, '/locations/addLocation', 'location')
    await fill(page, 'Name', 'Not saved')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await nameField(page).inputValue()).toBe('Not saved')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await arrivedAt(page, 'Users')
  })

  test('[36.3] shows another’s newer change, and overwrites it only when asked again', async ({
    page,
    another,
  }) => {
    const other = await another()
    await signIn(page, PROVIDER)
    await openAddForm(page, '/locations/addLocation', 'location')
    await fill(page, 'Name', 'Quay')
    await save(page, 'Add location')
    await arrivedAt(page, 'Quay')
    const [, id = ''] = /locations\/([\w-]+)/.exec(page.url()) ?? []
    await signIn(other, PROVIDER)
    for (const editor of [page, other]) {
      await editor.goto(`/locations/${id}/edit`)
      await nameField(editor).waitFor()
    }
    await fill(other, 'Name', 'Quay 1')
    await save(other, 'Save')
    await arrivedAt(other, 'Quay 1')

    await fill(page, 'Name', 'North quay')
    await save(page, 'Save')
    await page.getByText('Somebody else has changed this location').waitFor()
    await page.getByText('they entered “Quay 1”').waitFor()
    expect(await nameField(page).inputValue()).toBe('North quay')
    expect(await storedName(page, id)).toBe('Quay 1')
    await save(page, 'Save')
    await arrivedAt(page, 'North quay')
    expect(await storedName(page, id)).toBe('North quay')
  })
})

test('[4.8] looking at a deleted client, a form leads to the list of its page', async ({
  page,
}) => {
  await signIn(page, PROVIDER)
  const { clients } = await askServer<{ clients: { disabled: { id: string }[] } }>(
    page,
    PROVIDER,
    '{ clients: nonPaginatedClientsByDeletedAt { disabled { id } } }',
  )
  const disabled = clients.disabled[0]?.id ?? ''
  await page.goto(`/users/addUser?clientId=${disabled}`)
  await arrivedAt(page, 'Users')
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('clientId')]).toEqual(['/users', disabled])
})

async function storedName(page: Page, id: string): Promise<string> {
  const query = 'query ($id: ID!) { location: getLocationById(id: $id) { name } }'
  const answer = await askServer<{ location: { name: string } }>(page, PROVIDER, query, { id })
  return answer.location.name
}
