import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { ObservationSort } from '#api/generated/contract.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { buildObservation, type ObservationRow } from '#server/demo/factories/buildObservation.ts'
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { countObservations, readObservations } from '#server/observations/observationQueries.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { buildWorld, restricted, type World } from './observationsWorld.ts'

const PAGE = `query ($filter: ObservationFilter) {
  rows: allObservations(filter: $filter) { id }
  total: totalObservations(filter: $filter)
}`

/** The rows as a test understands them, with the texts that a search looks at. */
type Known = ObservationRow & { texts: string[] }

let world: World
let rows: Known[]
let people: { who: Actor; sees: (row: Known) => boolean }[]
let ids: Record<'locations' | 'departments' | 'tasks' | 'observers' | 'observees', string[]>

beforeAll(async () => {
  world = await buildWorld()
  const { db, of, client, north, dock, south, goodsIn, transport, lift, push } = world
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const observer = await restricted('CLIENT_OBSERVER', client, { locations: [north.id] })
  const user = await actor('CLIENT_USER', client)
  const ada = await buildUser(db, { ...of, firstname: 'Ada', lastname: 'Östlund' })
  const names = new Map([
    [superUser.id, 'super user'],
    [observer.id, 'observer'],
    [user.id, 'client user'],
    [ada.id, 'ada ostlund'],
  ])
  for (const [id, name] of names) {
    const [firstname, lastname] = id === ada.id ? ['Ada', 'Östlund'] : name.split(' ')
    await db.write({ clientId: client.id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('users')
          .set({ firstname, lastname: lastname ?? '' })
          .where('id', '=', id),
      ),
    )
  }
  const places = [
    { location: north, department: goodsIn },
    { location: dock, department: goodsIn },
    { location: south, department: transport },
  ]
  const everybody = [...names.keys()]
  rows = []
  for (let index = 0; index < 48; index += 1) {
    const { location, department } = at(places, index)
    const task = at([lift, push, lift], index >> 1)
    const unlinked = index % 5 === 0 ? 'Émile Agency' : null
    const row = await buildObservation(db, {
      ...of,
      location_id: location.id,
      department_id: department.id,
      task_id: task.id,
      user_id: at(everybody, index),
      observee_id: unlinked ? null : at(everybody, index >> 2),
      unlinked_observee_name: unlinked,
      notes: index % 7 === 0 ? 'Knees straight' : null,
      technique: at(['correct', 'incorrect', 'correct', null], index),
      is_inside_base: at([true, false, null], index),
      review_type: at(['MANUAL_TASK', 'AI', 'MANUAL_OVERRIDE', 'MANUAL_TASK', 'AI'], index),
      ai_review_status: at(['UNREVIEWED', 'TRUE_POSITIVE'], index >> 1),
      internally_reviewed: index % 3 === 0,
      date: new Date(Date.UTC(2026, 0, 1 + (index >> 1), index % 24, index)),
      deleted_at: index % 11 === 0 ? new Date() : null,
    })
    const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
    const texts = [
      task.name,
      location.name,
      department.name,
      nameOf(row.user_id),
      nameOf(row.observee_id),
      `${unlinked ?? ''}  ${row.notes ?? ''}`,
    ].map(plain)
    rows.push({ ...row, texts })
  }
  const mine = (id: string) => (row: Known) => row.user_id === id || row.observee_id === id
  people = [
    { who: superUser, sees: () => true },
    { who: observer, sees: (row) => row.location_id !== south.id },
    { who: user, sees: mine(user.id) },
  ]
  ids = {
    locations: [north.id, dock.id, south.id],
    departments: [goodsIn.id, transport.id],
    tasks: [lift.id, push.id],
    observers: everybody,
    observees: everybody,
  }
})

const at = <Value>(values: Value[], index: number): Value => values[index % values.length] as Value

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const days = fc
  .integer({ min: 0, max: 26 })
  .map((day) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10))

