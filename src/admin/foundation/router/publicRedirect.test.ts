import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { publicRedirect } from './publicRedirect.ts'

interface Who {
  type?: Role
  on?: string
  deleted?: boolean
  /** The address that was asked for before signing in. */
  returnTo?: string
}

const find = (
  address: string,
  { type = 'CLIENT_OBSERVER', on = 'own', deleted = false, returnTo }: Who = {},
) => {
  const state = returnTo ? { returnTo: partsOf(returnTo) } : null
  const client = { id: on, deleted_at: deleted ? '2026-01-01T00:00:00.000Z' : null }
  const elsewhere = publicRedirect.find(
    { ...partsOf(address), state },
    { type, client_id: 'own' },
    client,
  )
  return elsewhere && elsewhere.pathname + elsewhere.search + elsewhere.hash
}

function partsOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://any.example')
  return { pathname, search, hash }
}

describe('clientId', () => {
  it('[2.2] missing: it defaults to the own client, and the rest of the address stays', () => {
    expect(find('/users?page=3&tasks=1,2#x')).toBe('/users?clientId=own&page=3&tasks=1,2#x')
    expect(find('/users?clientId=own&page=3')).toBeNull()
  })

  it("[2.2] another client's is replaced by the own, for all but the provider", () => {
    expect(find('/allobservations?clientId=other&page=2')).toBe(
      '/allobservations?clientId=own&page=2',
    )
    const provider = { type: 'PROVIDER_SUPER_USER' as Role, on: 'other' }
    expect(find('/allobservations?clientId=other&page=2', provider)).toBeNull()
  })

  it.each(['CLIENT_OBSERVER', 'PROVIDER_SUPER_USER'] as const)(
    "[2.102] add observation with another client's id: to /allobservations with the own (%s)",
    (type) => {
      const address = '/allobservations/addObservation?clientId=other'
      expect(find(address, { type, on: 'other' })).toBe('/allobservations?clientId=own')
      expect(find('/allobservations/addObservation?clientId=own', { type })).toBeNull()
    },
  )
})

describe('[37.12] an address of a list', () => {
  it.each([
    ['page=0', 'page=1'],
    ['page=two', 'page=1'],
    ['type=AI,NONSENSE', 'page=1&type=AI'],
    ['page=2&type=NONSENSE', 'page=2'],
    ['dateFrom=2026-03-01&dateTo=2026-02-01', 'page=1&dateFrom=2026-03-01'],
    ['perPage=1000', 'page=1&perPage=100'],
    ['perPage=0&page=2', 'page=2'],
    ['perPage=ten', 'page=1'],
    ['sort=nonsense', 'page=1'],
    ['sort=nonsense&order=ASC', 'page=1&sort=date&order=ASC'],
    ['order=up', 'page=1'],
    ['sort=technique&order=up', 'page=1&sort=technique&order=ASC'],
  ])('with %s is put right: %s', (wrong, right) => {
    const address = find(`/allobservations?clientId=own&${wrong}`)
    expect(address).toBe(`/allobservations?clientId=own&${right}`)
    expect(find(String(address))).toBeNull()
  })

  it.each([
    ['observationsPage=0', 'observationsPage=1'],
    ['observationsPage=two&perPage=0&page=4&tab=2', 'observationsPage=1&page=4&tab=2'],
    ['observationsPage=3&sort=nonsense', 'observationsPage=3'],
  ])('inside another page with %s is put right: %s', (wrong, right) => {
    const address = find(`/locations/7?clientId=own&${wrong}`)
    expect(address).toBe(`/locations/7?clientId=own&${right}`)
    expect(find(String(address))).toBeNull()
  })

  it('that means what it says stays, whatever its order and empty values', () => {
    const query = 'type=all&tasks=1,2&search=&perPage=10&clientId=own&page=3&t=1'
    expect(find(`/allobservations?${query}`)).toBeNull()
    expect(find('/allobservations?clientId=own&page=1&sort=date&order=DESC')).toBeNull()
    expect(find('/locations/7?observationsPage=2&clientId=own&perPage=10&page=x')).toBeNull()
    expect(find('/users/7?clientId=own&page=0')).toBeNull()
  })
})

it.each([
  ['CLIENT_OBSERVEE', '/allobservations'],
  ['CLIENT_USER', '/allobservations'],
  ['CLIENT_OBSERVER', '/home'],
  ['CLIENT_SUPER_USER', '/home'],
  ['PROVIDER_SUPER_USER', '/home'],
  ['NONE', '/home'],
] as const)('[2.8] [2.9] / leads %s to %s once signed in', (type, home) => {
  expect(find('/', { type })).toBe(`${home}?clientId=own`)
})

it.each([
  ['CLIENT_OBSERVER', '/tasks?clientId=own&search=box#x', '/tasks?clientId=own&search=box#x'],
  ['CLIENT_OBSERVER', '/tasks?clientId=other', '/tasks?clientId=own'],
  ['CLIENT_USER', '/home', '/allobservations?clientId=own'],
  ['PROVIDER_SUPER_USER', '/users?clientId=other&page=2', '/users?clientId=other&page=2'],
  ['PROVIDER_SUPER_USER', '/users?page=2', '/users?clientId=own&page=2'],
  ['PROVIDER_SUPER_USER', '/no/such/page', '/home?clientId=own'],
  ['NONE', '/tasks', '/home?clientId=own'],
] as const)('[10.27] %s who requested %s before signing in gets to %s', (type, returnTo, end) => {
  expect(find('/', { type, returnTo })).toBe(end)
})

it('[10.27] a page that the role may not open is left to its guard, which leads home and says why', () => {
  expect(find('/', { returnTo: '/users?clientId=other' })).toBe('/users?clientId=own')
})

it('[4.8] a user viewing a deleted client is sent to the list route of the current page', () => {
  const viewing = { type: 'PROVIDER_SUPER_USER' as Role, on: 'gone', deleted: true }
  expect(find('/users/7/edit?clientId=gone', viewing)).toBe('/users?clientId=gone')
  expect(find('/tasks/addTask?clientId=gone', viewing)).toBe('/tasks?clientId=gone')
  expect(find('/users?clientId=gone&page=2', viewing)).toBeNull()
  expect(find('/home?clientId=gone', viewing)).toBeNull()
})
