/** The counts made in advance are those of the observations, whatever happens to these. */
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { countMarkedDays } from '#server/rollups/rollupQueries.ts'
import { hasMonths } from '#server/rollups/rollupKinds.ts'
import { rolledUp } from '#server/rollups/rolledUp.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  buildRollupsWorld,
  catchUp,
  everything,
  everyMismatch,
  KINDS,
  marksOf,
  mismatches,
  write,
  type RollupsWorld,
} from './rollupsWorld.ts'

let db: Database
let world: RollupsWorld
let clientId: string

beforeAll(async () => {
  db = await testDatabase(process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes')
})
afterAll(() => db.close())

beforeEach(async () => {
  world = await buildRollupsWorld(db)
  clientId = world.client.id
})

const count = (tier: 'day' | 'month' | 'ever') =>
  db
    .read({ clientId }, (tables) =>
      tables
        .from('observation_rollups')
        .select('total')
        .where('period', '=', tier)
        .where('kind', '=', 'all'),
    )
    .then((rows) => rows.reduce((sum, { total }) => sum + total, 0))

/** Whether the figures come from the counts: then a wrong count is seen in them. */
async function readsCounts(): Promise<boolean> {
  await write(
    db,
    clientId,
    (inReach) => sql`update observation_rollups r set total = total + 1000
      where ${inReach('r')} and r.period = 'ever' and r.kind = 'all'`,
  )
  const wrong = await mismatches(db, clientId, everything('all'))
  await write(
    db,
    clientId,
    (inReach) => sql`update observation_rollups r set total = total - 1000
      where ${inReach('r')} and r.period = 'ever' and r.kind = 'all'`,
  )
  return wrong.length > 0
}

describe('before and after the first counting', () => {
  it('rows that are there before any counting are read as they are', async () => {
    expect(await count('day')).toBe(0)
    expect(await everyMismatch(db, clientId)).toEqual([])
  })

  it('every tier holds all live observations, and the figures are the same', async () => {
    await catchUp(db, clientId)
    const [{ live } = { live: 0 }] = await db.read<{ live: number }>({ clientId }, (tables) =>
      tables.sql(
        (inReach) =>
          sql`select count(*) as live from observations o where ${inReach('o')} and o.deleted_at is null`,
      ),
    )
    expect(live).toBeGreaterThan(1_800)
    expect([await count('day'), await count('month'), await count('ever')]).toEqual([
      live,
      live,
      live,
    ])
    expect(await marksOf(db, clientId)).toEqual([])
    expect(await readsCounts()).toBe(true)
    expect(await everyMismatch(db, clientId)).toEqual([])
  })

  it('half counted is exact too', async () => {
    await countMarkedDays(db, { clientId, most: 700 })
    expect((await marksOf(db, clientId)).length).toBeGreaterThan(100)
    expect(await readsCounts()).toBe(true)
    expect(await everyMismatch(db, clientId)).toEqual([])
  })
})

describe('the check', () => {
  it.each(['day', 'month', 'ever'] as const)(
    'notices a wrong count of every kind in the tier of the %s',
    async (tier) => {
      await catchUp(db, clientId)
      for (const kind of KINDS.filter((one) => tier !== 'month' || hasMonths(one))) {
        const change = (by: number) =>
          write(
            db,
            clientId,
            (inReach) => sql`update observation_rollups r set correct = correct + ${by}
              where ${inReach('r')} and r.kind = ${kind} and r.period = ${tier}
                and r.start = (select max(s.start) from observation_rollups s
                  where ${inReach('s')} and s.kind = ${kind} and s.period = ${tier})`,
          )
        await change(1)
        const wanted = {
          day: { ...everything(kind), byDay: true },
          month: { ...everything(kind), dateFrom: '2024-03-04' },
          ever: everything(kind),
        }[tier]
        expect((await mismatches(db, clientId, wanted)).length).toBeGreaterThan(0)
        await change(-1)
        expect(await mismatches(db, clientId, wanted)).toEqual([])
      }
    },
  )

  it('notices a mark that is missing', async () => {
    await catchUp(db, clientId)
    await changeOne(sql`technique = 'incorrect'`, sql`o.technique = 'correct'`)
    expect(await mismatches(db, clientId, everything('all'))).toEqual([])
    await write(
      db,
      clientId,
      (inReach) => sql`delete from observation_dirty_days m where ${inReach('m')}`,
    )
    expect(await mismatches(db, clientId, everything('all'))).toHaveLength(1)
  })
})

/** Of the first observation of those, live unless said otherwise. */
async function changeOne(
  set: RawBuilder<unknown>,
  of: RawBuilder<unknown> = sql`true`,
  life: RawBuilder<unknown> = sql`o.deleted_at is null`,
): Promise<void> {
  const changed = await write(
    db,
    clientId,
    (inReach) => sql`update observations c set ${set} where ${inReach('c')} and c.id =
      (select o.id from observations o where ${inReach('o')} and ${life} and ${of} order by o.date limit 1)
      returning c.id`,
  )
  expect(changed).toHaveLength(1)
}

const DELETED = sql`o.deleted_at is not null`

describe('a change', () => {
  const changes: Record<string, () => Promise<void>> = {
    'of the date, by months': () => changeOne(sql`date = date + interval '100 days 3 hours'`),
    'of the technique': () => changeOne(sql`technique = 'incorrect'`, sql`o.technique = 'correct'`),
    'of the technique to none': () =>
      changeOne(sql`technique = null`, sql`o.technique = 'correct'`),
    'of the location': () =>
      changeOne(sql`location_id = ${world.south.id}`, sql`o.location_id = ${world.north.id}`),
    'of the department': () =>
      changeOne(
        sql`department_id = ${world.transport.id}`,
        sql`o.department_id = ${world.goodsIn.id}`,
      ),
    'of the task': () =>
      changeOne(sql`task_id = ${world.push.id}`, sql`o.task_id = ${world.lift.id}`),
    'of the observer': () =>
      changeOne(
        sql`user_id = ${world.references.people[0]}`,
        sql`o.user_id <> ${world.references.people[0]}`,
      ),
    'of the individual to nobody of the product': () =>
      changeOne(
        sql`observee_id = null, unlinked_observee_name = 'Guest'`,
        sql`o.observee_id is not null`,
      ),
    'soft deletion': () => changeOne(sql`deleted_at = now()`),
    restoring: () => changeOne(sql`deleted_at = null`, sql`true`, DELETED),
    'hard deletion': async () => {
      await write(
        db,
        clientId,
        (inReach) => sql`delete from observations o where ${inReach('o')} and o.id =
          (select n.id from observations n where ${inReach('n')} and n.deleted_at is null limit 1)`,
      )
    },
  }

  it.each(Object.keys(changes))('%s is in the figures at once and when counted', async (name) => {
    await catchUp(db, clientId)
    await changes[name]?.()
    expect((await marksOf(db, clientId)).length).toBeGreaterThan(0)
    expect(await readsCounts()).toBe(true)
    expect(await everyMismatch(db, clientId)).toEqual([])
    await catchUp(db, clientId)
    expect(await marksOf(db, clientId)).toEqual([])
    expect(await everyMismatch(db, clientId)).toEqual([])
  })

  it('of nothing that is counted marks no day', async () => {
    await catchUp(db, clientId)
    await changeOne(sql`notes = 'Seen'`)
    await changeOne(sql`notes = 'Seen'`, sql`true`, DELETED)
    await changeOne(
      sql`deleted_at = now(), technique = null`,
      sql`o.technique = 'correct'`,
      DELETED,
    )
    expect(await marksOf(db, clientId)).toEqual([])
  })

  it('of a date marks the day before and the day after, once for a statement', async () => {
    await catchUp(db, clientId)
    await write(
      db,
      clientId,
      (inReach) => sql`update observations o set date = '2026-09-09T10:00:00Z'::timestamptz
          + (o.date - '2024-05-01T00:00:00Z'::timestamptz)
        where ${inReach('o')} and o.date >= '2024-05-01T00:00:00Z' and o.date < '2024-05-02T00:00:00Z'`,
    )
    const rows = await db.read({ clientId }, (tables) =>
      tables.from('observation_dirty_days').select('day').orderBy('day'),
    )
    expect(rows.map(({ day }) => day).slice(0, 2)).toEqual(['2024-05-01', '2026-09-09'])
    expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length)
  })

  it('leaves no empty counts behind', async () => {
    await catchUp(db, clientId)
    await write(
      db,
      clientId,
      (inReach) => sql`update observations o set deleted_at = now()
        where ${inReach('o')} and o.date < '2024-06-01T00:00:00Z'`,
    )
    await catchUp(db, clientId)
    const empty = await db.read({ clientId }, (tables) =>
      tables.from('observation_rollups').select('start').where('total', '<=', 0),
    )
    expect(empty).toEqual([])
    expect(await everyMismatch(db, clientId)).toEqual([])
  })
})

