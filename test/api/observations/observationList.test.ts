import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor } from '#test/support/api.ts'
import {
  buildFilteredObservations,
  cycle,
  type Filter,
  filters,
  matchesFilter,
  type SearchableObservation,
} from '../../support/scenarios/filteredObservations.ts'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import { runs } from '#test/support/propertyRuns.ts'

const LIST = `query ($filter: ObservationFilter, $clientId: ID) {
  rows: allObservations(filter: $filter, input: { clientId: $clientId }) { id }
  total: totalObservations(filter: $filter, input: { clientId: $clientId })
}`

const scenario = await buildTwoSites({ display_employee_id: true })
const { db, of, client, north, dock, south, goodsIn, transport, lift, push } = scenario
const superUser = await actor('CLIENT_SUPER_USER', client)
const zoe = await buildUser(db, {
  ...of,
  firstname: 'Zoë',
  lastname: 'Kowalski',
  employee_id: 'EMP-7',
})
const there = { ...of, location_id: north.id, department_id: goodsIn.id, task_id: lift.id }
/** Oldest first. */
const first = await buildObservation(db, {
  ...there,
  date: new Date('2026-03-01T22:59:59Z'),
  observee_id: zoe.id,
  is_inside_base: false,
  technique: 'incorrect',
})
const second = await buildObservation(db, {
  ...there,
  location_id: dock.id,
  date: new Date('2026-03-01T23:00:00Z'),
  unlinked_observee_name: 'Agency worker',
  notes: 'Knees 100% straight',
  is_inside_base: true,
})
const third = await buildObservation(db, {
  ...of,
  location_id: south.id,
  department_id: transport.id,
  task_id: push.id,
  date: new Date('2026-03-03T12:00:00Z'),
  review_type: 'AI',
  kind: 'OBSERVATION',
  technique: null,
  ai_review_status: 'FALSE_POSITIVE',
  ai_error_cause: ['USER_ERROR', 'OTHER'],
  is_ai_prediction_correct: false,
  internally_reviewed: true,
})
const deleted = await buildObservation(db, {
  ...there,
  date: new Date('2026-03-02T12:00:00Z'),
  deleted_at: new Date(),
})

const list = async (filter: object, who = superUser, clientId?: string) => {
  const data = await answered(who.gql(LIST, { filter, clientId }))
  expect(data.total).toBe(data.rows.length)
  return data.rows.map(({ id }: { id: string }) => id)
}

it('lists observations by date, newest first, and hides deleted ones [4.10]', async () => {
  expect(await list({})).toEqual([third.id, second.id, first.id])
})

it('shows deleted ones among the others on request [4.10]', async () => {
  expect(await list({ showDeleted: true })).toEqual([third.id, deleted.id, second.id, first.id])
})

it('[9.28] cuts days in the time zone of the client, both days included', async () => {
  expect(await list({ dateTo: '2026-03-01' })).toEqual([first.id])
  expect(await list({ dateFrom: '2026-03-02' })).toEqual([third.id, second.id])
  expect(await list({ dateFrom: '2026-03-02', dateTo: '2026-03-02' })).toEqual([second.id])
})

it('narrows by each filter [3.45]', async () => {
  expect(await list({ ids: [first.id, third.id] })).toEqual([third.id, first.id])
  expect(await list({ locations: [dock.id] })).toEqual([second.id])
  expect(await list({ locations: [north.id, dock.id] })).toEqual([second.id, first.id])
  expect(await list({ departments: [transport.id] })).toEqual([third.id])
  expect(await list({ tasks: [push.id] })).toEqual([third.id])
  expect(await list({ observers: [second.user_id] })).toEqual([second.id])
  expect(await list({ observees: [first.observee_id] })).toEqual([first.id])
  expect(await list({ type: ['AI'] })).toEqual([third.id])
  expect(await list({ isAiResultCorrect: false })).toEqual([third.id])
  expect(await list({ internallyReviewed: false })).toEqual([second.id, first.id])
  expect(await list({ aiReviewStatus: ['FALSE_POSITIVE', 'TRUE_POSITIVE'] })).toEqual([third.id])
  expect(await list({ aiErrorCause: ['OTHER', 'DEVICE_ISSUE'] })).toEqual([third.id])
  expect(await list({ campaignIds: [third.id] })).toEqual([])
})

