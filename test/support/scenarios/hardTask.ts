/** Two sites with tasks that people do equally well, but for one that everybody finds hard. */
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTwoSites, type TwoSites } from './twoSites.ts'

export type HardTask = Awaited<ReturnType<typeof buildHardTask>>

/**
 * Ten people lift, push and pick at North, with one of five observations incorrect; they all depalletise there, with three
 * of five incorrect. Four people stack at South, always incorrect.
 */
export async function buildHardTask(settings: Parameters<typeof buildTwoSites>[0] = {}) {
  const scenario = await buildTwoSites(settings)
  const { db, of } = scenario
  const pick = await buildTask(db, { ...of, name: 'Pick an order' })
  const hard = await buildTask(db, { ...of, name: 'Depalletise' })
  const stack = await buildTask(db, { ...of, name: 'Stack by hand' })
  const people = []
  for (let index = 0; index < 10; index++)
    people.push(await buildUser(db, { ...of, firstname: `Nameof${index}`, lastname: 'Observed' }))
  const north = { location_id: scenario.north.id, department_id: scenario.goodsIn.id }
  const south = { location_id: scenario.south.id, department_id: scenario.transport.id }
  for (const [index, person] of people.entries()) {
    const observe = observer(scenario, person.id)
    for (const task of [scenario.lift, scenario.push, pick])
      await observe(task.id, north, [false, true, true, true, true])
    await observe(hard.id, north, [false, false, false, true, true])
    if (index < 4) await observe(stack.id, south, [false, false, false, false, false, false])
  }
  return { ...scenario, pick, hard, stack, people }
}

const observer =
  ({ db, of }: TwoSites, observee_id: string) =>
  async (task_id: string, place: object, verdicts: readonly boolean[]) => {
    // Read once: over the turn of a minute two of them would be of the same one, a duplicate.
    const yesterday = Date.now() - 86_400_000
    for (const [index, verdict] of verdicts.entries())
      await buildObservation(db, {
        ...of,
        ...place,
        task_id,
        observee_id,
        technique: verdict ? 'correct' : 'incorrect',
        is_inside_base: verdict,
        date: new Date(yesterday - index * 60_000),
      })
  }
