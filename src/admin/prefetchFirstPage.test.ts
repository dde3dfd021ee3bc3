// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { prefetchFirstPage } from './prefetchFirstPage.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'

interface Sent {
  query: string
  variables: object
}

let sent: Sent[] = []

beforeEach(() => {
  sent = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent)
    return new Response('', { status: 503 })
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

describe('only who it is', () => {
  it.each<[string, Role, string]>([
    ['whose home is no list', 'CLIENT_SUPER_USER', '/'],
    ['on a record’s page', 'CLIENT_SUPER_USER', '/users/7'],
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
