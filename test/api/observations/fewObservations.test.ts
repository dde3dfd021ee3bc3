/** Which reads of people who see some places are quick, so that they may share a connection. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { ALL_DATES } from '#server/context/listSql/localDays.ts'
import { readLineChart } from '#server/features/charts/chartQueries.ts'
import { hasFewObservations } from '#server/features/observations/fewObservations.ts'
import { planCounts } from '#server/features/observations/observationPlan.ts'
import { readObservations } from '#server/features/observations/observationQueries.ts'
import { readTotals } from '#server/features/observations/observationTotals.ts'
import type { Database } from '#server/platform/db/database.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'

let db: Database
let sites: TwoSites

beforeAll(async () => {
  db = await testDatabase('writes')
  sites = await buildTwoSites({}, db)
  const { of, north, south, goodsIn, lift } = sites
  const place = { ...of, department_id: goodsIn.id, task_id: lift.id }
  for (const location of [north, north, south])
    await buildObservation(db, { ...place, location_id: location.id })
})
afterAll(() => db.close())

const accessTo = (places: { locations?: string[]; departments?: string[] }) => ({
  clientId: sites.client.id,
  userId: sites.client.id,
  ownRecordsOnly: false,
  namesOnly: false,
  locations: places.locations ?? null,
  departments: places.departments ?? null,
})

it('[46.6] counted are the locations, or the departments of one who sees all locations', async () => {
  const { north, south, goodsIn, transport } = sites
  const isFew = (places: Parameters<typeof accessTo>[0], limit: number) =>
    hasFewObservations(db, accessTo(places), limit)
  const locations = [north.id, south.id]
  expect([
    await isFew({ locations: [north.id], departments: [goodsIn.id] }, 2),
    await isFew({ locations: [north.id] }, 1),
    await isFew({ locations }, 3),
    await isFew({ locations }, 2),
    await isFew({ departments: [goodsIn.id] }, 3),
    await isFew({ departments: [goodsIn.id] }, 2),
    await isFew({ departments: [transport.id] }, 0),
    await isFew({}, 1_000_000),
  ]).toEqual([true, false, true, false, true, false, true, false])
})

it.each([
  ['few, so they share a connection', true, null, true],
  ['few, by a task, so they share a connection', true, 'tasks', true],
  ['few, by another location, so they do not', true, 'locations', false],
  ['many, so they do not', false, null, false],
] as const)('[46.6] a total, a line and a list are of %s', async (_, isOfFew, named, isShared) => {
  const filter = observationListInputSchema.parse({
    tasks: named === 'tasks' ? [sites.lift.id] : [],
    locations: named === 'locations' ? [sites.south.id] : [],
  })
  const access = accessTo({ locations: [sites.north.id], departments: [sites.goodsIn.id] })
  const query = { access, filter, days: ALL_DATES, isOfFew }
  const marks: unknown[] = []
  const marked: Database = {
    ...db,
    read: (scope, build, options) => {
      marks.push(options?.pipelined)
      return db.read(scope, build, options)
    },
  }
  const { total } = await readTotals(marked, planCounts(query, null), ['total'])
  const points = await readLineChart(marked, planCounts(query, 'days'))
  const sort = { column: 'task_name', order: 'ASC' } as const
  const rows = await readObservations(marked, { ...query, sort, withVideo: false })
  expect(marks).toEqual([isShared, isShared, isShared])
  expect([total, points.length, rows.length]).toEqual(named === 'locations' ? [0, 0, 0] : [2, 1, 2])
})
