import { describe, expect, it } from 'vitest'
import { addressCodec } from './addressCodec.ts'
import type { Address } from './addressCodec.ts'
import { searchParams } from './searchParams.ts'

const at = (address: string): Address => {
  const url = new URL(address, 'http://any.example')
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}
const text = ({ pathname, search, hash }: Address) => pathname + search + hash
const encode = (address: string, client: string | null = 'c1') =>
  text(addressCodec.encode(at(address), client))
const paramsOf = (publicAddress: string) => {
  const { search } = addressCodec.decode(at(publicAddress))
  const { filter, ...rest } = Object.fromEntries(searchParams.parse(search))
  return { ...rest, filter: JSON.parse(filter ?? 'null') as unknown }
}

describe('the list in the query', () => {
  it('[2.3] keeps the page number as page; missing or nonsense means 1', () => {
    expect(encode('/users?page=3&perPage=10&sort=name&order=ASC&filter={}')).toBe(
      '/users?clientId=c1&page=3',
    )
    expect(paramsOf('/users?page=3')).toMatchObject({ page: '3', perPage: '10' })
    for (const page of ['', '?page=', '?page=0', '?page=-1', '?page=2.5', '?page=x'])
      expect(paramsOf(`/users${page}`)).toMatchObject({ page: '1' })
  })

  it('[2.64] keeps the observation filters as comma lists', () => {
    const filter = {
      tasks: ['1', '2'],
      observers: ['9'],
      type: ['AI'],
      showDeleted: true,
      search: 'a,b',
    }
    const address = `/allobservations?filter=${encodeURIComponent(JSON.stringify(filter))}`
    const shown = encode(address)
    expect(shown).toBe(
      '/allobservations?clientId=c1&tasks=1,2&observers=9&type=AI&showDeleted=true&search=a,b',
    )
    expect(paramsOf(shown).filter).toEqual(filter)
  })

  it("[2.68] defaults are 'all' or empty", () => {
    const shown = '/allobservations?type=all&tasks=all&principles=&dateFrom=&search=all'
    expect(paramsOf(shown).filter).toEqual({ search: 'all' })
  })

  it('[2.67] what an address of the observations cannot mean is not asked for', () => {
    const shown = '/allobservations?type=AI,NONSENSE&dateFrom=2026-02-30&tasks=1&filter={"x":1}'
    expect(paramsOf(shown).filter).toEqual({ type: ['AI'], tasks: ['1'] })
  })

  it('[2.37] reads the orders of lists: observations by date, newest first; others by name', () => {
    expect(paramsOf('/allobservations')).toMatchObject({ sort: 'date', order: 'DESC' })
    expect(paramsOf('/locations')).toMatchObject({ sort: 'name', order: 'ASC' })
    expect(paramsOf('/clients')).toMatchObject({ sort: 'company_name', order: 'ASC' })
  })

  it('[37.6] leaves the query of other pages alone', () => {
    expect(encode('/users/7/show?tab=2')).toBe('/users/7?clientId=c1&tab=2')
    expect(text(addressCodec.decode(at('/users/7?clientId=c1&tab=2')))).toBe('/users/7/show?tab=2')
  })
})

describe('clientId', () => {
  it('[2.1] is carried on every address and never seen inside', () => {
    expect(encode('/users/7')).toBe('/users/7/edit?clientId=c1')
    expect(text(addressCodec.decode(at('/users/7/edit?clientId=c1')))).toBe('/users/7')
  })

  it('[2.22] of the link itself wins', () => {
    expect(encode('/users/7/show?clientId=c2')).toBe('/users/7?clientId=c2')
  })

  it('[2.1] is not carried to the sign-in page, nor when there is none', () => {
    expect(encode('/login')).toBe('/')
    expect(encode('/users', null)).toBe('/users')
  })
})
