/** Requests of a browser until the sign-in page and the first list are visible: the budgets of the build. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#server/app/prepare.mjs'
import { texts as shellTexts } from '#texts/en/app.ts'
import { texts as pageTexts } from '#texts/en/pages.ts'
import { leavesOf } from '../../../src/build/englishTexts.ts'
import { pageWeight } from '../../support/pagePerformance.ts'
import { test as base } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { DEMO_PASSWORD } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const test = base.extend({ isCacheEmpty: true })

const SUPER = 'super@northwind.example'

/** Bytes of JavaScript after gzip. */
const SIGN_IN_SCRIPTS = 140_000
const LIST_SCRIPTS = 376_000
const LIST_REQUESTS = 10

const SIGN_IN = 'button[type=submit]'
const ROWS = 'main tbody tr td a'

test('[40.1] the sign-in page takes at most 140 kB of JavaScript', async ({ page }) => {
  const { scriptBytes } = await pageWeight(page, SIGN_IN, () => page.goto('/'))
  expect(scriptBytes).toBeLessThanOrEqual(SIGN_IN_SCRIPTS)
})

describe('the list of observations', () => {
  test('[40.1] takes at most 376 kB of JavaScript, none of it for what comes later, and 10 requests in all until its rows are seen', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const { scriptBytes, scripts, requests } = await pageWeight(page, ROWS, () =>
      page.goto('/allobservations'),
    )
    expect(scriptBytes).toBeLessThanOrEqual(LIST_SCRIPTS)
    expect(requests.length, requests.join(', ')).toBeLessThanOrEqual(LIST_REQUESTS)
    const built = builtScripts()
    for (const [part, mark] of Object.entries(MARKS)) {
      expect(
        built.some((code) => mark.test(code)),
        `${part} is in the build`,
      ).toBe(true)
      expect(
        scripts.filter(({ code }) => mark.test(code)).map(({ path }) => path),
        part,
      ).toEqual([])
    }
    const named = scripts.flatMap(({ code }) => [...code.matchAll(TEXT_KEY)].map(([, key]) => key))
    expect(named).toContain('observations.list.summary')
    expect(named.filter((key) => isIn(pageTexts, key) && !isIn(shellTexts, key))).toEqual([])
  })

  test('[40.2] who is signed in and the rows are requested once each, and do not wait for the code that shows them', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const release = await holdBack(page, /assets\/(public|vendor|app)-/)
    const asked = [
      page.waitForRequest(/assets\/app-/),
      ...['query Me', 'query List'].map((words) =>
        page.waitForRequest((request) => Boolean(request.postData()?.includes(words))),
      ),
    ]
    const { requests } = await pageWeight(page, ROWS, async () => {
      await page.goto('/allobservations', { waitUntil: 'commit' })
      await Promise.all(asked)
      release()
    })
    expect(requests.filter((name) => name === 'Me' || name === 'List')).toEqual(['Me', 'List'])
  })
})

test('[40.13] the font comes after the rows, and moves none', async ({ page }) => {
  await signIn(page, SUPER)
  const release = await holdBack(page, /inter-.*woff2/)
  const asked = page.waitForRequest(/inter-.*woff2/)
  const { requests } = await pageWeight(page, ROWS, () => page.goto('/allobservations'))
  expect(requests.filter((name) => /woff2/.test(name))).toEqual([])
  const row = page.locator(ROWS).first()
  await asked
  const before = await row.boundingBox()
  release()
  await page.waitForFunction(() => document.fonts.check('14px "Inter Variable"'))
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0)
})

test('[10.29] after signing in, who it is and the first list are requested at once, and once', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Email').fill('user@northwind.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const { requests } = await pageWeight(page, ROWS, () =>
    page.getByRole('button', { name: 'Sign in' }).click(),
  )
  expect(requests.filter((name) => ['Login', 'Me', 'List'].includes(name))).toEqual([
    'Login',
    'Me',
    'List',
  ])
})

it('[40.7] the texts of react-admin are those that the build names', () => {
  const named = builtScripts().flatMap((code) => code.match(/\bra\.[a-z_]+(?:\.\w+)+/gu) ?? [])
  expect(
    leavesOf({ ra: shellTexts.ra })
      .map(([key]) => key)
      .toSorted(),
  ).toEqual([...new Set([...named, ...NAMED_BY_PARTS])].toSorted())
})

/** Orders of a list, and buttons of its pages. */
const NAMED_BY_PARTS = ['ra.sort.ASC', 'ra.sort.DESC', 'ra.navigation.first', 'ra.navigation.last']

/** Texts in the code of each part of the app, which survive minification. */
const MARKS = {
  charts: /arcLinkLabelsSkipAngle/,
  'CSV files': /BAD_DELIMITERS/,
  'Excel files': /SheetJS/,
  forms: /shouldUnregister/,
  'form rules': /ZodError/,
  'review workbench': /requestVideoFrameCallback/,
}

/** In the code: a whole key, or what a key begins with. */
const TEXT_KEY = /["'`]([a-z]\w*(?:\.\w+)+)(?=["'`]|\.\$\{)/gu

/** A text, or the part of the tree where texts of some values stand. */
const isIn = (texts: object, key = ''): boolean =>
  key
    .split('.')
    .reduce<unknown>(
      (tree, name) => (tree as Record<string, unknown> | undefined)?.[name],
      texts,
    ) !== undefined

function builtScripts(): string[] {
  const folder = join(root, 'dist/client/assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}
