/** Every page with figures, opened by the provider: each number that is a link is the total of what it leads to. */
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { addDays, localDayOf } from '#domain/dates.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import { buildHardTask, type HardTask } from '../../support/scenarios/hardTask.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { leadsToList, totalBehind } from '../support/listOfLink.ts'
import { openApp } from '../support/openApp.tsx'

const DAY_MS = 86_400_000

let scenario: HardTask
let provider: Actor

/**
 * AI results of last week and of two years ago, reviewed and not, one of them without a recording; follow-ups in each
 * state, one closed too late and one long ago; a campaign.
 */
beforeAll(async () => {
  scenario = await buildHardTask({
    ai_enabled: true,
    show_ai_feedback_options: true,
    time_zone: 'Pacific/Kiritimati',
  })
  provider = await actor('PROVIDER_SUPER_USER')
  const { db, of, people } = scenario
  const campaign = await buildCampaign(db, { ...of, name: 'Autumn' })
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  let minutes = 0
  const build = (daysAgo: number, more: object = {}) =>
    aiObservation(
      scenario,
      {
        user_id: observer.id,
        observee_id: people[minutes % people.length]?.id ?? '',
        date: new Date(now().getTime() - daysAgo * DAY_MS - ++minutes * 60_000),
        ...more,
      },
      { thresholds_version: 1 },
    )
  for (const ai_review_status of ['TRUE_POSITIVE', 'FALSE_POSITIVE'] as const)
    for (const daysAgo of [3, 4, 5, 800]) await build(daysAgo, { ai_review_status })
  for (const daysAgo of [1, 2, 800]) await build(daysAgo, { campaign_id: campaign.id })
  await build(1, { video_id: null })
  const day = (days: number) => addDays(localDayOf(now(), 'Pacific/Kiritimati'), days)
  const closed = (daysAgo: number) => ({
    state: 'CLOSED' as const,
    closed_at: new Date(now().getTime() - daysAgo * DAY_MS),
  })
  for (const more of [
    {},
    { due_date: day(-1) },
    { state: 'COACHED' as const },
    closed(5),
    { ...closed(6), due_date: day(-20) },
    closed(900),
  ])
    await buildFollowUp(db, (await build(1)).observation, more)
})

/** Links to lists by what they say; a percentage, or a number of days, is no count. */
const figureLinks = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .filter(leadsToList)
    .flatMap((link) => {
      const [number] =
        /(?<![\d,.])\d[\d,]*(?![\d,]*(?:\.\d|\s?%| days?\b))/u.exec(link.textContent) ?? []
      return number === undefined ? [] : [{ link, figure: Number(number.replaceAll(',', '')) }]
    })

it.each([
  ['/home', 20],
  ['/clientoverview', 2],
  ['/taskanalysis', 5],
  ['/taskanalysis?by=LOCATION', 2],
  ['/aiaccuracy', 13],
  ['/allobservations', 3],
])('[23.1] [23.32] each number of %s that is a link is that of its list', async (page, atLeast) => {
  const separator = page.includes('?') ? '&' : '?'
  await openApp(provider, `${page}${separator}clientId=${scenario.client.id}`)
  await waitFor(() => expect(figureLinks().length).toBeGreaterThanOrEqual(atLeast))
  for (const { link, figure } of figureLinks())
    expect(await totalBehind(provider, link), `${link.textContent} ${link.href}`).toBe(figure)
})
