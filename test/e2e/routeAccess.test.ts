/** Who opens which address, typed from the spec, in a real browser with each role's demo account. */
import { describe, expect } from 'vitest'
import { test } from './support/browser.ts'
import { signIn } from './support/signIn.ts'

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

const ROUTES: [item: string, path: string, who: string][] = [
  ['6.6', '/clientoverview', 'P'],
  ['6.7', '/clients', 'P'],
  ['6.8', '/clients/addClient', 'P'],
  ['6.9', '/clients/7', 'P'],
  ['6.10', '/clients/7/edit', 'P'],
  ['6.11', '/users/importUsers', 'P'],
  ['6.12', '/users/importUsers/employeeIds', 'P'],
  ['6.13', '/gbslibrary/addGbsVideo', 'P'],
  ['6.14', '/gbslibrary/7/edit', 'P'],
  ['6.15', '/departments/importDepartments', 'P'],
  ['6.16', '/locations/importLocations', 'P'],
  ['6.17', '/tasks/addTask', 'P'],
  ['6.18', '/tasks/7/edit', 'P'],
  ['6.19', '/users', 'SP'],
  ['6.20', '/users/addUser', 'SP'],
  ['6.21', '/users/7/edit', 'SP'],
  ['6.22', '/users/7/resetpassword', 'SP'],
  ['6.23', '/allobservations/7/edit', 'SP'],
  ['6.24', '/campaigns/addCampaign', 'SP'],
  ['6.25', '/campaigns/7/edit', 'SP'],
  ['6.26', '/departments', 'SP'],
  ['6.27', '/departments/addDepartment', 'SP'],
  ['6.28', '/departments/7', 'SP'],
  ['6.29', '/departments/7/edit', 'SP'],
  ['6.30', '/locations', 'SP'],
  ['6.31', '/locations/addLocation', 'SP'],
  ['6.32', '/locations/7', 'SP'],
  ['6.33', '/locations/7/edit', 'SP'],
  ['6.34', '/home', 'OSP'],
  ['6.35', '/users/7', 'EUOSP'],
  ['6.36', '/allobservations', 'EUOSP'],
  ['6.37', '/allobservations/addObservation', 'EUOSP'],
  ['6.39', '/gbslibrary', 'EUOSP'],
  ['6.40', '/campaigns', 'EUOSP'],
  ['6.41', '/campaigns/7', 'EUOSP'],
  ['6.42', '/tasks', 'EUOSP'],
  ['6.43', '/tasks/7', 'EUOSP'],
  ['6.44', '/help', 'EUOSP'],
  ['2.14', '/privacy', 'EUOSPN'],
  ['2.15', '/termsandconditions', 'EUOSPN'],
]

describe('[2.21] [6.6–6.46] each address opens for its roles, and others are sent where they belong', () => {
  for (const letter of Object.keys(EMAILS) as Letter[])
    test(EMAILS[letter], { timeout: 180_000 }, async ({ page }) => {
      await signIn(page, EMAILS[letter])
      const wrong: string[] = []
      for (const [item, path, who] of ROUTES) {
        const may = who.includes(letter)
        const expected = may ? path : (FALLBACK[letter] ?? path)
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await page
          .waitForFunction(
            (wanted) =>
              location.pathname === wanted &&
              (location.search.includes('clientId=') ||
                wanted === '/privacy' ||
                wanted === '/termsandconditions') &&
              document.querySelector('main h1'),
            expected,
            { timeout: 5_000 },
          )
          .catch(() => wrong.push(`[${item}] ${path} led to ${new URL(page.url()).pathname}`))
        const noAccess = await page.getByText('You do not have access to this page').isVisible()
        if (noAccess !== (!may && FALLBACK[letter] === null))
          wrong.push(`[${item}] ${path}: no access is ${noAccess}`)
      }
      expect(wrong).toEqual([])
    })
})
