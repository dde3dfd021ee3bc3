/** The screens of the product, as walks from an address through links and buttons. */
import type { Page } from 'playwright-core'
import { firstLinkOf } from './screens.ts'

export const FIRST_ROW = 'the first row'

/** Steps on a screen besides the checks of every screen. */
export interface Screen {
  /** The heading of a screen is waited for; the first is an address, others are links on the screen before. */
  to: string
  /** At least so many stops of Tab are walked on a desktop. */
  stops?: number
  isPrinted?: boolean
  /** Names of buttons and dropdowns that open a menu, a panel or fields; opened in turn. */
  opened?: string[]
}

export type Walk = [path: string | Screen, ...presses: (string | Screen)[]]

/** The time that a walk may take. */
export const MANY_SCREENS = { timeout: 720_000 }

/** Screens before signing in. */
export const PUBLIC: Walk[] = [
  [{ to: '/', stops: 6 }],
  ['/forgot-password'],
  ['/reset/abc'],
  ['/unsubscribe/abc'],
  ['/privacy'],
  ['/termsandconditions'],
]

export const SUPER_USER: Walk[] = [
  [{ to: '/home', isPrinted: true, opened: ['Notifications'] }],
  [
    {
      to: '/allobservations?type=AI',
      stops: 40,
      opened: ['Views', 'Filters', 'Type', 'Individual'],
    },
    { to: FIRST_ROW, stops: 30, isPrinted: true },
  ],
  [{ to: '/allobservations/addObservation', stops: 20, opened: ['Location', 'Campaign'] }],
  ['/tasks', FIRST_ROW],
  [{ to: '/aiaccuracy', isPrinted: true }],
  ['/aimodel'],
  ['/gbslibrary'],
  ['/campaigns', { to: FIRST_ROW, isPrinted: true }, 'Edit campaign'],
  ['/campaigns/addCampaign'],
  ['/auditlog'],
  ['/help'],
  ['/help/api'],
  ['/mydata'],
  ['/today'],
  ['/account'],
  ['/followups', { to: FIRST_ROW, stops: 10, isPrinted: true }],
  [
    {
      to: '/taskanalysis',
      stops: 12,
      opened: ['Show % incorrect, with expected range', 'Show How certain the results are'],
    },
  ],
  [{ to: '/calibration', stops: 8 }],
  [{ to: '/allobservations/review', stops: 8 }],
  ['/jobs'],
  ['/qrcodes'],
]

/** A super user's screens of places and people. */
export const ADMINISTRATION: Walk[] = [
  ['/locations', FIRST_ROW, 'Edit location'],
  ['/locations', FIRST_ROW, { to: 'Print QR code', isPrinted: true }],
  ['/locations', FIRST_ROW, { to: 'Delete location', stops: 2 }],
  ['/locations/addLocation'],
  ['/departments', FIRST_ROW, 'Edit department'],
  ['/departments/addDepartment'],
  [{ to: '/users', stops: 30 }, FIRST_ROW, 'Edit user'],
  ['/users', FIRST_ROW, 'Reset password'],
  [{ to: '/users/addUser', opened: ['User level', 'Locations'] }],
]

export const PROVIDER: Walk[] = [
  [{ to: '/home', opened: ['Client'] }],
  ['/clientoverview'],
  ['/status'],
  ['/clients', FIRST_ROW, 'Edit client'],
  [{ to: '/clients/addClient', stops: 20 }],
  ['/tasks', FIRST_ROW, 'Edit task'],
  ['/tasks/addTask'],
  ['/gbslibrary/addGbsVideo'],
  ['/locations/importLocations'],
  ['/departments/importDepartments'],
  ['/users/importUsers'],
  ['/users/importUsers/employeeIds'],
]

/**
 * Opens the screens of a walk one after the other; `visit` gets each with the way to it as its name. `named` says how
 * the names of links and buttons are found where the screens are not English.
 */
export async function follow(
  page: Page,
  [first, ...others]: Walk,
  visit: (page: Page, screen: Screen) => Promise<void>,
  named: (english: string) => string | RegExp = (english) => english,
): Promise<void> {
  const start = screenOf(first)
  await page.goto(start.to)
  await visit(page, start)
  for (const screen of others.map(screenOf)) {
    const address = page.url()
    if (screen.to === FIRST_ROW) await firstLinkOf(page).click()
    else if (screen.to.startsWith('Delete')) await openDialog(page, named(screen.to))
    else await page.getByRole('link', { name: named(screen.to), exact: true }).click()
    if (!screen.to.startsWith('Delete')) await page.waitForURL((url) => url.href !== address)
    await visit(page, { ...screen, to: `${start.to}, ${screen.to}` })
  }
}

const screenOf = (screen: string | Screen): Screen =>
  typeof screen === 'string' ? { to: screen } : screen

async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}
