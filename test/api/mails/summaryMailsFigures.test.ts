/** What weekly and monthly summaries say (decisions, Rules: weekly and monthly mails). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateRow, contentOf, limitToLocations } from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario, repeatTechnique } from './summaryMailScenario.ts'

let figuresScenario: Awaited<ReturnType<typeof openSummaryMailScenario>>

beforeAll(async () => {
  figuresScenario = await openSummaryMailScenario()
})
afterAll(() => figuresScenario.db.close())

describe('[3.1] what it says', () => {
  it('counts, correct share and change of the whole days of the week in the client’s zone', async () => {
    const made = await figuresScenario.company({ account_manager_id: null })
    const dock = await figuresScenario.place(made, 'Dock')
    const yard = await figuresScenario.place(made, 'Yard')
    // The week before: 6, of which 3 correct.
    await figuresScenario.observed(made, dock, '2026-11-10T10:00:00Z', [
      ...repeatTechnique(3, 'correct'),
      ...repeatTechnique(3, 'incorrect'),
    ])
    // From Monday 00:00 to Sunday 23:59 in Amsterdam.
    await figuresScenario.observed(
      made,
      dock,
      '2026-11-15T23:00:00Z',
      repeatTechnique(6, 'correct'),
    )
    await figuresScenario.observed(made, dock, '2026-11-22T22:58:00Z', ['incorrect', 'incorrect'])
    await figuresScenario.observed(made, yard, '2026-11-18T10:00:00Z', ['correct', null])
    // Outside, or deleted.
    await figuresScenario.observed(made, yard, '2026-11-15T22:59:00Z', ['incorrect'])
    await figuresScenario.observed(made, yard, '2026-11-22T23:00:00Z', ['incorrect'])
    await figuresScenario.observed(made, yard, '2026-11-18T12:00:00Z', ['incorrect'], {
      deleted_at: new Date('2026-11-19T12:00:00Z'),
    })
    await figuresScenario.startAt('2026-11-20T12:00:00Z')
    const [mail] = await figuresScenario.at('2026-11-23T12:00:00Z', made.client.id)
    expect(contentOf(mail)).toEqual({
      values: {
        firstname: 'Chief',
        company: made.client.company_name,
        period: '16 to 22 Nov 2026',
        observations: '10 observations',
        correct: '7',
        incorrect: '2',
        share: '78%',
        change: '3 more than the 7 then; correct share up from 43%',
      },
      rows: [
        { label: 'Dock', value: '8 observations, 75% correct' },
        { label: 'Yard', value: '2 observations' },
      ],
      path: `/allobservations?clientId=${made.client.id}&dateFrom=2026-11-16&dateTo=2026-11-22`,
    })
  })

  it('of fewer than 5 it claims no share, and of none no change', async () => {
    const made = await figuresScenario.company({ account_manager_id: null })
    const dock = await figuresScenario.place(made, 'Dock')
    await figuresScenario.observed(
      made,
      dock,
      '2026-11-18T10:00:00Z',
      repeatTechnique(4, 'correct'),
    )
    await figuresScenario.startAt('2026-11-20T12:00:00Z')
    const [mail] = await figuresScenario.at('2026-11-23T12:00:00Z', made.client.id)
    expect(contentOf(mail).values).toMatchObject({
      observations: '4 observations',
      share: 'fewer than 5 judged: too few to tell',
      change: 'no observations to compare with',
    })
    const [next] = await figuresScenario.at('2026-11-30T12:00:00Z', made.client.id)
    expect(contentOf(next)).toMatchObject({
      values: {
        observations: 'no observations',
        share: 'none to judge',
        change: 'too few to compare: 0 after 4',
      },
      rows: [],
    })
  })

  it('the month is compared with the whole month before, whatever their lengths', async () => {
    const made = await figuresScenario.company({
      account_manager_id: null,
      weekly_email_enabled: false,
    })
    const dock = await figuresScenario.place(made, 'Dock')
    await figuresScenario.observed(
      made,
      dock,
      '2026-01-31T23:00:00Z',
      repeatTechnique(6, 'correct'),
    )
    await figuresScenario.observed(
      made,
      dock,
      '2025-12-31T23:00:00Z',
      repeatTechnique(5, 'correct'),
    )
    await figuresScenario.observed(
      made,
      dock,
      '2025-12-31T22:50:00Z',
      repeatTechnique(5, 'incorrect'),
    )
    await figuresScenario.startAt('2026-02-20T12:00:00Z')
    const [mail] = await figuresScenario.at('2026-03-01T12:00:00Z', made.client.id)
    expect(contentOf(mail).values).toMatchObject({
      period: 'February 2026',
      observations: '6 observations',
      change: '1 more than the 5 then; correct share 100% as then',
    })
  })

  it('a super user of some locations gets the figures of those, the account manager all', async () => {
    const made = await figuresScenario.company({ monthly_email_enabled: false })
    const { db } = figuresScenario
    const dock = await figuresScenario.place(made, 'Dock')
    const yard = await figuresScenario.place(made, 'Yard')
    await updateRow(db, 'users', made.chief, { user_has_full_location_access: false })
    await limitToLocations(db, made.chief, [yard.location_id])
    await figuresScenario.observed(
      made,
      dock,
      '2026-11-18T10:00:00Z',
      repeatTechnique(5, 'correct'),
    )
    await figuresScenario.observed(
      made,
      yard,
      '2026-11-18T10:00:00Z',
      repeatTechnique(6, 'incorrect'),
    )
    await figuresScenario.startAt('2026-11-20T12:00:00Z')
    const mails = await figuresScenario.at('2026-11-23T12:00:00Z', made.client.id)
    const of = (id: string) => contentOf(mails.find(({ recipientId }) => recipientId === id))
    expect(of(made.chief.id)).toMatchObject({
      values: { observations: '6 observations', share: '0%' },
      rows: [{ label: 'Yard', value: '6 observations, 0% correct' }],
    })
    expect(of(made.manager.id)).toMatchObject({
      values: { observations: '11 observations', share: '45%', firstname: 'Manager' },
    })
    expect(of(made.manager.id).rows).toHaveLength(2)
  })
})
