/** The screens that are used most, of the walk through all of them. */
import { test } from '../support/browser.ts'
import { inspect } from '../support/inspectScreen.ts'
import { signIn } from '../support/session.ts'
import { FIRST_ROW, follow, MANY_SCREENS, type Walk } from '../support/walks.ts'

const WALKS: Walk[] = [
  [{ to: '/home', isPrinted: true }],
  ['/allobservations?type=AI', FIRST_ROW],
  ['/allobservations/addObservation'],
  ['/users'],
]

test(
  '[38.16] [40.3] [40.8] [40.10] [40.23] axe finds nothing on six screens, in light and dark, on desktop and phone',
  MANY_SCREENS,
  async ({ page }) => {
    await follow(page, [{ to: '/', stops: 6 }], inspect)
    await signIn(page, 'super@northwind.example')
    for (const walk of WALKS) await follow(page, walk, inspect)
  },
)
