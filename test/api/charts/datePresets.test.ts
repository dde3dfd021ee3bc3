/** Ranges of days with a name: the client's days of the call, in its time zone. */
import { expect, it } from 'vitest'
import { DATE_PRESETS, type DatePreset } from '#domain/enumerations.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { expectRefused } from '../../support/scenarios/observationCalls.ts'

const TOTALS = `query ($filter: ObservationFilter) {
  total: totalObservations(filter: $filter)
  pie: pieChartObservationsSummary(filter: $filter) { correct }
}`

const BY_CLIENT = `query ($input: ObservationsByClientInput) {
  rows: getObservationsByClient(input: $input) { client_id observation_count }
}`

/** Beside both ends of months, quarters and years, and beside the ends of days in either zone. */
const HOURS = [0, 1, 12, 23, 24, 26, 49].flatMap((hours) => [
  hours,
  hours + 24 * 30,
  hours + 24 * 91,
])

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  '[23.5] [23.32] each has the days that it has today in %s, in lists, summaries and the overview of all clients',
  async (time_zone) => {
    const { db } = await api()
    const client = await buildClient(db, { time_zone })
    const lead = await actor('CLIENT_SUPER_USER', client)
    const provider = await actor('PROVIDER_SUPER_USER')
    const countedBy = async (who: Actor, dates: DatePreset) => {
      const { rows } = await answered(who.gql(BY_CLIENT, { input: { dates } }))
      return rows.find(({ client_id: id }: { client_id: string }) => id === client.id)
        .observation_count
    }
    const dayOf = (date: Date) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, dateStyle: 'short' }).format(date)
    const today = dayOf(new Date())
    const firstOfMonth = Date.parse(`${today.slice(0, 7)}-01T00:00:00Z`)
    const dates = [...HOURS, ...HOURS.map((hours) => hours - 24 * 30 - Number(today.slice(8)) * 24)]
      .map((hours) => new Date(firstOfMonth - (hours - 26) * 3_600_000))
      .concat(new Date(), new Date(Date.now() - 3_600_000))
    for (const date of dates)
      await buildObservation(db, { client_id: client.id, date, technique: 'correct' })
    for (const preset of DATE_PRESETS) {
      const plain = dates.filter((date) => isIn(preset, dayOf(date), today)).length
      const counted = { total: plain, pie: { correct: plain } }
      expect(await answered(lead.gql(TOTALS, { filter: { dates: preset } })), preset).toEqual(
        counted,
      )
      for (const who of [lead, provider]) expect(await countedBy(who, preset), preset).toBe(plain)
    }
  },
)

it('[23.32] a range is asked for by its name or by its days', async () => {
  const lead = await actor('CLIENT_SUPER_USER')
  const filter = { dates: 'LAST_MONTH', dateTo: '2026-01-31' }
  expectRefused(await lead.gql(TOTALS, { filter }), 'BAD_INPUT', 'dates')
  const provider = await actor('PROVIDER_SUPER_USER')
  for (const who of [lead, provider])
    expectRefused(await who.gql(BY_CLIENT, { input: filter }), 'BAD_INPUT', 'dates')
})

/** Counts months since the year 0, so that no calendar of the product has a part in it. */
function isIn(preset: DatePreset, day: string, today: string): boolean {
  const [months, now] = [monthOf(day), monthOf(today)]
  if (day > today) return false
  if (preset.startsWith('MONTHS_')) {
    const since = now - Number(preset.slice(7))
    return months > since || (months === since && day.slice(8) > today.slice(8))
  }
  const length = { MONTH: 1, QUARTER: 3, YEAR: 12 }[preset.slice(5)] ?? Number.NaN
  const back = preset.startsWith('LAST') ? 1 : 0
  return Math.floor(months / length) === Math.floor(now / length) - back
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
