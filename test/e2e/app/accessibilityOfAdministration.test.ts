/** The walk through the screens of places, people and clients, beside that of all other screens. */
import { describe } from 'vitest'
import { test } from '../support/browser.ts'
import { inspectWithTitle } from '../support/inspectScreen.ts'
import { signIn } from '../support/session.ts'
import { ADMINISTRATION, follow, MANY_SCREENS, PROVIDER } from '../support/walks.ts'

describe('axe finds nothing, focus can be seen, and nothing is wider than the phone or the printed page', () => {
  test(
    '[40.3] [40.8] [2.35] a super user’s screens of places and people',
    MANY_SCREENS,
    async ({ page }) => {
      await signIn(page, 'super@northwind.example')
      for (const walk of ADMINISTRATION) await follow(page, walk, inspectWithTitle)
    },
  )

  test('[40.3] [40.8] [2.35] the provider’s screens', MANY_SCREENS, async ({ page }) => {
    await signIn(page, 'provider@liftwise.example')
    for (const walk of PROVIDER) await follow(page, walk, inspectWithTitle)
  })
})
