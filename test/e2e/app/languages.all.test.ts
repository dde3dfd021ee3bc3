/** Languages in the browser: of the first page, by choice, and a made-up one in which everything fits and nothing is left in English. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#texts/languages.ts'
import { loadServerTexts } from '#texts/loadServerTexts.ts'
import { answered } from '../support/answered.ts'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { tooWide } from '../support/inspectScreen.ts'
import { resize } from '../support/resize.ts'
import { askServer, DEMO_PASSWORD } from '../support/serverCalls.ts'
import { firstLinkOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'
import {
  ADMINISTRATION,
  MANY_SCREENS,
  PROVIDER,
  PUBLIC,
  SUPER_USER,
  type Walk,
} from '../support/walks.ts'

const [german, french] = await Promise.all([loadServerTexts('de'), loadServerTexts('fr')])

const LEAD = 'super@northwind.example'
const OF_CONTOSO = 'super@contoso.example'

test('[49.3] the first page is in the browser’s language; what is chosen there is the person’s, and what was typed stays', async ({
  another,
}) => {
  const page = await another({ locale: 'de-AT' })
  const email = await newUser(page)
  await page.goto('/')
  await page.getByRole('heading', { name: german.signIn.title }).waitFor()
  await page.getByLabel(german.signIn.email).fill(email)
  await page.getByLabel(german.signIn.language).selectOption('fr')
  await page.getByRole('heading', { name: french.signIn.title }).waitFor()
  await page.getByLabel(french.signIn.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: french.signIn.title }).click()
  await page.getByRole('link', { name: french.menu.observations, exact: true }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')

  const elsewhere = await another({ locale: 'en-GB' })
  await signIn(elsewhere, email)
  await elsewhere.goto('/account')
  await elsewhere.getByRole('combobox', { name: french.language.title }).click()
  await elsewhere.getByRole('option', { name: 'English' }).click()
  await elsewhere.getByRole('heading', { name: 'Your account' }).waitFor()
})

/** Returns the e-mail of a new person: others are signed in as the demo's, whose language must stay. */
async function newUser(page: Page): Promise<string> {
  const email = `reader-${randomUUID()}@contoso.example`
  const input = { userLevel: 'CLIENT_USER', firstName: 'Rea', lastName: 'Reader', email }
  const { createUser } = await askServer<{ createUser: { id: string } }>(
    page,
    OF_CONTOSO,
    'mutation ($input: UserInput!) { createUser(input: $input) { id } }',
    { input: { ...input, isAccountEnabled: true } },
  )
  await askServer(
    page,
    OF_CONTOSO,
    'mutation ($id: ID!, $input: ResetUserPasswordInput!) { resetUserPassword(id: $id, input: $input) }',
    { id: createUser.id, input: { password: DEMO_PASSWORD } },
  )
  return email
}

describe('in a language whose texts are longer, each screen', () => {
  const readers: [string, string | null, readonly Walk[]][] = [
    ['who has not signed in', null, PUBLIC],
    ['a super user', LEAD, [...SUPER_USER, ...ADMINISTRATION]],
    ['the provider', 'provider@liftwise.example', PROVIDER],
  ]
  for (const [reader, email, walks] of readers)
    test(
      `[49.5] fits a phone and a desktop and has no word of English, for ${reader}`,
      MANY_SCREENS,
      async ({ page }) => {
        if (email) await signIn(page, email)
        else await page.goto('/favicon.svg')
        await read(page, 'en-XA')
        for (const address of addressesOf(walks)) {
          await page.goto(address)
          await fits(page, address)
          if (!TITLED_BY_RECORD.test(address))
            expect(await page.evaluate(english), address).toEqual([])
        }
      },
    )
})

describe('in each language', () => {
  for (const language of Object.keys(LANGUAGES).filter((one) => one !== DEFAULT_LANGUAGE)) {
    test(
      `[49.6] the screens with the longest texts fit a phone and a desktop, in ${language}`,
      MANY_SCREENS,
      async ({ page }) => {
        await page.goto('/favicon.svg')
        await read(page, language)
        await page.goto('/')
        await fits(page, '/')
        await signIn(page, LEAD)
        await page.goto('/account')
        for (const address of LONGEST) {
          await openHere(page, address)
          await fits(page, address)
        }
        await firstLinkOf(page).click()
        await page.waitForURL(/allobservations\/./u)
        await fits(page, 'an observation')
      },
    )
  }
})

/** Lists with many tools, figures with words, a form. */
const LONGEST = [
  '/home',
  '/allobservations/addObservation',
  '/aiaccuracy',
  '/campaigns',
  '/users',
  '/allobservations?type=AI',
]

/** Opens an address without loading the app again. */
async function openHere(page: Page, address: string): Promise<void> {
  const before = await page.locator('h1').innerText()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await expect.poll(() => page.locator('h1').innerText(), { message: address }).not.toBe(before)
}

const read = (page: Page, language: string): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem('language', chosen), language)

/** Help, legal texts and the model card are documents; guidance videos are all titles of records. */
const addressesOf = (walks: readonly Walk[]): string[] => [
  ...new Set(
    walks
      .map(([first]) => (typeof first === 'string' ? first : first.to))
      .filter((address) => !/privacy|terms|help|aimodel|gbslibrary/u.test(address)),
  ),
]

async function fits(page: Page, address: string): Promise<void> {
  await page.locator('h1').waitFor()
  await answered(page)
  await expect.poll(() => page.locator('main .MuiSkeleton-root').count()).toBe(0)
  for (const viewport of [PHONE, DESKTOP]) {
    await resize(page, viewport)
    const at = `${address}, ${viewport.width} pixels wide`
    await expect.poll(() => page.evaluate(tooWide), { message: at }).toEqual([])
  }
}

/** The title of what is reviewed is the name of a person or of a task. */
const TITLED_BY_RECORD = /review/u

/** Texts of headings, buttons, labels and table heads that are not of the made-up language. */
const english = () =>
  Array.from(document.querySelectorAll('h1, h2, button, label, thead th, dt, legend'))
    .flatMap((element) => {
      const copy = element.cloneNode(true) as Element
      for (const kept of copy.querySelectorAll('[translate="no"]')) kept.remove()
      return [copy.textContent, copy.getAttribute('aria-label') ?? '']
    })
    // Names of clients and of the product are the same in every language.
    .map((text) => text.replaceAll(/Northwind Logistics|Contoso Retail|Liftwise/gu, ''))
    .filter((text) => /[a-z]{3}/u.test(text) && !text.includes('['))
