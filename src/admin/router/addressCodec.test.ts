import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressCodec } from './addressCodec.ts'
import type { Address, ListScope } from './addressCodec.ts'
import { ENTITY_PATHS } from './entityPaths.ts'
import { pathCodec } from './pathCodec.ts'
import { queryText } from './queryText.ts'

const at = (address: string): Address => {
  const url = new URL(address, 'http://any.example')
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}
const text = ({ pathname, search, hash }: Address) => pathname + search + hash
const encode = (address: string, client: string | null = 'c1') =>
  text(addressCodec.encode(at(address), client))
const paramsOf = (publicAddress: string) => {
  const { search } = addressCodec.decode(at(publicAddress))
  const { filter, ...rest } = Object.fromEntries(queryText.parse(search))
  return { ...rest, filter: JSON.parse(filter ?? 'null') as unknown }
}

describe('paths of spec 2', () => {
  it.each([
    ['/login', '/'],
    ['/', '/home'],
    ['/users', '/users'],
    ['/clients/create', '/clients/addClient'],
    ['/locations/create', '/locations/addLocation'],
    ['/departments/create', '/departments/addDepartment'],
    ['/users/create', '/users/addUser'],
    ['/tasks/create', '/tasks/addTask'],
    ['/campaigns/create', '/campaigns/addCampaign'],
    ['/allobservations/create', '/allobservations/addObservation'],
    ['/gbslibrary/create', '/gbslibrary/addGbsVideo'],
    ['/users/7/show', '/users/7'],
    ['/users/7', '/users/7/edit'],
    ['/gbslibrary/7', '/gbslibrary/7/edit'],
    ['/users/7/resetpassword', '/users/7/resetpassword'],
    ['/users/importUsers', '/users/importUsers'],
    ['/users/importUsers/employeeIds', '/users/importUsers/employeeIds'],
    ['/locations/importLocations', '/locations/importLocations'],
    ['/departments/importDepartments', '/departments/importDepartments'],
    ['/clientoverview', '/clientoverview'],
    ['/help', '/help'],
  ])('%s is shown as %s and read back', (canonical, publicPath) => {
    expect(pathCodec.encode(canonical)).toBe(publicPath)
    expect(pathCodec.decode(publicPath)).toBe(canonical)
  })

  it.each(['/users/7/nonsense', '/gbslibrary/7', '/locations/7/edit/nonsense/more/'])(
    'an address that the spec does not know never opens a page of the spec unseen: %s',
    (publicPath) => {
      const canonical = pathCodec.decode(publicPath)
      expect(pathCodec.encode(canonical)).toBe(publicPath.replace(/\/$/, ''))
    },
  )

  it.each(['/home', '/users/addUser', '/users/7/edit'])(
    'a public path given to a link stays what it is: %s',
    (publicPath) => expect(pathCodec.encode(publicPath)).toBe(publicPath),
  )
})

