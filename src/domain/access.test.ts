import { describe, expect, it } from 'vitest'
import { PRINCIPALS, PAGE_MATRIX } from '#test/support/accessMatrix.ts'
import {
  MENU,
  PAGES,
  homePathOf,
  mayCall,
  mayOpen,
  mayUpload,
  menuOf,
  redirectFor,
} from './access.ts'
import type { Role } from './roles.ts'

const lettersOf = (may: (role: Role | null) => boolean): string =>
  PRINCIPALS.filter(([, role]) => may(role))
    .map(([letter]) => letter)
    .join('')

/** Page to which a person is sent who may not open another; null: they read that they have no access. */
const HOME: Record<string, string | null> = {
  E: '/allobservations',
  U: '/allobservations',
  O: '/home',
  S: '/home',
  P: '/home',
  N: null,
  '-': '/',
}

describe('pages', () => {
  it.each(PAGE_MATRIX)('[%s] %s opens for %s, and sends everybody else on', (_item, path, who) => {
    expect(lettersOf((role) => mayOpen(role, path))).toBe(who)
    for (const [letter, role] of PRINCIPALS)
      expect(redirectFor(role, path), letter).toBe(who.includes(letter) ? null : HOME[letter])
  })

  it('[2.21] no route is missing from the matrix and none is beyond it', () => {
    const pattern = (path: string): string =>
      path.replace('/7', '/:id').replace(/^\/(reset|unsubscribe)\/.*$/u, '/$1/*')
    const typed = new Set(PAGE_MATRIX.map(([, path]) => pattern(path)))
    expect(Object.keys(PAGES).toSorted()).toEqual([...typed].toSorted())
  })

  it('[37.2] an address that is no page opens for nobody', () => {
    for (const path of ['/nowhere', '/clients/7/edit/more', '/Clients', '/clients//edit', '/%', ''])
      expect(
        lettersOf((role) => mayOpen(role, path)),
        path,
      ).toBe('')
  })

  it('[37.1] a query, a hash, a last slash and percent signs do not change who opens a page', () => {
    for (const path of [
      '/clients?clientId=7',
      '/clients/',
      '/clients#x',
      '/client%73',
      '/users/import%55sers',
    ]) {
      expect(
        lettersOf((role) => mayOpen(role, path)),
        path,
      ).toBe('P')
    }
  })
})

it('[2.8] [2.9] [6.45] [6.46] [6.47] each role lands on the page that it is sent to', () => {
  const roles = PRINCIPALS.filter(([, role]) => role !== null)
  expect(roles).toHaveLength(6)
  for (const [letter, role] of roles)
    if (role) expect(homePathOf(role), letter).toBe(HOME[letter] ?? '/home')
})

describe('the menu', () => {
  const FROM_TASKS =
    '/tasks /campaigns /allobservations /gbslibrary /help /termsandconditions /privacy'
  const FROM_OBSERVATIONS =
    '/allobservations /tasks /campaigns /gbslibrary /help /termsandconditions /privacy'
  const paths = (role: Role | null): string =>
    menuOf(role)
      .map(({ path, isExtra }) => (isExtra ? `+${path}` : path))
      .join(' ')

  it.each([
    [
      '6.1',
      'PROVIDER_SUPER_USER',
      `/home /clientoverview /clients /locations /departments /users ${FROM_TASKS} +/today +/followups +/taskanalysis +/calibration +/auditlog +/status`,
    ],
    [
      '6.2',
      'CLIENT_SUPER_USER',
      `/home /locations /departments /users ${FROM_TASKS} +/today +/followups +/taskanalysis +/calibration +/auditlog`,
    ],
    [
      '6.3',
      'CLIENT_OBSERVER',
      `/home ${FROM_TASKS} +/today +/followups +/taskanalysis +/calibration`,
    ],
    ['6.4', 'CLIENT_USER', `${FROM_OBSERVATIONS} +/today +/followups`],
    ['6.4', 'CLIENT_OBSERVEE', `${FROM_OBSERVATIONS} +/today +/followups`],
    ['6.58', 'NONE', FROM_OBSERVATIONS],
    ['6.5', null, '/termsandconditions /privacy'],
  ] as const)('[%s] of %s is %s', (_item, role, expected) => {
    expect(paths(role)).toBe(expected)
  })

  it('[40.7] each item has a word of its own', () => {
    const labels = MENU.PROVIDER_SUPER_USER.map((item) => item.label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

describe('uploads', () => {
  it('[7.53] logos and guidance videos are uploaded by P, observation videos by all five', () => {
    const who = (kind: Parameters<typeof mayUpload>[1]): string =>
      lettersOf((role) => role !== null && mayUpload(role, kind))
    expect(who('CLIENT_LOGO')).toBe('P')
    expect(who('GBS_VIDEO')).toBe('P')
    expect(who('OBSERVATION_VIDEO')).toBe('EUOSP')
  })
})

describe('calls beside the matrix', () => {
  it('[12.6] an operation without a row is made by nobody', () => {
    for (const operation of ['dropEverything', 'constructor', 'toString', '__proto__', '']) {
      expect(
        lettersOf((role) => mayCall(role, operation)),
        operation,
      ).toBe('')
    }
  })
})