const filters = () =>
  fc.record({
    search: maybe(
      fc.constantFrom('ostl', 'ÖST', 'ag', 'knees', 'lift', 'north', 'ob', 'nowhere', 'a'),
    ),
    dateFrom: maybe(days),
    dateTo: maybe(days),
    locations: maybe(fc.subarray(ids.locations)),
    departments: maybe(fc.subarray(ids.departments)),
    tasks: maybe(fc.subarray(ids.tasks)),
    observers: maybe(fc.subarray(ids.observers)),
    observees: maybe(fc.subarray(ids.observees)),
    type: maybe(fc.subarray(['AI', 'MANUAL_TASK', 'MANUAL_OVERRIDE'])),
    aiReviewStatus: maybe(fc.subarray(['UNREVIEWED', 'TRUE_POSITIVE'])),
    principles: maybe(fc.subarray(['OVERALL', 'INSIDE_BASE'])),
    showResult: maybe(fc.constantFrom('correct', 'incorrect')),
    internallyReviewed: maybe(fc.boolean()),
    showDeleted: maybe(fc.boolean()),
    sort: maybe(
      fc.record({
        column: fc.constantFrom('date', 'task_name', 'observee_name', 'technique', 'deleted_at'),
        order: fc.constantFrom('ASC', 'DESC'),
      }),
    ),
  })

type Filter = Partial<Record<string, never>> & {
  [Key in 'search' | 'dateFrom' | 'dateTo' | 'showResult']?: string | undefined
} & {
  [Key in keyof typeof ids | 'type' | 'principles' | 'aiReviewStatus']?: string[] | undefined
} & {
  [Key in 'internallyReviewed' | 'showDeleted']?: boolean | undefined
}

/** The filter once more, in words of its own. */
function fits(row: Known, filter: Filter): boolean {
  const among = (values: string[] | undefined, value: string | null) =>
    !values?.length || values.includes(String(value))
  // Amsterdam is one hour ahead of UTC in January.
  const day = new Date(row.date.getTime() + 3_600_000).toISOString().slice(0, 10)
  const search = filter.search && plain(filter.search)
  return (
    (filter.showDeleted === true || row.deleted_at === null) &&
    (!filter.dateFrom || day >= filter.dateFrom) &&
    (!filter.dateTo || day <= filter.dateTo) &&
    among(filter.locations, row.location_id) &&
    among(filter.departments, row.department_id) &&
    among(filter.tasks, row.task_id) &&
    among(filter.observers, row.user_id) &&
    among(filter.observees, row.observee_id) &&
    among(filter.type, row.review_type) &&
    among(filter.aiReviewStatus, row.ai_review_status) &&
    (filter.internallyReviewed === undefined ||
      row.internally_reviewed === filter.internallyReviewed) &&
    verdictFits(row, filter) &&
    (!search || row.texts.some((text) => text.includes(search)))
  )
}

function verdictFits(row: Known, { principles, showResult }: Filter): boolean {
  const inside = row.is_inside_base === null ? null : row.is_inside_base ? 'correct' : 'incorrect'
  const verdicts = (principles?.length ? principles : ['OVERALL']).map((principle) =>
    principle === 'OVERALL' ? row.technique : inside,
  )
  if (showResult) return verdicts.includes(showResult as 'correct')
  return !principles?.length || verdicts.some((verdict) => verdict !== null)
}

it('lists and counts the same rows for any filter, person and page size, each row once [7.84]', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters(),
      fc.nat(2),
      fc.integer({ min: 5, max: 40 }),
      async (filter, index, take) => {
        const { who, sees } = at(people, index)
        const expected = rows.filter((row) => sees(row) && fits(row, filter as Filter))
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
  const { db, client } = world
  const access = { clientId: client.id, userId: client.id, ...EVERYTHING }
  const limits = fc.record({ fewRows: fc.nat(30), fewHits: fc.nat(30) })
  const searches = filters().filter(({ search }) => Boolean(search))
  await fc.assert(
    fc.asyncProperty(
      searches,
      limits,
      fc.integer({ min: 1, max: 9 }),
      async (given, limit, take) => {
        const { sort, ...all } = given
        const filter = { ...all, dateFrom: undefined, dateTo: undefined }
        const expected = rows.filter((row) => fits(row, filter as Filter))
        const order = (sort ?? { column: 'date', order: 'DESC' }) as ObservationSort
        const listed: string[] = []
        for (let skip = 0; skip === 0 || skip < expected.length; skip += take) {
          const query = {
            access,
            filter: observationListInputSchema.parse({ ...filter, take, skip }),
            days: { from: null, before: null },
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

const EVERYTHING = { locations: null, departments: null, ownOnly: false, namesOnly: false }
