/**
 * Converts between react-admin's addresses and the public ones. clientId appears only in public addresses: encoding
 * adds it, decoding removes it. Law: decode(encode(address)) = address for every complete address (see the tests).
 */
import { filterCodec } from './filterCodec.ts'
import { type ListName, listEntityOf, pathCodec } from './pathCodec.ts'
import { listSearchCodec, type PageKey } from './listSearchCodec.ts'
import { searchParams } from './searchParams.ts'

export const addressCodec = {
  /** A clientId in the address itself (a link to another client's record) takes precedence over the current one. */
  encode(address: Address, clientId: string | null, scope?: ListScope): Address {
    const pathname = pathCodec.encode(address.pathname)
    const entity = listEntityOf(address.pathname) ?? scope?.entity
    const pairs = searchParams.parse(address.search)
    const own = pairs.findLast(([key]) => key === CLIENT_ID_KEY)?.[1]
    const inner = pairs.filter(([key]) => key !== CLIENT_ID_KEY)
    const encoded = entity
      ? searchParams.parse(
          listSearchCodec.encode(searchParams.stringify(inner), entity, scope?.pageKey),
        )
      : inner
    const client = own ?? clientId
    const carried =
      client === null || isSignInPath(pathname) ? [] : [[CLIENT_ID_KEY, client] as [string, string]]
    return {
      pathname,
      search: searchParams.stringify([...carried, ...encoded]),
      hash: address.hash,
    }
  },

  decode(address: Address, scope?: ListScope): Address {
    const pathname = pathCodec.decode(address.pathname)
    const entity = listEntityOf(pathname) ?? scope?.entity
    const inner = withoutClient(address.search)
    return {
      pathname,
      search: entity ? listSearchCodec.decode(inner, entity, scope?.pageKey) : inner,
      hash: address.hash,
    }
  },

  /** Returns the address of the list that is shown where this one has values that no list can have; else null. */
  correct(address: Address): Address | null {
    const right = addressCodec.encode(
      addressCodec.decode(address),
      addressCodec.clientIdOf(address),
    )
    const values = new Map(searchParams.parse(right.search))
    const isWrong = ([key, value]: [string, string]) =>
      values.get(key) !== value &&
      (values.has(key) || (filterCodec.isFilterKey(key) && value !== '' && value !== 'all'))
    return listEntityOf(pathCodec.decode(address.pathname)) &&
      searchParams.parse(address.search).some(isWrong)
      ? right
      : null
  },

  clientIdOf(address: Pick<Address, 'search'>): string | null {
    return new URLSearchParams(address.search).get(CLIENT_ID_KEY) || null
  },
}

export interface Address {
  pathname: string
  search: string
  hash: string
}

/** A list inside another page: its entity, and the query key of its page number. */
export interface ListScope {
  entity: ListName
  pageKey: PageKey
}

const CLIENT_ID_KEY = 'clientId'

const isSignInPath = (publicPath: string) => publicPath === '/'

const withoutClient = (search: string) =>
  searchParams.stringify(searchParams.parse(search).filter(([key]) => key !== CLIENT_ID_KEY))
