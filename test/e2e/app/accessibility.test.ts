/** One walk through every screen: axe finds nothing, focus can be seen, nothing is too wide for phone or paper. */
import { describe } from 'vitest'
import { test } from '../support/browser.ts'
import { inspect, inspectWithTitle } from '../support/inspectScreen.ts'
import { signIn } from '../support/session.ts'
import { follow, MANY_SCREENS, PUBLIC, SUPER_USER } from '../support/walks.ts'

describe('axe finds nothing, focus can be seen, and nothing is wider than the phone or the printed page', () => {
  test('[38.16] [40.3] [40.8] before signing in', MANY_SCREENS, async ({ page }) => {
    for (const walk of PUBLIC) await follow(page, walk, inspect)
  })

  test(
    '[40.3] [40.8] [40.10] [40.23] [2.35] a super user’s screens',
    MANY_SCREENS,
    async ({ page }) => {
      await signIn(page, 'super@northwind.example')
      for (const walk of SUPER_USER) await follow(page, walk, inspectWithTitle)
    },
  )
})
