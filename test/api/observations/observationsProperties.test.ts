import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { ObservationSort } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import {
  countObservations,
  readObservations,
} from '#server/features/observations/observationQueries.ts'
import {
  cycle,
  buildFilteredObservations,
  filters,
  matchesFilter,
  type Filter,
  type FilteredObservations,
  type Ids,
  type SearchableObservation,
} from '../../support/scenarios/filteredObservations.ts'
import type { TwoSites } from '../../support/scenarios/twoSites.ts'

const PAGE = `query ($filter: ObservationFilter) {
  rows: allObservations(filter: $filter) { id }
  total: totalObservations(filter: $filter)
}`

let filtered: TwoSites
let rows: SearchableObservation[]
let people: FilteredObservations['people']
let ids: Ids

beforeAll(async () => {
  ;({ world: filtered, rows, people, ids } = await buildFilteredObservations())
})

it('lists and counts the same rows for any filter, person and page size, each row once [7.84]', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters(ids),
      fc.nat(2),
      fc.integer({ min: 5, max: 40 }),
      async (filter, index, take) => {
        const { who, sees } = cycle(people, index)
        const expected = rows.filter((row) => sees(row) && matchesFilter(row, filter as Filter))
        const crossed = filter.dateFrom && filter.dateTo && filter.dateFrom > filter.dateTo
        const listed: string[] = []
        for (let skip = 0; skip === 0 || skip < expected.length; skip += take) {
          const { data, errors } = await who.gql(PAGE, { filter: { ...filter, take, skip } })
          if (crossed) {
            expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'dateTo' })
            return
          }
          expect(errors).toBeUndefined()
          expect(data.total).toBe(expected.length)
          listed.push(...data.rows.map(({ id }: { id: string }) => id))
        }
        expect(listed.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      },
    ),
    { numRuns: 150 },
  )
})

it('finds the same whether a search reads rows, looks them up or walks along them', async () => {
  const { db, client } = filtered
  const access = { clientId: client.id, userId: client.id, ...EVERYTHING }
  const limits = fc.record({
    fewRows: fc.nat(30),
    firstRows: fc.nat(30),
    fewHits: fc.nat(30),
    deepRows: fc.nat(30),
  })
  const searches = filters(ids).filter(({ search }) => Boolean(search))
  await fc.assert(
    fc.asyncProperty(
      searches,
      limits,
      fc.integer({ min: 1, max: 9 }),
      async (given, limit, take) => {
        const { sort, ...all } = given
        const filter = { ...all, dateFrom: undefined, dateTo: undefined }
        const expected = rows.filter((row) => matchesFilter(row, filter as Filter))
        const order = (sort ?? { column: 'date', order: 'DESC' }) as ObservationSort
        const listed: string[] = []
        for (let skip = 0; skip === 0 || skip < expected.length; skip += take) {
          const query = {
            access,
            filter: observationListInputSchema.parse({ ...filter, take, skip }),
            days: { from: null, before: null, dateFrom: null, dateTo: null },
            limits: limit,
          }
          expect(await countObservations(db, query)).toBe(expected.length)
          const page = await readObservations(db, { ...query, sort: order, withVideo: false })
          listed.push(...page.map(({ id }) => id))
        }
        expect(listed.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      },
    ),
    { numRuns: 120 },
  )
})

const EVERYTHING = { locations: null, departments: null, ownRecordsOnly: false, namesOnly: false }
