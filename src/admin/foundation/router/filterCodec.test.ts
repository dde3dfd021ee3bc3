import { Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import { FILTER_ROWS, toApiFilter } from '#domain/observations/observationFilter.ts'
import { filterCodec } from './filterCodec.ts'

const EXPECTED = [
  'tasks',
  'locations',
  'departments',
  'observers',
  'observees',
  'type',
  'dates',
  'dateFrom',
  'dateTo',
  'showResult',
  'principles',
  'search',
  'aiResultCorrect',
  'internallyReviewed',
  'aiReviewStatus',
  'aiErrorCause',
]

/** Filters that only links from other screens set, and the lists' own toggle. */
const BESIDE = [
  'campaignIds',
  'aiPrincipleReview',
  'appBuilds',
  'modelHash',
  'thresholdsVersion',
  'captureQuality',
  'judgedBy',
  'blindReviewed',
  'exactPlaces',
  'contested',
  'hasOpenComments',
  'toReview',
  'withoutRecording',
  'skeletonMisfit',
  'showDeleted',
]

const apiFields = () => {
  const filter = parse(typeDefs).definitions.find(
    (type) =>
      type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && type.name.value === 'ObservationFilter',
  )
  const fields = filter && 'fields' in filter ? (filter.fields ?? []) : []
  return fields.map(({ name }) => name.value)
}

it('[2.64] the address has exactly these names', () => {
  const names = new Set([...EXPECTED, ...apiFields()])
  expect(names.size).toBeGreaterThan(EXPECTED.length + BESIDE.length)
  expect([...names].filter(filterCodec.isFilterKey).toSorted()).toEqual(
    [...EXPECTED, ...BESIDE].toSorted(),
  )
})

it('[2.64] lists are comma lists', () => {
  expect(filterCodec.encode({ tasks: ['1', '2'], type: ['AI', 'MANUAL_TASK'] })).toEqual([
    ['tasks', '1,2'],
    ['type', 'AI,MANUAL_TASK'],
  ])
})

it("[2.68] defaults are 'all' or empty, and take no place in the address", () => {
  const all = EXPECTED.filter((name) => !['search', 'dateFrom', 'dateTo'].includes(name))
  expect(filterCodec.decode(all.map((name) => [name, 'all']))).toEqual({})
  expect(filterCodec.decode(EXPECTED.map((name) => [name, '']))).toEqual({})
  expect(filterCodec.encode(Object.fromEntries(EXPECTED.map((name) => [name, '']))).length).toBe(0)
})

it('[2.64] the API has a field for every filter of the address, and none that the address cannot set', () => {
  const filter = Object.fromEntries(FILTER_ROWS.map(({ name }) => [name, 'x']))
  const PAGE = ['skip', 'take', 'sort', 'ids']
  expect([...PAGE, ...Object.keys(toApiFilter(filter))].toSorted()).toEqual(apiFields().toSorted())
})