describe('days', () => {
  it.each([
    'Europe/Amsterdam',
    'America/New_York',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'America/Santiago',
    'Australia/Lord_Howe',
  ])('of %s are its own, around a change of its clocks too', async (zone) => {
    const { client } = await buildRollupsWorld(db, zone)
    await catchUp(db, client.id)
    expect(await everyMismatch(db, client.id)).toEqual([])
    await write(
      db,
      client.id,
      (inReach) => sql`update observations o set date = o.date + interval '12 hours'
        where ${inReach('o')} and extract(month from o.date) in (3, 4, 9, 10, 11)`,
    )
    expect(await everyMismatch(db, client.id)).toEqual([])
    await catchUp(db, client.id)
    expect(await everyMismatch(db, client.id)).toEqual([])
  })

  it('change with the time zone of the client, and the figures are right all the while', async () => {
    await catchUp(db, clientId)
    const moveTo = (zone: string) =>
      write(
        db,
        clientId,
        (inReach) => sql`update clients c set time_zone = ${zone} where ${inReach('c')}`,
      )
    await moveTo('Pacific/Auckland')
    expect(await readsCounts()).toBe(false)
    expect(await everyMismatch(db, clientId)).toEqual([])
    await countMarkedDays(db, { clientId, most: 400 })
    expect(await everyMismatch(db, clientId)).toEqual([])
    await moveTo('America/Los_Angeles')
    await countMarkedDays(db, { clientId, most: 5 })
    await changeOne(sql`date = date + interval '40 days'`)
    await moveTo('Pacific/Auckland')
    expect(await everyMismatch(db, clientId)).toEqual([])
    await catchUp(db, clientId)
    expect(await everyMismatch(db, clientId)).toEqual([])
    expect(await readsCounts()).toBe(true)
  })
})

it('counts of one client are never another one’s [1.1]', async () => {
  const other = await buildRollupsWorld(db)
  await catchUp(db, clientId)
  await catchUp(db, other.client.id)
  const rows = await db.read<{ reference: string }>({ clientId }, (tables) =>
    tables.sql(
      (inReach) =>
        sql`select distinct f.reference from (${rolledUp(inReach, everything('location'))}) f`,
    ),
  )
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
    world.references.locations.toSorted(),
  )
})
