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
  ['few', true, {}, [true, true, true]],
  ['few, by a task', true, { by: 'tasks' }, [true, true, true]],
  ['few, by name', true, { sort: 'task_name' }, [true, true, false]],
  ['few, and deleted ones', true, { showDeleted: true }, [false, false, false]],
  ['few, searched', true, { search: 'lift' }, [false, false, false]],
  ['few, by another location', true, { by: 'locations' }, [false, false, false]],
  ['many', false, {}, [false, false, false]],
] as const)(
  '[46.6] whether a total, a line and a list share a connection: of %s',
  async (_, isOfFew, asked: Asked, areShared) => {
    const { by, sort = 'date', ...others } = asked
    const filter = observationListInputSchema.parse({
      tasks: by === 'tasks' ? [sites.lift.id] : [],
      locations: by === 'locations' ? [sites.south.id] : [],
      ...others,
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
    const order = { column: sort, order: 'DESC' } as const
    const rows = await readObservations(marked, { ...query, sort: order, withVideo: false })
    // A search whose first observations do not fill the page reads once more.
    expect(marks.slice(0, 3)).toEqual(areShared)
    expect([total, points.length, rows.length]).toEqual(by === 'locations' ? [0, 0, 0] : [2, 1, 2])
  },
)

interface Asked {
  by?: 'tasks' | 'locations'
  sort?: 'date' | 'task_name'
  showDeleted?: boolean
  search?: string
}
