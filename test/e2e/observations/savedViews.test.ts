/** A view of the observation list: a super user keeps and shares it, an observer of the client gets it by mail. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { loaded, queryOf } from '../support/screens.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const LEAD = 'super@northwind.example'
const OBSERVER = 'observer@northwind.example'
const NAME = 'Incorrect in the story'

test('[53.8] [53.9] [53.11] [53.12] a view is saved, chosen again, shared, and mailed to another person until they stop it', async ({
  page,
  another,
}) => {
  await signIn(page, LEAD, { path: '/allobservations?showResult=incorrect&sort=user&order=ASC' })
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(NAME)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `View: ${NAME}` }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: `View: ${NAME}` }).waitFor()
  await share(page)

  const theirs = await another()
  await signIn(theirs, OBSERVER, { path: '/allobservations' })
  await loaded(theirs)
  await theirs.getByRole('button', { name: 'Views', exact: true }).click()
  await theirs.getByRole('menuitem', { name: new RegExp(`^${NAME}.*Shared by`, 'u') }).click()
  await theirs.getByRole('button', { name: `View: ${NAME}` }).waitFor()
  expect(Object.fromEntries(queryOf(theirs))).toMatchObject({
    showResult: 'incorrect',
    sort: 'user',
    order: 'ASC',
  })
  const mail = await mailSwitch(theirs)
  await mail.waitFor()
  expect(await violations(theirs)).toEqual([])
  await mail.click()
  await expect.poll(() => isMailed(theirs)).toBe(true)
  await theirs.reload()
  const again = await mailSwitch(theirs)
  await expect.poll(() => again.isChecked()).toBe(true)
  await again.click()
  await expect.poll(() => isMailed(theirs)).toBe(false)
})

async function rowOf(page: Page) {
  await page.getByRole('button', { name: `View: ${NAME}` }).click()
  await page.getByRole('menuitem', { name: 'Manage views' }).click()
  return page.getByRole('dialog').getByRole('group', { name: NAME })
}

async function share(page: Page): Promise<void> {
  const shared = (await rowOf(page)).getByRole('switch', { name: 'Shared in the company' })
  await shared.click()
  await expect.poll(async () => (await viewOf(page, LEAD))?.is_shared).toBe(true)
}

const mailSwitch = async (page: Page) =>
  (await rowOf(page)).getByRole('switch', { name: 'Mail me weekly' })

const isMailed = async (page: Page) => (await viewOf(page, OBSERVER))?.has_weekly_mail

async function viewOf(page: Page, email: string): Promise<View | undefined> {
  const { savedViews } = await askServer<{ savedViews: View[] }>(page, email, VIEWS)
  return savedViews.find(({ name }) => name === NAME)
}

const VIEWS = '{ savedViews { name is_shared has_weekly_mail } }'

interface View {
  name: string
  is_shared: boolean
  has_weekly_mail: boolean
}
