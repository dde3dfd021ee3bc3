/**
 * Observations, people and random filters for property tests of lists, totals and summaries, and a second
 * implementation of the filter.
 */
import fc from 'fast-check'
import { buildObservation, type ObservationRow } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { actorAt } from '#test/support/scenarios/twoSites.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { buildTwoSites, type TwoSites } from './twoSites.ts'

/** Rows with the texts that a search looks at. */
export type SearchableObservation = ObservationRow & { texts: string[] }

export type Ids = Record<
  'locations' | 'departments' | 'tasks' | 'observers' | 'observees',
  string[]
>

export type FilteredObservations = Awaited<ReturnType<typeof buildFilteredObservations>>

/** Creates 48 different observations, and people who see all of them, some, or their own. */
export async function buildFilteredObservations() {
  const scenario: TwoSites = await buildTwoSites()
  const { db, of, client, north, dock, south, goodsIn, transport, lift, push } = scenario
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const observer = await actorAt('CLIENT_OBSERVER', north)
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
    await writeRows(db, { clientId: client.id }, (tables) =>
      tables
        .update('users')
        .set({ firstname, lastname: lastname ?? '' })
        .where('id', '=', id),
    )
  }
  const places = [
    { location: north, department: goodsIn },
    { location: dock, department: goodsIn },
    { location: south, department: transport },
  ]
  const everybody = [...names.keys()]
  const rows: SearchableObservation[] = []
  for (let index = 0; index < 48; index += 1) {
    const { location, department } = cycle(places, index)
    const task = cycle([lift, push, lift], index >> 1)
    const unlinked = index % 5 === 0 ? 'Émile Agency' : null
    const row = await buildObservation(db, {
      ...of,
      location_id: location.id,
      department_id: department.id,
      task_id: task.id,
      user_id: cycle(everybody, index),
      observee_id: unlinked ? null : cycle(everybody, index >> 2),
      unlinked_observee_name: unlinked,
      notes: index % 7 === 0 ? 'Knees straight' : null,
      technique: cycle(['correct', 'incorrect', 'correct', null], index),
      is_inside_base: cycle([true, false, null], index),
      review_type: cycle(['MANUAL_TASK', 'AI', 'MANUAL_OVERRIDE', 'MANUAL_TASK', 'AI'], index),
      ai_review_status: cycle(['UNREVIEWED', 'TRUE_POSITIVE'], index >> 1),
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
  const mine = (id: string) => (row: SearchableObservation) =>
    row.user_id === id || row.observee_id === id
  const people: { who: Actor; sees: (row: SearchableObservation) => boolean }[] = [
    { who: superUser, sees: () => true },
    { who: observer, sees: (row) => row.location_id !== south.id },
    { who: user, sees: mine(user.id) },
  ]
  const ids: Ids = {
    locations: [north.id, dock.id, south.id],
    departments: [goodsIn.id, transport.id],
    tasks: [lift.id, push.id],
    observers: everybody,
    observees: everybody,
  }
  const addPlacesInside = (filter: Filter): Filter =>
    filter.locations?.includes(north.id)
      ? { ...filter, locations: [...filter.locations, dock.id] }
      : filter
  return { world: scenario, rows, people, ids, addPlacesInside }
}

export const cycle = <Value>(values: Value[], index: number): Value =>
  values[index % values.length] as Value

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const days = fc
  .integer({ min: 0, max: 26 })
  .map((day) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10))

export const filters = (ids: Ids) =>
  fc.record({
    search: maybe(
      fc.constantFrom(
        'ostl',
        'ÖST',
        'ag',
        'knees',
        'lift',
        'north',
        'ob',
        'nowhere',
        'a',
        'lift ob',
        'knees, NORTH',
        'a ob',
        'ag ost lift',
      ),
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

export type Filter = {
  [Key in 'search' | 'dateFrom' | 'dateTo' | 'showResult']?: string | undefined
} & {
  [Key in keyof Ids | 'type' | 'principles' | 'aiReviewStatus']?: string[] | undefined
} & {
  [Key in 'internallyReviewed' | 'showDeleted']?: boolean | undefined
}

/** Second implementation of the filter, independent of the SQL. */
export function matchesFilter(row: SearchableObservation, filter: Filter): boolean {
  const among = (values: string[] | undefined, value: string | null) =>
    !values?.length || values.includes(String(value))
  // Amsterdam is one hour ahead of UTC in January.
  const day = new Date(row.date.getTime() + 3_600_000).toISOString().slice(0, 10)
  const words = plain(filter.search ?? '').split(/[ ,]+/u)
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
    matchesResult(row, filter) &&
    words.every((word) => row.texts.some((text) => text.includes(word)))
  )
}

function matchesResult(row: SearchableObservation, { principles, showResult }: Filter): boolean {
  const inside = row.is_inside_base === null ? null : row.is_inside_base ? 'correct' : 'incorrect'
  const verdicts = (principles?.length ? principles : ['OVERALL']).map((principle) =>
    principle === 'OVERALL' ? row.technique : inside,
  )
  if (showResult) return verdicts.includes(showResult as 'correct')
  return !principles?.length || verdicts.some((verdict) => verdict !== null)
}
