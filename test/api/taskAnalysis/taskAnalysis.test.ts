/** The comparison of tasks and places: what is named, who sees it, small groups and hidden names. */
import { describe, expect, it } from 'vitest'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { buildHardTask } from '../../support/scenarios/hardTask.ts'
import { providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const QUERY = `query ($by: AnalysedKind!, $filter: TaskAnalysisFilter, $clientId: ID) {
  taskAnalysis(by: $by, filter: $filter, clientId: $clientId) {
    names_hidden centres { principle share }
    rows { record { id name deleted_at } principle observations people incorrect share interval_low interval_high
      expected limit_low limit_high chance is_named
      since_action { done_at observations people share expected } }
  }
}`

const scenario = await buildHardTask()
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)

const analysis = async (person: Actor, variables: object = {}) =>
  (await answered(person.gql(QUERY, { by: 'TASK', ...variables }))).taskAnalysis

const named = ({ rows }: { rows: { is_named: boolean; record: { name: string } }[] }) =>
  rows.filter(({ is_named }) => is_named).map(({ record }) => record.name)

const rowOf = (
  { rows }: { rows: { record: { name: string } }[] },
  name: string,
): Record<string, unknown> | undefined => rows.find(({ record }) => record.name === name)

describe('tasks and places', () => {
  it('[52.6] [52.3] name the task that many people find hard, and nothing else', async () => {
    const answer = await analysis(superUser)
    expect(named(answer)).toEqual(['Depalletise'])
    expect(answer.rows[0]).toMatchObject({
      record: { id: scenario.hard.id, name: 'Depalletise', deleted_at: null },
      principle: 'INSIDE_BASE',
      observations: 50,
      people: 10,
      incorrect: 30,
      share: 0.6,
    })
    const { share, expected, limit_high } = answer.rows[0]
    expect(expected).toBeLessThan(limit_high)
    expect(limit_high).toBeLessThan(share)
    expect(answer.rows.map((row: { principle: string }) => row.principle)).not.toContain(
      'DIP_N_DRIVE',
    )
  })

  it('[52.7] have no share of fewer than five people, nor any of it in the centre line', async () => {
    const answer = await analysis(superUser)
    expect(rowOf(answer, 'Stack by hand')).toEqual({
      record: { id: scenario.stack.id, name: 'Stack by hand', deleted_at: null },
      principle: 'INSIDE_BASE',
      observations: 24,
      people: null,
      incorrect: null,
      share: null,
      interval_low: null,
      interval_high: null,
      expected: null,
      limit_low: null,
      limit_high: null,
      chance: null,
      is_named: false,
      since_action: null,
    })
    expect(answer.centres[0]).toEqual({ principle: 'INSIDE_BASE', share: 60 / 200 })
    expect(answer.centres[1]).toEqual({ principle: 'BIG_ENGINES', share: null })
  })

  it('[52.6] compare places, and observations by day and place', async () => {
    const places = await analysis(superUser, { by: 'LOCATION' })
    expect(rowOf(places, 'North')).toMatchObject({ observations: 200, people: 10, incorrect: 60 })
    expect(rowOf(places, 'South')).toMatchObject({ observations: 24, share: null })
    const south = { locations: [scenario.south.id] }
    const inSouth = await analysis(superUser, { filter: south })
    expect(inSouth.rows.map(({ record }: { record: { name: string } }) => record.name)).toEqual([
      'Stack by hand',
    ])
    const past = { dateTo: '2020-01-01' }
    expect((await analysis(superUser, { filter: past })).rows).toEqual([])
  })

  it('[52.6] tell people apart who have no account', async () => {
    const { db, of, north, goodsIn, lift, client } = await buildHardTask()
    const at = { ...of, location_id: north.id, department_id: goodsIn.id, task_id: lift.id }
    const now = Date.now()
    for (const [index, unlinked_observee_name] of ['Guest One', 'guest one', 'Guest Two'].entries())
      await buildObservation(db, {
        ...at,
        unlinked_observee_name,
        date: new Date(now - index * 60_000),
        is_inside_base: true,
        technique: 'correct',
      })
    const answer = await analysis(await actor('CLIENT_OBSERVER', client))
    expect(rowOf(answer, 'Lift a box')).toMatchObject({ observations: 53, people: 12 })
  })

  it('[52.6] show a reader the observations of their places only, and the provider any client', async () => {
    const limited = await actorAt('CLIENT_OBSERVER', scenario.south)
    const answer = await analysis(limited)
    expect(answer.rows).toHaveLength(1)
    expect(answer.rows[0]).toMatchObject({ record: { name: 'Stack by hand' }, share: null })
    const provider = await providerActor()
    expect(named(await analysis(provider, { clientId: scenario.client.id }))).toEqual([
      'Depalletise',
    ])
    const stranger = await actor('CLIENT_SUPER_USER')
    expect((await analysis(stranger, { clientId: scenario.client.id })).rows).toEqual([])
  })

  it('[52.9] [52.6] have nobody’s name in their answer, and say whether the client hides names', async () => {
    const hiding = await buildHardTask({ names_hidden_in_analysis: true })
    const answer = await analysis(await actor('CLIENT_SUPER_USER', hiding.client))
    expect(answer.names_hidden).toBe(true)
    expect(JSON.stringify(answer)).not.toMatch(/Nameof|Observed/u)
    expect((await analysis(superUser)).names_hidden).toBe(false)
  })

  it('[52.6] refuse a filter of people', async () => {
    const filter = { observees: [scenario.people[0]?.id] }
    const { errors } = await superUser.gql(QUERY, { by: 'TASK', filter })
    expect(errors?.[0]?.message).toMatch(/observees/u)
  })
})

