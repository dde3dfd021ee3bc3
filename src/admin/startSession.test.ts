// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { prefetchFirstPage } from './startSession.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'

interface Sent {
  query: string
  variables: object
}

let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent)
    return Response.json({ data: {} })
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
    expect(sent.map(({ query }) => query.split(/\W/u)[1])).toEqual(['Me', 'List'])
    expect(sent[1]?.variables).toEqual(variables)
  },
)

it.each([
  ['/users/7', ['Me', 'One']],
  ['/allobservations/7', ['Me', 'One', 'ReviewedVideo']],
])('[10.29] at %s: who it is and what the page shows are asked at once', (address, operations) => {
  open('CLIENT_SUPER_USER', address)
  expect(sent.map(({ query }) => query.trim().split(/\W/u)[1])).toEqual(operations)
  expect(sent.slice(1).map(({ variables }) => variables)).toEqual(
    operations.slice(1).map(() => ({ id: '7' })),
  )
})

describe('only who it is', () => {
  it.each<[string, Role, string]>([
    ['whose home is no list', 'CLIENT_SUPER_USER', '/'],
    ['on a form', 'CLIENT_SUPER_USER', '/users/7/edit'],
    ['where the role has no access', 'CLIENT_USER', '/users'],
    ['before the client is known', 'PROVIDER_SUPER_USER', '/allobservations'],
  ])('[10.29] %s', (_, role, address) => {
    open(role, address)
    expect(sent.map(({ query }) => query.split(/\W/u)[1])).toEqual(['Me'])
  })
})

it('[10.29] nobody signed in: nothing', () => {
  tokenStore.clear()
  prefetchFirstPage(addressOf('/allobservations'))
  expect(sent).toEqual([])
})

function open(role: Role, address: string) {
  tokenStore.write({ accessToken: `h.${btoa(JSON.stringify({ aud: role }))}.s`, refreshToken: 'r' })
  prefetchFirstPage(addressOf(address))
}

function addressOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://x')
  return { pathname, search, hash }
}