describe('the list in the query', () => {
  it('[2.3] keeps the page number as page; missing or nonsense means 1', () => {
    expect(encode('/users?page=3&perPage=10&sort=name&order=ASC&filter={}')).toBe(
      '/users?clientId=c1&page=3',
    )
    expect(paramsOf('/users?page=3')).toMatchObject({ page: '3', perPage: '10' })
    for (const page of ['', '?page=', '?page=0', '?page=-1', '?page=2.5', '?page=x'])
      expect(paramsOf(`/users${page}`)).toMatchObject({ page: '1' })
  })

  it('[2.64] [2.65] [2.66] keeps the observation filters as comma lists', () => {
    const filter = {
      tasks: ['1', '2'],
      observers: ['9'],
      type: 'AI',
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

  it('reads the decided orders: observations by date, newest first; others by name', () => {
    expect(paramsOf('/allobservations')).toMatchObject({ sort: 'date', order: 'DESC' })
    expect(paramsOf('/locations')).toMatchObject({ sort: 'name', order: 'ASC' })
    expect(paramsOf('/clients')).toMatchObject({ sort: 'company_name', order: 'ASC' })
  })

  it('leaves the query of other pages alone', () => {
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

  it('is not carried to the sign-in page, nor when there is none', () => {
    expect(encode('/login')).toBe('/')
    expect(encode('/users', null)).toBe('/users')
  })
})

const words = fc.string({ unit: 'grapheme', minLength: 1 })
const id = fc.oneof(fc.uuid(), fc.nat().map(String))
const entity = fc.constantFrom(...Object.keys(ENTITY_PATHS))
const choice = words.filter((word) => word !== 'all')
const list = fc
  .array(words, { minLength: 1 })
  .filter(([first, ...rest]) => first !== 'all' || rest.length > 0)
const filter = fc.record(
  {
    search: words,
    dateFrom: words,
    dateTo: words,
    type: list,
    showResult: choice,
    aiResultCorrect: choice,
    internallyReviewed: choice,
    tasks: list,
    locations: list,
    departments: list,
    observers: list,
    observees: list,
    principles: list,
    aiReviewStatus: list,
    aiErrorCause: list,
    showDeleted: fc.constant(true),
    somethingElse: fc.dictionary(words, fc.array(fc.nat())),
  },
  { requiredKeys: [] },
)
const listParams = fc.record({
  page: fc.integer({ min: 1, max: 1e9 }),
  perPage: fc.integer({ min: 1, max: 100 }),
  sort: words,
  order: fc.constantFrom('ASC', 'DESC'),
  filter,
})
const searchOf = (params: fc.infer<typeof listParams>) =>
  queryText.stringify([
    ['page', String(params.page)],
    ['perPage', String(params.perPage)],
    ['sort', params.sort],
    ['order', params.order],
    ['filter', JSON.stringify(params.filter)],
  ])
const read = ({ pathname, search, hash }: Address) => {
  const { filter: json = 'null', ...rest } = Object.fromEntries(queryText.parse(search))
  return { pathname, hash, ...rest, filter: JSON.parse(json) as unknown }
}
const recordPath = fc
  .tuple(entity, id, fc.constantFrom('create', 'edit', 'show'))
  .filter(([name, , page]) => page !== 'show' || ENTITY_PATHS[name]?.show === true)
  .map(([name, key, page]) =>
    page === 'create' ? `/${name}/create` : `/${name}/${key}${page === 'show' ? '/show' : ''}`,
  )

describe('decode(encode(address)) = address', () => {
  it('for every list with any parameters', () => {
    fc.assert(
      fc.property(entity, listParams, fc.option(id), (name, params, client) => {
        const address = { pathname: `/${name}`, search: searchOf(params), hash: '' }
        const back = addressCodec.decode(addressCodec.encode(address, client))
        expect(read(back)).toEqual(read(address))
      }),
    )
  })

  it('for every list inside another page, whose own query stays', () => {
    const scope: ListScope = { entity: 'allobservations', pageKey: 'observationsPage' }
    fc.assert(
      fc.property(recordPath, listParams, fc.nat(), (pathname, params, outer) => {
        const search = `${searchOf(params)}&outerPage=${outer}`
        const address = { pathname, search, hash: '' }
        const shown = addressCodec.encode(address, 'c1', scope)
        expect(shown.search).toContain(`observationsPage=${params.page}&page=${outer}`)
        expect(read(addressCodec.decode(shown, scope))).toEqual(read(address))
      }),
    )
  })

  it('for every create, edit and detail page with any query', () => {
    const key = words.filter((word) => word !== 'clientId')
    fc.assert(
      fc.property(recordPath, fc.dictionary(key, words), id, (pathname, query, client) => {
        const search = queryText.stringify(Object.entries(query))
        const address = { pathname, search, hash: '#part' }
        const shown = addressCodec.encode(address, client)
        expect(addressCodec.clientIdOf(shown)).toBe(client)
        expect(addressCodec.decode(shown)).toEqual(address)
      }),
    )
  })

  it('and both are total: no text makes them fail', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('', 'users', 'gbslibrary'),
        (a, b, name) => {
          const address = { pathname: `/${name}/${a}`, search: `?${b}&filter=${a}`, hash: '' }
          const canonical = addressCodec.decode(address)
          const settled = addressCodec.encode(canonical, 'c1')
          expect(addressCodec.encode(addressCodec.decode(settled), 'c1')).toEqual(settled)
          addressCodec.encode(address, 'c1')
        },
      ),
      { numRuns: 500 },
    )
  })
})
