/** Access to addresses, in a real browser; the whole table is tested without one. */
import { expect } from 'vitest'
import { PAGE_MATRIX } from '#test/support/accessMatrix.ts'
import { test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

/** Excludes the pages for people who are not signed in. */
const ROUTES = PAGE_MATRIX.filter(
  ([, path]) => path !== '/' && path !== '/forgot-password' && !path.startsWith('/reset'),
)

/** One address for each set of roles. */
const SAMPLE = ROUTES.filter(
  ([, , who], index) => ROUTES.findIndex(([, , other]) => other === who) === index,
)

test('[2.21] [6.46] an observer opens the addresses of their role, and is led home from the others', async ({
  page,
}) => {
  await signIn(page, 'observer@northwind.example', { path: '/' })
  const isPublic = /^\/(privacy|termsandconditions|unsubscribe)/
  for (const [item, path, who] of SAMPLE) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    const expected = who.includes('O') ? path : '/home'
    await expect
      .poll(
        async () => {
          const { pathname, searchParams } = new URL(page.url())
          const isWhole = isPublic.test(pathname) || searchParams.has('clientId')
          return isWhole && (await page.locator('main h1').count()) > 0 ? pathname : null
        },
        { message: `[${item}] ${path}` },
      )
      .toBe(expected)
  }
})
