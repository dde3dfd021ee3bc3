/** Plans and works until nothing is due: for whoever wants to see the end of it. */
import { lanesOf } from './lanes.ts'
import { planDue } from './planDue.ts'
import { workOnLane } from './workOnLane.ts'
import { type GivenSetup, workSetup } from './workSetup.ts'

/** What rests before another try, or is under work elsewhere, is not waited for. */
export async function workUntilIdle(given: GivenSetup): Promise<void> {
  const setup = workSetup(given)
  const { parts, plans, longWork } = setup
  const lanes = lanesOf(longWork)
  const { signal } = new AbortController()
  let wasIdle = false
  while (!wasIdle) {
    await planDue(parts.db, plans, parts.now())
    wasIdle = true
    for (const lane of lanes) if (await workOnLane(setup, lane, signal)) wasIdle = false
  }
}
