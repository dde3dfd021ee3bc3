import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CALLS,
  MENU,
  PAGES,
  homeOf,
  mayCall,
  mayOpen,
  mayUpload,
  menuOf,
  redirectFor,
} from './access.ts'
import { ROLES } from './roles.ts'
import type { Role } from './roles.ts'

/** E observee, U user, O observer, S client super user, P provider, N none, - nobody signed in. */
const PRINCIPALS: readonly (readonly [letter: string, role: Role | null])[] = [
  ['E', 'CLIENT_OBSERVEE'],
  ['U', 'CLIENT_USER'],
  ['O', 'CLIENT_OBSERVER'],
  ['S', 'CLIENT_SUPER_USER'],
  ['P', 'PROVIDER_SUPER_USER'],
  ['N', 'NONE'],
  ['-', null],
]

const lettersOf = (may: (role: Role | null) => boolean): string =>
  PRINCIPALS.filter(([, role]) => may(role))
    .map(([letter]) => letter)
    .join('')

/** Typed from spec 2 and 6; an address of each route and who opens it. */
const PAGE_MATRIX: readonly (readonly [item: string, path: string, who: string])[] = [
  ['2.4', '/', 'EUOSPN-'],
  ['2.10', '/forgot-password', 'EUOSPN-'],
  ['2.11', '/reset/abc', 'EUOSPN-'],
  ['2.11', '/reset/abc/def', 'EUOSPN-'],
  ['2.14', '/privacy', 'EUOSPN-'],
  ['2.15', '/termsandconditions', 'EUOSPN-'],
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
  ['6.38', '/allobservations/7', 'EUOSP'],
  ['6.39', '/gbslibrary', 'EUOSP'],
  ['6.40', '/campaigns', 'EUOSP'],
  ['6.41', '/campaigns/7', 'EUOSP'],
  ['6.42', '/tasks', 'EUOSP'],
  ['6.43', '/tasks/7', 'EUOSP'],
  ['6.44', '/help', 'EUOSP'],
]

describe('pages', () => {
  it.each(PAGE_MATRIX)('[%s] %s opens for %s', (_item, path, who) => {
    expect(lettersOf((role) => mayOpen(role, path))).toBe(who)
  })

  it('[2.21] no route is missing from the matrix and none is beyond it', () => {
    const pattern = (path: string): string =>
      path.replace('/7', '/:id').replace(/^\/reset\/.*$/u, '/reset/*')
    const typed = new Set(PAGE_MATRIX.map(([, path]) => pattern(path)))
    expect(Object.keys(PAGES).toSorted()).toEqual([...typed].toSorted())
  })

  it.each([
    '/nowhere',
    '/clients/7/edit/more',
    '/Clients',
    '/reset',
    'clients',
    '/clients//edit',
    '/%',
    '',
  ])('an address that is no page, %j, opens for nobody', (path) => {
    expect(lettersOf((role) => mayOpen(role, path))).toBe('')
  })

  it('a query, a hash, a last slash and percent signs do not change who opens a page', () => {
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

  it('any address gets an answer for any role', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...ROLES, null), (path, role) => {
        expect(typeof mayOpen(role, path)).toBe('boolean')
      }),
    )
  })
})

describe('home and redirects', () => {
  it('[2.8] [2.9] E and U land on /allobservations, everyone else on /home', () => {
    expect(ROLES.map((role) => `${role} ${homeOf(role)}`)).toEqual([
      'PROVIDER_SUPER_USER /home',
      'CLIENT_SUPER_USER /home',
      'CLIENT_OBSERVER /home',
      'CLIENT_USER /allobservations',
      'CLIENT_OBSERVEE /allobservations',
      'NONE /home',
    ])
  })

  it.each(PAGE_MATRIX)(
    '[6.45] [6.46] [6.47] who may not open it is sent on (%s, %s, %s)',
    (_item, path, who) => {
      const home: Record<string, string | null> = {
        E: '/allobservations',
        U: '/allobservations',
        O: '/home',
        S: '/home',
        P: '/home',
        N: null,
        '-': '/',
      }
      for (const [letter, role] of PRINCIPALS) {
        const expected = who.includes(letter) ? null : home[letter]
        expect(redirectFor(role, path), letter).toBe(expected)
      }
    },
  )

  it('[2.9] no redirect leads to another redirect', () => {
    for (const [, role] of PRINCIPALS) {
      for (const [, path] of PAGE_MATRIX) {
        const target = redirectFor(role, path)
        if (target !== null) expect(mayOpen(role, target)).toBe(true)
      }
    }
  })
})

describe('the menu', () => {
  const FROM_TASKS =
    '/tasks /campaigns /allobservations /gbslibrary /help /termsandconditions /privacy'
  const FROM_OBSERVATIONS =
    '/allobservations /tasks /campaigns /gbslibrary /help /termsandconditions /privacy'
  const paths = (role: Role | null): string =>
    menuOf(role)
      .map((item) => item.path)
      .join(' ')

  it.each([
    [
      '6.1',
      'PROVIDER_SUPER_USER',
      `/home /clientoverview /clients /locations /departments /users ${FROM_TASKS}`,
    ],
    ['6.2', 'CLIENT_SUPER_USER', `/home /locations /departments /users ${FROM_TASKS}`],
    ['6.3', 'CLIENT_OBSERVER', `/home ${FROM_TASKS}`],
    ['6.4', 'CLIENT_USER', FROM_OBSERVATIONS],
    ['6.4', 'CLIENT_OBSERVEE', FROM_OBSERVATIONS],
    ['6.4', 'NONE', FROM_OBSERVATIONS],
    ['6.5', null, '/termsandconditions /privacy'],
  ] as const)('[%s] of %s is %s', (_item, role, expected) => {
    expect(paths(role)).toBe(expected)
  })

  it('each item has a word of its own', () => {
    const labels = MENU.PROVIDER_SUPER_USER.map((item) => item.label)
    expect(new Set(labels).size).toBe(13)
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
  it('an operation without a row is made by nobody', () => {
    for (const operation of ['dropEverything', 'constructor', 'toString', '__proto__', '']) {
      expect(
        lettersOf((role) => mayCall(role, operation)),
        operation,
      ).toBe('')
    }
  })

  it('there are 92 operations', () => {
    expect(Object.keys(CALLS)).toHaveLength(92)
  })
})
