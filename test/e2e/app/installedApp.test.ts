/** The built app on a device: it can be installed, opens without a server, and offers new versions. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { loadServerTexts } from '#texts/loadServerTexts.ts'
import { type Relay, startRelay } from '../../support/relay.ts'
import { field, openForm, valueOf } from '../support/addObservationForm.ts'
import { PHONE } from '../support/browser.ts'
import { logIn } from '../support/serverCalls.ts'
import { writeTokens } from '../support/session.ts'

const french = await loadServerTexts('fr')

const profile = mkdtempSync(join(tmpdir(), 'liftwise-profile-'))
let relay: Relay
let context: BrowserContext
let page: Page

const openBrowser = async () => {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    baseURL: relay.address,
    viewport: PHONE,
    locale: 'en-GB',
  })
  // Keeping the app's files takes a busy machine a while.
  context.setDefaultTimeout(45_000)
  page = context.pages()[0] ?? (await context.newPage())
}

beforeAll(async () => {
  relay = await startRelay(inject('address'))
  await openBrowser()
})

afterAll(async () => {
  await context.close()
  await relay.close()
  rmSync(profile, { recursive: true, force: true })
})

it(
  '[45.2] [45.3] [45.4] [45.5] [45.72] [45.82] [40.13] an installed app opens without a server, offers new versions and keeps two languages',
  { timeout: 300_000 },
  async () => {
    await isKeptAndCanBeInstalled()
    await opensWithoutServer()
    await offersNewVersion()
    await keepsTwoLanguages()
    await removesServiceWorker()
  },
)

/** After the first page, and nothing of a person. */
async function isKeptAndCanBeInstalled(): Promise<void> {
  await page.goto('/favicon.svg')
  await writeTokens(page, await logIn(page, 'super@northwind.example'))
  await openForm(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  const browser = await context.newCDPSession(page)
  const { errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await browser.detach()

  const paths = await cachedPaths()
  expect(paths).toContain('/')
  expect(
    paths.filter((path) => !/^\/(assets\/[\w.-]+|latest-version|language)?$/.test(path)),
  ).toEqual([])
  expect(paths.filter((path) => /\.(wasm|task)$/.test(path))).toEqual([])
}

/** The app and the add-observation page, with the font, also after the browser was closed. */
async function opensWithoutServer(): Promise<void> {
  await context.close()
  await relay.cut()
  await openBrowser()
  await openForm(page)
  expect(await scriptsNotPreloaded()).toEqual([])
  await page.waitForFunction(() => document.fonts.check('14px "Inter Variable"'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.getByText('No connection. This will load when you are back online.').first().waitFor()
  await relay.restore()
}

/** A half-filled form stays, and what was typed is a draft after the reload. */
async function offersNewVersion(): Promise<void> {
  await openForm(page)
  await field(page, 'Observation notes').fill('Two boxes at once')
  relay.change('/', (text) => text.replace('</head>', '<meta name="version" content="2"></head>'))
  relay.change('/serviceWorker.js', (text) =>
    text.replace(/pageRevision:\s*(.)/, (_all, quote: string) => `pageRevision:${quote}2-`),
  )
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await page.getByRole('status').getByText('A new version is ready.').waitFor()
  expect(await version()).toBeNull()
  await expect.poll(() => valueOf(page, 'Observation notes')).toBe('Two boxes at once')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await page.waitForFunction(() => document.querySelector('meta[name=version]') !== null)
  expect(await version()).toBe('2')
  await field(page, 'Location').waitFor()
  await expect.poll(() => valueOf(page, 'Observation notes')).toBe('Two boxes at once')
  // One page of the version before and one of this one.
  expect((await cachedPaths()).filter((path) => path === '/')).toHaveLength(2)
}

/** English and the one last used, also with a new version. */
async function keepsTwoLanguages(): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/')
  await page.getByRole('heading', { name: french.dashboard.title }).waitFor()
  await expect.poll(textsOnDevice).toEqual(['en', 'fr'])

  await page.evaluate(forgetTexts, 'fr')
  relay.change('/serviceWorker.js', (text) =>
    text.replace(/pageRevision:\s*(.)/, (_all, quote: string) => `pageRevision:${quote}3-`),
  )
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByRole('status').getByText(french.appUpdate.ready).waitFor()
  expect(await textsOnDevice()).toEqual(['en', 'fr'])

  await context.close()
  await relay.cut()
  await openBrowser()
  await page.goto('/')
  await page.getByRole('heading', { name: french.dashboard.title }).waitFor()
  await relay.restore()
  await page.evaluate(() => localStorage.removeItem('language'))
}

/** One that the server has no more. */
async function removesServiceWorker(): Promise<void> {
  relay.change('/serviceWorker.js', () => null)
  page.once('dialog', (dialog) => void dialog.accept())
  await openForm(page)
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  expect(await version()).toBe('2')
}

/** Returns the scripts of the page that no link preloads as a script. */
const scriptsNotPreloaded = () =>
  page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as=script]')]
    const hrefs = new Set(preloaded.map(({ href }) => href))
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
    return scripts.map(({ src }) => src).filter((src) => !hrefs.has(src))
  })

/** Returns the languages whose texts of all pages are in a cache. */
const textsOnDevice = async () =>
  (await cachedPaths())
    .flatMap((path) => /\/texts-(\w+)-pages-[\w-]{8}\.js$/u.exec(path)?.[1] ?? [])
    .toSorted()

const forgetTexts = async (language: string) => {
  const cache = await caches.open('app')
  for (const request of await cache.keys())
    if (request.url.includes(`/texts-${language}`)) await cache.delete(request)
}

const version = () =>
  page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null)

/** Returns the paths in all caches of the browser. */
const cachedPaths = (): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname)
    return paths
  })