it('[21.25] a location or department includes what is inside it, unless only the chosen one is requested', async () => {
  const { db, of, client, north, dock, south, goodsIn } = await buildTwoSites()
  const unloading = await buildDepartment(db, { ...of, parent_id: goodsIn.id })
  const add = (location: { id: string }, department: { id: string }) =>
    buildObservation(db, { ...of, location_id: location.id, department_id: department.id })
  const atNorth = await add(north, goodsIn)
  const atDock = await add(dock, unloading)
  await add(south, await buildDepartment(db, of))
  const who = await actor('CLIENT_SUPER_USER', client)
  const both = [atNorth.id, atDock.id].toSorted()
  for (const filter of [{ locations: [north.id] }, { departments: [goodsIn.id] }]) {
    expect((await list(filter, who)).toSorted()).toEqual(both)
    expect(await list({ ...filter, exactPlaces: true }, who)).toEqual([atNorth.id])
  }
  expect(await list({ locations: ['none'] }, who)).toEqual([])
})

it('looks at the chosen principles for the result, at the technique without any [9.14]', async () => {
  expect(await list({ showResult: 'incorrect' })).toEqual([first.id])
  expect(await list({ showResult: 'correct', principles: ['OVERALL'] })).toEqual([second.id])
  expect(await list({ showResult: 'correct', principles: ['INSIDE_BASE'] })).toEqual([second.id])
  expect(await list({ principles: ['INSIDE_BASE'] })).toEqual([second.id, first.id])
  expect(await list({ principles: ['BIG_ENGINES'] })).toEqual([])
})

it.each([
  ['zoe kow', () => [first]],
  ['ZOË', () => [first]],
  ['emp-7', () => [first]],
  ['agency', () => [second]],
  ['100%', () => [second]],
  ['k_ees', () => []],
  ['lift a', () => [second, first]],
  ['south', () => [third]],
  ['goods', () => [second, first]],
  ['@people.example', () => []],
  ['oo', () => [second, first]],
])(
  '[2.36] finds %j anywhere in names and notes, alone and within other filters',
  async (search, rows) => {
    const ids = rows().map(({ id }) => id)
    expect(await list({ search })).toEqual(ids)
    expect(await list({ search, dateFrom: '2026-01-01' })).toEqual(ids)
    expect(await list({ search, sort: { column: 'task_name', order: 'ASC' } })).toHaveLength(
      ids.length,
    )
  },
)

it('[13.7] sorts by every column, empty values last', async () => {
  const sorted = (column: string, order: string) => list({ sort: { column, order } })
  expect(await sorted('date', 'ASC')).toEqual([first.id, second.id, third.id])
  expect(await sorted('task_name', 'DESC')).toEqual([third.id, second.id, first.id])
  expect(await sorted('location_name', 'ASC')).toEqual([second.id, first.id, third.id])
  expect(await sorted('department_name', 'DESC')).toEqual([third.id, second.id, first.id])
  expect(await sorted('observee_name', 'ASC')).toEqual([second.id, third.id, first.id])
  expect((await sorted('technique', 'ASC')).at(-1)).toBe(third.id)
  expect((await sorted('technique', 'DESC')).at(-1)).toBe(third.id)
  for (const column of 'name review_type ai_review_status campaign_name user_name created_at updated_at deleted_at'.split(
    ' ',
  ))
    expect(await sorted(column, 'DESC')).toHaveLength(3)
})

it('[9.1] answers one page of ten by default', async () => {
  const rows = async (filter: object) => (await superUser.gql(LIST, { filter })).data.rows
  expect(await rows({ take: 1, skip: 1 })).toEqual([{ id: second.id }])
  expect(await rows({ skip: 2_000 })).toEqual([])
})

