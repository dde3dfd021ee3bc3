/** An analysed recording of a push: judged again for what its observation's task is. */
import { describe, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { analysisOf, recordAnalysed } from '../../support/scenarios/analysisCalls.ts'
import { readStored, updateOrThrow } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { syntheticPush } from '../../support/syntheticPush.ts'

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

const record = async (task: TwoSites['push'], knee: number) => {
  const analysis = await analysisOf(editor, {}, syntheticPush(knee))
  return recordAnalysed(editor, { ...scenario, lift: task }, { analysis })
}

const verdictsOf = ({ is_dip_n_drive, is_turn_not_twist, is_inside_base }: Verdicts) => ({
  is_dip_n_drive,
  is_turn_not_twist,
  is_inside_base,
})

type Verdicts = Record<'is_dip_n_drive' | 'is_turn_not_twist' | 'is_inside_base', boolean | null>

describe('the recording of a push', () => {
  it("[41.29] has Dip n' Drive and Turn Not Twist as soon as its observation says what the task is", async () => {
    for (const [knee, technique] of [
      [45, 'correct'],
      [6, 'incorrect'],
    ] as const) {
      const { id } = await record(scenario.push, knee)
      const observation = await readStored(editor, id)
      expect(observation).toMatchObject({ technique, ai_technique: technique })
      for (const verdicts of [observation, observation.video])
        expect(verdictsOf(verdicts)).toEqual({
          is_dip_n_drive: knee === 45,
          is_turn_not_twist: true,
          is_inside_base: null,
        })
    }
  })

  it('[41.29] is judged again for a task of another kind, unless someone has reviewed it', async () => {
    const { id } = await record(scenario.lift, 45)
    expect((await readStored(editor, id)).video.is_dip_n_drive).toBeNull()
    const pushed = await updateOrThrow(editor, id, { task_id: scenario.push.id })
    expect(pushed).toMatchObject({ is_dip_n_drive: true, technique: 'correct' })
    const lifted = await updateOrThrow(editor, id, { task_id: scenario.lift.id })
    expect(lifted.video.is_dip_n_drive).toBeNull()
    await updateOrThrow(editor, id, { internally_reviewed: true })
    const reviewed = await updateOrThrow(editor, id, { task_id: scenario.push.id })
    expect(reviewed.video.is_dip_n_drive).toBeNull()
  })

  it.each([
    ['before', true],
    ['with', false],
  ])(
    '[41.29] is judged for the task of now when an override is taken back, whose task changed %s that',
    async (_when, isBefore) => {
      const { id } = await record(scenario.lift, 6)
      const task = { task_id: scenario.push.id }
      await updateOrThrow(editor, id, {
        review_type: 'MANUAL_OVERRIDE',
        manual_override_reason: 'FEET_INLINE',
        is_inside_base: true,
        is_big_engines: true,
        is_turn_not_twist: true,
        is_dip_n_drive: true,
        ...(isBefore && task),
      })
      expect(await updateOrThrow(editor, id, { review_type: 'AI', ...task })).toMatchObject({
        technique: 'incorrect',
        ai_technique: 'incorrect',
        is_dip_n_drive: false,
        video: { is_dip_n_drive: false },
      })
    },
  )
})
