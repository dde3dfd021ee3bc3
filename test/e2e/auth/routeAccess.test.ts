/** Access to each address, in a real browser with each role's demo account. */
import { describe, expect } from 'vitest'
import { PAGE_MATRIX } from '#test/support/accessMatrix.ts'
import { test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

const EMAILS = {
  E: 'observee@northwind.example',
  U: 'user@northwind.example',
  O: 'observer@northwind.example',
  S: 'super@northwind.example',
  P: 'provider@liftwise.example',
  N: 'none@northwind.example',
} as const

type Letter = keyof typeof EMAILS

const FALLBACK: Record<Letter, string | null> = {
  E: '/allobservations',
  U: '/allobservations',
  O: '/home',
  S: '/home',
  P: '/home',
  N: null,
}

const NO_ACCESS = 'You do not have access to this page'

/** Excludes the pages for people who are not signed in, which the sign-in tests open. */
const ROUTES = PAGE_MATRIX.filter(
  ([, path]) => path !== '/' && path !== '/forgot-password' && !path.startsWith('/reset'),
)

/** One address for each set of roles; the whole table is tested without a browser. */
const SAMPLE = ROUTES.filter(
  ([, , who], index) => ROUTES.findIndex(([, , other]) => other === who) === index,
)

describe('[2.21] [6.6] [6.7] [6.11] [6.12] [6.13] [6.15] [6.17] [6.19] [6.23] [6.24] [6.26] [6.30] [6.34] [6.35] [6.36] [6.37] [6.38] [6.39] [6.40] [6.42] [6.44] [6.45] [6.46] each address opens for its roles, and others are sent where they belong', () => {
  for (const letter of Object.keys(EMAILS) as Letter[])
    test(EMAILS[letter], { timeout: 180_000 }, async ({ page }) => {
      await signIn(page, EMAILS[letter], { path: '/' })
      const wrong: string[] = []
      // The provider opens every page in the browser.
      for (const [item, path, who] of letter === 'P' ? ROUTES : SAMPLE) {
        const may = who.includes(letter)
        const expected = may ? path : (FALLBACK[letter] ?? path)
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        const refused = !may && FALLBACK[letter] === null
        await page
          .waitForFunction(
            ({ wanted, isRefused, words }) =>
              location.pathname === wanted &&
              (location.search.includes('clientId=') ||
                wanted === '/privacy' ||
                wanted === '/termsandconditions' ||
                wanted.startsWith('/unsubscribe')) &&
              document.querySelector('main h1') &&
              document.body.innerText.includes(words) === isRefused,
            { wanted: expected, isRefused: refused, words: NO_ACCESS },
          )
          .catch(async () => {
            const noAccess = await page.getByText(NO_ACCESS).isVisible()
            const { pathname } = new URL(page.url())
            wrong.push(`[${item}] ${path} led to ${pathname}; no access is ${noAccess}`)
          })
      }
      expect(wrong).toEqual([])
    })
})