describe('[52.27] a task with a finished action', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  /** All observations of the scenario are of yesterday; of these each person has some after the action. */
  async function acted(verdictsSince: readonly boolean[], doneAt: Date = new Date()) {
    const made = await buildHardTask()
    const reader = await actor('CLIENT_SUPER_USER', made.client)
    await buildTaskAction(made.db, {
      ...made.of,
      created_by: reader.id,
      task_id: made.hard.id,
      owner_id: reader.id,
      done_at: doneAt,
      done_by: reader.id,
    })
    for (const [index, person] of made.people.entries())
      for (const [at, isRight] of verdictsSince.entries())
        await buildObservation(made.db, {
          ...made.of,
          location_id: made.north.id,
          department_id: made.goodsIn.id,
          task_id: made.hard.id,
          observee_id: person.id,
          technique: isRight ? 'correct' : 'incorrect',
          is_inside_base: isRight,
          date: new Date(doneAt.getTime() + (index * 10 + at + 1) * 60_000),
        })
    const answer = await analysis(reader)
    return { answer, reader, row: rowOf(answer, 'Depalletise') }
  }

  it('is not named when it does not stand out since, and says what it is since', async () => {
    const { answer, row } = await acted([true, true, false])
    expect(named(answer)).toEqual([])
    expect(row).toMatchObject({
      share: 40 / 80,
      since_action: { observations: 30, people: 10, share: 10 / 30, done_at: expect.any(String) },
    })
  })

  it('is named when it stands out since, too', async () => {
    const { answer, row } = await acted([false, false, false, true, true])
    expect(named(answer)).toEqual(['Depalletise'])
    expect(row).toMatchObject({ share: 60 / 100, since_action: { share: 30 / 50, people: 10 } })
  })

  it('is not named by what was before, with nothing since', async () => {
    const { answer, row } = await acted([])
    expect(named(answer)).toEqual([])
    expect(row?.['since_action']).toMatchObject({ observations: 0, people: null, share: null })
  })

  it('is named as ever where the action was before the days that are asked for', async () => {
    const { answer, reader, row } = await acted([], daysAgo(5))
    expect(row?.['since_action']).toMatchObject({ observations: 50, share: 0.6 })
    const later = await analysis(reader, {
      filter: { dateFrom: daysAgo(3).toISOString().slice(0, 10) },
    })
    expect(rowOf(later, 'Depalletise')).toMatchObject({ observations: 50, since_action: null })
    expect([named(answer), named(later)]).toEqual([['Depalletise'], ['Depalletise']])
  })
})
