import fc from 'fast-check'
import { RESOURCES, type ResourceName } from '#api/resources.ts'
import { DATE_PRESETS, FOLLOW_UP_STATES } from '#domain/enumerations.ts'
import { FOLLOW_UP_SHARES } from '#domain/followUps/followUpFilter.ts'
import { FILTER_ROWS, type FilterRow } from '#domain/observations/observationFilter.ts'
import { describe, expect, it } from 'vitest'
import { addressCodec, type Address, OBSERVATIONS_SCOPE as scope } from './addressCodec.ts'
import { searchParams } from './searchParams.ts'
import { runs } from '#test/support/propertyRuns.ts'

const words = fc.string({ unit: 'grapheme', minLength: 1 })
const id = fc.oneof(fc.uuid(), fc.nat().map(String))
const entity = fc.constantFrom(...(Object.keys(RESOURCES) as ResourceName[]))
const choice = words.filter((word) => word !== 'all')
const list = fc
  .array(words, { minLength: 1 })
  .filter(([first, ...rest]) => first !== 'all' || rest.length > 0)
const anyFilter = fc.record(
  {
    search: words,
    type: list,
    showResult: choice,
    showDeleted: fc.constant(true),
    somethingElse: fc.dictionary(words, fc.array(fc.nat())),
  },
  { requiredKeys: [] },
)
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })
const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 })
const valueOf = (row: FilterRow): fc.Arbitrary<unknown> => {
  if (row.name === 'dateFrom') return fc.constantFrom('2024-02-29', '2025-12-31')
  if (row.kind === 'day') return fc.constantFrom('2025-12-31', '2026-01-01')
  if (row.kind === 'values') return some<string>(row.options)
  if (row.kind === 'choice') return fc.constantFrom(...row.options)
  if (row.kind === 'boolean') return fc.constantFrom('true', 'false')
  if (row.kind === 'flag') return fc.constant(true)
  if (row.kind === 'records') return ids
  if (row.kind === 'texts') return fc.constantFrom(['unknown'], ['4.2,0', '100%', 'unknown'])
  return fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 })
}
/** Only valid filters: decoding drops all others, also that of exact places without a place, and days beside a named range. */
const observationFilter = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        FILTER_ROWS.filter(({ name }) => name !== 'exactPlaces').map((row) => [
          row.name,
          valueOf(row),
        ]),
      ),
      { requiredKeys: [] },
    ),
    fc.boolean(),
  )
  .map(([{ dates, dateFrom, dateTo, ...filter }, isNamed]) => {
    const days = isNamed ? { dates } : { dateFrom, dateTo }
    const given = Object.entries(days).filter(([, value]) => value !== undefined)
    return { ...filter, ...Object.fromEntries(given) }
  })
const closedDays = fc.oneof(
  fc.record({ closedDates: fc.constantFrom(...DATE_PRESETS) }),
  fc.record(
    {
      closedFrom: fc.constantFrom('2024-02-29', '2025-12-31'),
      closedTo: fc.constantFrom('2025-12-31', '2026-01-01'),
    },
    { requiredKeys: [] },
  ),
)
const followUpFields = fc.record(
  {
    search: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }),
    states: some(FOLLOW_UP_STATES),
    overdue: fc.constant(true),
    inTime: fc.constant(true),
    share: fc.constantFrom(...FOLLOW_UP_SHARES),
    coaches: ids,
    people: ids,
    tasks: ids,
    locations: ids,
    departments: ids,
    showDeleted: fc.constant(true),
  },
  { requiredKeys: [] },
)
const followUpFilter = fc
  .tuple(followUpFields, closedDays)
  .map(([fields, days]) => ({ ...fields, ...days }))
const listFilterOf = (name: ResourceName) => {
  if (name === 'followups') return followUpFilter
  return name === 'allobservations' ? observationFilter : anyFilter
}
const listParamsOf = (name: ResourceName) =>
  fc.record({
    page: fc.integer({ min: 1, max: 1e9 }),
    perPage: fc.integer({ min: 1, max: 100 }),
    sort: fc.constantFrom(...Object.keys(RESOURCES[name].sortColumns)),
    order: fc.constantFrom('ASC', 'DESC'),
    filter: listFilterOf(name),
  })
type ListParams = ReturnType<typeof listParamsOf> extends fc.Arbitrary<infer T> ? T : never
const entityList = entity.chain((name) => fc.tuple(fc.constant(name), listParamsOf(name)))
const searchOf = (params: ListParams) =>
  searchParams.stringify([
    ['page', String(params.page)],
    ['perPage', String(params.perPage)],
    ['sort', params.sort],
    ['order', params.order],
    ['filter', JSON.stringify(params.filter)],
  ])
const read = ({ pathname, search, hash }: Address) => {
  const { filter: json = 'null', ...rest } = Object.fromEntries(searchParams.parse(search))
  return { pathname, hash, ...rest, filter: JSON.parse(json) as unknown }
}
const recordPath = fc
  .tuple(entity, id, fc.constantFrom('create', 'edit', 'show'))
  .filter(([name, , page]) => page !== 'show' || RESOURCES[name].hasShow)
  .map(([name, key, page]) =>
    page === 'create' ? `/${name}/create` : `/${name}/${key}${page === 'show' ? '/show' : ''}`,
  )

describe('decode(encode(address)) = address', () => {
  it('[37.1] for every list with any parameters', () => {
    fc.assert(
      fc.property(entityList, fc.option(id), ([name, params], client) => {
        const address = { pathname: `/${name}`, search: searchOf(params), hash: '' }
        const back = addressCodec.decode(addressCodec.encode(address, client))
        expect(read(back)).toEqual(read(address))
      }),
    )
  })

  it('[37.1] for every list inside another page, whose own query stays', () => {
    fc.assert(
      fc.property(
        recordPath,
        listParamsOf('allobservations'),
        fc.nat(),
        (pathname, params, outer) => {
          const search = `${searchOf(params)}&outerPage=${outer}`
          const address = { pathname, search, hash: '' }
          const shown = addressCodec.encode(address, 'c1', scope)
          expect(shown.search).toContain(`observationsPage=${params.page}&page=${outer}`)
          expect(read(addressCodec.decode(shown, scope))).toEqual(read(address))
        },
      ),
    )
  })

  it('[37.1] for every create, edit and detail page with any query', () => {
    const key = words.filter((word) => word !== 'clientId')
    fc.assert(
      fc.property(recordPath, fc.dictionary(key, words), id, (pathname, query, client) => {
        const search = searchParams.stringify(Object.entries(query))
        const address = { pathname, search, hash: '#part' }
        const shown = addressCodec.encode(address, client)
        expect(addressCodec.clientIdOf(shown)).toBe(client)
        expect(addressCodec.decode(shown)).toEqual(address)
      }),
    )
  })

  it('[37.1] and both are total: no text makes them fail', () => {
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
      { numRuns: runs(500) },
    )
  })
})
