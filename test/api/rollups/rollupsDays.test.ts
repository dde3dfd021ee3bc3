/** The days that the database counts by are those that filters begin and end at. */
import { expect, it } from 'vitest'
import { addDays, localDayOf } from '#domain/dates.ts'
import { startOfDay } from '#domain/startOfDay.ts'
import { localDay } from '#server/context/listSql/localDays.ts'
import { api } from '#test/support/api.ts'
import { sql } from '#server/platform/db/sql.ts'

/** Among them clocks that change at midnight, by half an hour, and never. */
const ZONES = [
  'Europe/Amsterdam',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
]
const FIRST = '2023-01-01'
const DAYS = 1_100

it.each(ZONES)('%s', async (zone) => {
  const { db } = await api()
  const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index))
  const instants = days.flatMap((day) => {
    const start = startOfDay(day, zone).getTime()
    return [start - 1, start, start + 30 * 60_000, start + 12 * 3_600_000].map((at) => new Date(at))
  })
  const rows = await db.read<{ day: string }>('every client', (tables) =>
    tables.sql(
      () => sql`select ${localDay(sql`i.at`, sql`${zone}::text`)} as day
        from unnest(${instants.map((at) => at.toISOString())}::timestamptz[]) with ordinality as i (at, place)
        order by i.place`,
    ),
  )
  expect(rows.map(({ day }) => day)).toEqual(instants.map((at) => localDayOf(at, zone)))
  expect(rows.map(({ day }) => day)).toEqual(
    days.flatMap((day) => [addDays(day, -1), day, day, day]),
  )
})
