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
    const pairs = searchParams.parse(address.search)
    const isList = listEntityOf(pathCodec.decode(address.pathname)) !== null
    // A list inside another page writes its page number with everything else.
    const isInside = !isList && pairs.some(([key]) => key === OBSERVATIONS_SCOPE.pageKey)
    if (!isList && !isInside) return null
    const scope = isInside ? OBSERVATIONS_SCOPE : undefined
    const decoded = addressCodec.decode(address, scope)
    const right = addressCodec.encode(decoded, addressCodec.clientIdOf(address), scope)
    const values = new Map(searchParams.parse(right.search))
    const params = new Map(searchParams.parse(decoded.search))
    const isWrong = ([key, value]: [string, string]) => {
      if (OMITTED_DEFAULTS.has(key)) return params.get(key) !== value
      if (values.get(key) === value) return false
      return values.has(key) || (filterCodec.isFilterKey(key) && value !== '' && value !== 'all')
    }
    return pairs.some(isWrong) ? right : null
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

export const OBSERVATIONS_SCOPE: ListScope = {
  entity: 'allobservations',
  pageKey: 'observationsPage',
}

/** Parameters that a public address omits when they have their default. */
const OMITTED_DEFAULTS = new Set(['perPage', 'sort', 'order'])

const CLIENT_ID_KEY = 'clientId'

const isSignInPath = (publicPath: string) => publicPath === '/'

const withoutClient = (search: string) =>
  searchParams.stringify(searchParams.parse(search).filter(([key]) => key !== CLIENT_ID_KEY))
