/** The counts of tasks by person and by observer, of everybody and of a sample. */
import { expect, it } from 'vitest'
import { observationDaysSchema } from '#domain/observations/observationListInput.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { seededRandom } from '#server/app/demo/seededRandom.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { ALL_DATES } from '#server/context/listSql/localDays.ts'
import { readGroupedObservations } from '#server/features/taskAnalysis/taskAnalysisQueries.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

/** Forty people, a fifth of them without an account, do three tasks often and a fourth three times. */
const scenario = await buildTwoSites()
const { db, of, north, south, goodsIn, transport, lift, push } = scenario
const tasks = [lift, push, await buildTask(db, of), await buildTask(db, of)]
const observers = [
  await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' }),
  await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' }),
]
const people = []
for (let index = 0; index < 40; index++) people.push(await buildUser(db, of))
// The rarest task must have an answer to the first principle.
const seeded = seededRandom(1)
const random = (upTo: number) => seeded.below(upTo)
const verdict = () => [true, true, false, null][random(4)] ?? null
for (let index = 0; index < 300; index++) {
  const person = random(40)
  const isNorth = random(3) > 0
  await buildObservation(db, {
    ...of,
    user_id: observers[random(2)]?.id ?? '',
    task_id: tasks[index < 3 ? 3 : random(3)]?.id ?? '',
    location_id: isNorth ? north.id : south.id,
    department_id: isNorth ? goodsIn.id : transport.id,
    ...(person % 5 === 0
      ? { unlinked_observee_name: random(2) ? `Guest ${person}` : `GUEST ${person}` }
      : { observee_id: people[person]?.id ?? '' }),
    date: new Date(Date.now() - index * 3_600_000),
    deleted_at: random(20) === 0 ? new Date() : null,
    is_inside_base: verdict(),
    is_big_engines: verdict(),
    is_turn_not_twist: verdict(),
    is_dip_n_drive: verdict(),
  })
}

const read = (maxCells: number) =>
  readGroupedObservations(
    scenario.db,
    {
      access: {
        clientId: scenario.client.id,
        userId: '',
        ownRecordsOnly: false,
        namesOnly: false,
        locations: null,
        departments: null,
      },
      filter: observationDaysSchema.parse({}),
      days: ALL_DATES,
      words: [],
    },
    'TASK',
    maxCells,
  )

it('[52.12] by observer, the same observations are counted', async () => {
  const { principles, sampled } = await read(10_000)
  expect(sampled).toBeNull()
  for (const { totals, cells, observers } of principles) {
    expect(new Set(observers.map(({ person }) => person)).size).toBe(2)
    for (const { group, judged, incorrect, people } of totals) {
      const own = cells.filter((cell) => cell.group === group)
      expect([own.length, sum(own, 'judged'), sum(own, 'incorrect')]).toEqual([
        people,
        judged,
        incorrect,
      ])
      const seen = observers.filter((cell) => cell.group === group)
      expect([sum(seen, 'judged'), sum(seen, 'incorrect')]).toEqual([judged, incorrect])
    }
  }
  const some = await read(80)
  for (const { cells, observers } of some.principles) {
    // Small groups have all of their people, and their observers those of the sample.
    expect(sum(observers, 'judged')).toBeLessThanOrEqual(sum(cells, 'judged'))
    expect(sum(observers, 'judged')).toBeGreaterThan(0)
  }
})

const lines = ({ principles }: Awaited<ReturnType<typeof read>>, withPeople: boolean): string[][] =>
  principles.map(({ totals }) =>
    totals
      .map(({ group, judged, incorrect, people }) =>
        [group, judged, incorrect, ...(withPeople ? [people] : [])].join(' '),
      )
      .toSorted(),
  )

it('[52.10] of very many pairs, people are a sample of whom everything counts, and small groups have all', async () => {
  const all = await read(10_000)
  const some = await read(80)
  expect(some.sampled).toBeGreaterThan(0)
  expect(some.sampled).toBeLessThan(40)
  expect(lines(await read(80), true)).toEqual(lines(some, true))
  // Observations are all counted.
  expect(lines(some, false)).toEqual(lines(all, false))
  const inSample = new Set<string>()
  for (const [index, { cells, totals }] of some.principles.entries()) {
    const whole = all.principles[index]
    const known = new Set(whole?.cells.map((cell) => JSON.stringify(cell)))
    expect(cells.filter((cell) => !known.has(JSON.stringify(cell)))).toEqual([])
    for (const { group, people } of totals)
      expect(people).toBe(cells.filter((cell) => cell.group === group).length)
    for (const { person } of cells) inSample.add(person)
  }
  expect(inSample.size).toBeLessThan(43)
  const rare = all.principles[0]?.totals.toSorted((a, b) => a.judged - b.judged)[0]
  expect(some.principles[0]?.totals).toContainEqual(rare)
})

const sum = (
  cells: readonly { judged: number; incorrect: number }[],
  what: 'judged' | 'incorrect',
) => cells.reduce((total, cell) => total + cell[what], 0)
