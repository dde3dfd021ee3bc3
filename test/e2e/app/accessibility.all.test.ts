/** One walk through every screen: axe finds nothing, focus can be seen, nothing is too wide for phone or paper. */
import { describe } from 'vitest'
import { test } from '../support/browser.ts'
import { inspect } from '../support/inspectScreen.ts'
import { signIn } from '../support/session.ts'
import {
  ADMINISTRATION,
  follow,
  MANY_SCREENS,
  PROVIDER,
  PUBLIC,
  SUPER_USER,
} from '../support/walks.ts'

describe('axe finds nothing, focus can be seen, and nothing is wider than the phone or the printed page', () => {
  test('[40.3] [40.8] before signing in', MANY_SCREENS, async ({ page }) => {
    for (const walk of PUBLIC) await follow(page, walk, inspect)
  })

  test.for([
    ['a super user’s', 'super@northwind.example', SUPER_USER],
    ['a super user’s of places and people', 'super@northwind.example', ADMINISTRATION],
    ['the provider’s', 'provider@liftwise.example', PROVIDER],
  ] as const)(
    '[40.3] [40.8] [40.10] [40.23] [2.35] %s screens',
    MANY_SCREENS,
    async ([, person, walks], { page }) => {
      await signIn(page, person)
      for (const walk of walks) await follow(page, walk, inspect)
    },
  )
})
