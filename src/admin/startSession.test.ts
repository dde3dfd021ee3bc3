// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localStorageStore } from 'react-admin'
import type { Role } from '#domain/roles.ts'
import { prefetchFirstPage } from './startSession.ts'
import { personStoreName } from './foundation/data/personStore.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'

interface Sent {
  query: string
  variables: object
}

let sent: Sent[] = []
let me: object | null = null

beforeEach(() => {
  sent = []
  me = null
  localStorage.clear()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent)
    return me ? Response.json({ data: { me } }) : new Response('', { status: 503 })
  })
})

const newest = { skip: 0, take: 10, sort: { column: 'date', order: 'DESC' } }

it.each<[Role, string, object]>([
  ['CLIENT_OBSERVEE', '/', { filter: newest, input: { clientId: null } }],
  ['CLIENT_USER', '/allobservations?clientId=c1', { filter: newest, input: { clientId: null } }],
  [
    'PROVIDER_SUPER_USER',
    '/allobservations?clientId=c2&page=3&showResult=incorrect',
    { filter: { ...newest, showResult: 'incorrect', skip: 20 }, input: { clientId: 'c2' } },
  ],
  [
    'CLIENT_SUPER_USER',
    '/users?sort=email&order=ASC',
    {
      filter: { skip: 0, take: 10, sort: { column: 'email', order: 'ASC' } },
      input: { clientId: null },
    },
  ],
])(
  '[10.29] %s at %s: who it is and the list’s rows are asked at once',
  (role, address, variables) => {
    open(role, address)
    expect(operations()).toEqual(['Me', 'List'])
    expect(sent[1]?.variables).toEqual(variables)
  },
)

it.each([
  ['/users/7', ['Me', 'One']],
  ['/allobservations/7', ['Me', 'One', 'ReviewedVideo']],
])('[10.29] at %s: who it is and what the page shows are asked at once', (address, expected) => {
  open('CLIENT_SUPER_USER', address)
  expect(operations()).toEqual(expected)
  expect(sent.slice(1).map(({ variables }) => variables)).toEqual(
    expected.slice(1).map(() => ({ id: '7' })),
  )
})

describe('the dashboard’s figures', () => {
  const who = {
    id: 'u1',
    type: 'PROVIDER_SUPER_USER',
    client_id: 'c1',
    client: { id: 'c1', time_zone: 'Pacific/Auckland', ai_enabled: true },
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T20:00:00Z'), toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  it.each(['/', '/home', '/home?clientId=c1'])(
    '[10.29] at %s are asked as soon as it is known who it is',
    async (address) => {
      me = who
      localStore().setItem('dashboard.months', 3)
      open('PROVIDER_SUPER_USER', address)
      await vi.waitFor(() => expect(operations()).toEqual(['Me', 'KeyFigures', 'Summary']))
      const days = { dateFrom: '2026-08-26', dateTo: '2026-11-25' }
      expect(sent[1]?.variables).toMatchObject({ input: { clientId: 'c1' }, days, reviews: true })
      expect(sent[2]?.variables).toEqual({ input: { clientId: 'c1' }, filter: days })
    },
  )

  it('[10.29] are not asked for another client, for another person, or without an answer', async () => {
    open('PROVIDER_SUPER_USER', '/home')
    me = who
    open('PROVIDER_SUPER_USER', '/home?clientId=c2')
    open('PROVIDER_SUPER_USER', '/home')
    tokenStore.clear()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(operations()).toEqual(['Me', 'Me', 'Me'])
  })

  const localStore = () => localStorageStore('1', personStoreName('u1', 'c1'))
})

describe('only who it is', () => {
  it.each<[string, Role, string]>([
    ['whose home is no list', 'CLIENT_SUPER_USER', '/'],
    ['on a form', 'CLIENT_SUPER_USER', '/users/7/edit'],
    ['where the role has no access', 'CLIENT_USER', '/users'],
    ['before the client is known', 'PROVIDER_SUPER_USER', '/allobservations'],
  ])('[10.29] %s', (_, role, address) => {
    open(role, address)
    expect(operations()).toEqual(['Me'])
  })
})

it('[10.29] nobody signed in: nothing', () => {
  tokenStore.clear()
  prefetchFirstPage(addressOf('/allobservations'))
  expect(sent).toEqual([])
})

const operations = () => sent.map(({ query }) => query.trim().split(/\W/u)[1])

function open(role: Role, address: string) {
  tokenStore.write({ accessToken: `h.${btoa(JSON.stringify({ aud: role }))}.s`, refreshToken: 'r' })
  prefetchFirstPage(addressOf(address))
}

function addressOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://x')
  return { pathname, search, hash }
}