it.each([
  [{ take: 101 }, 'take'],
  [{ dateTo: '9999-12-31' }, 'dateTo'],
  [{ dateFrom: '0000-01-01' }, 'dateFrom'],
  [{ search: 'x'.repeat(201) }, 'search'],
  [{ sort: { column: 'notes', order: 'ASC' } }, 'column'],
  [{ type: ['HUMAN'] }, 'type'],
])('[13.9] refuses %j and names the field', async (filter, field) => {
  const { errors } = await superUser.gql(LIST, { filter })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
})

it('[11.11] lists nothing for the role without rights', async () => {
  const none = await actor('NONE', scenario.client)
  expect((await none.gql(LIST)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

it('[11.6] [11.7] never shows another client, whatever client or record is requested, also one that is none', async () => {
  const stranger = await actor('CLIENT_SUPER_USER')
  expect(await list({}, stranger, scenario.client.id)).toEqual([])
  expect(await list({ ids: [first.id], search: 'lift' }, stranger)).toEqual([])
  expect(await list({ tasks: [scenario.lift.id], showDeleted: true }, stranger)).toEqual([])
  expect(await list({ tasks: ["' or 1=1 --"] })).toEqual([])
})

it('[11.6] shows the provider the client that they ask for', async () => {
  const theirs = await providerActor()
  expect(await list({}, theirs, scenario.client.id)).toEqual([third.id, second.id, first.id])
  expect(await list({}, theirs)).toEqual([])
  const { errors } = await theirs.gql(LIST, { clientId: first.id })
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

const { rows, people, ids, addPlacesInside } = await buildFilteredObservations()

it('[7.58] [13.7] [13.8] lists and counts the same rows for any filter, person, order and page size, each row once', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters(ids),
      fc.nat(2),
      fc.integer({ min: 5, max: 40 }),
      async (filter, index, take) => {
        const { who, sees } = cycle(people, index)
        const expected = rows.filter(
          (row) => sees(row) && matchesFilter(row, addPlacesInside(filter as Filter)),
        )
        const crossed = filter.dateFrom && filter.dateTo && filter.dateFrom > filter.dateTo
        const listed: string[] = []
        for (let skip = 0; skip === 0 || skip < expected.length; skip += take) {
          const { data, errors } = await who.gql(LIST, { filter: { ...filter, take, skip } })
          if (crossed) {
            expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'dateTo' })
            return
          }
          expect(errors).toBeUndefined()
          expect(data.total).toBe(expected.length)
          listed.push(...data.rows.map(({ id }: { id: string }) => id))
        }
        expect(listed).toEqual(expected.toSorted(inOrderOf(filter.sort)).map(({ id }) => id))
      },
    ),
    { numRuns: runs(150) },
  )
})

const SORT_KEYS: Record<string, (row: SearchableObservation) => string | null> = {
  date: ({ date }) => date.toISOString(),
  task_name: ({ texts }) => texts[0] ?? '',
  observee_name: ({ texts, unlinked_observee_name: unlinked }) =>
    unlinked ? 'emile agency' : (texts[4] ?? ''),
  technique: ({ technique }) => technique,
  deleted_at: ({ deleted_at: deleted }) => deleted?.toISOString() ?? null,
}

/** Empty values last, equal ones newest first. */
function inOrderOf({ column, order } = { column: 'date', order: 'DESC' }) {
  const keyOf = SORT_KEYS[column]!
  return (one: SearchableObservation, other: SearchableObservation): number => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === b) return other.date.getTime() - one.date.getTime()
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b === (order === 'ASC') ? -1 : 1
  }
}

it('[46.15] a count of a search may stop at a number, above which there are more', async () => {
  const total = async (upTo: number) =>
    (
      await superUser.gql(
        `query ($upTo: Int) { totalObservations(filter: { search: "a" }, upTo: $upTo) }`,
        { upTo },
      )
    ).data.totalObservations
  expect([await total(1), await total(3), await total(9)]).toEqual([2, 3, 3])
})
