/** The machine's clock jumps: people go on working, each reminder comes once, and what was planned goes on. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { newCallLog, recordCall, refusalsOf } from '../support/callLog.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf } from '../support/figures.ts'
import { startWithClock } from '../support/movedProduct.ts'
import { hasEnded } from '../support/soakProduct.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const clockJumps: SoakRow = {
  name: 'clock-jumps',
  promise:
    'People who sign in again can work after each jump, each reminder comes once, and schedules go on when the clock is right again',
  engines: ['embedded', 'postgres'],
  unit: 'jumps',
  quick: 4,
  full: 16,
  run,
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** To these offsets from the machine's clock, again and again. */
const OFFSETS = [
  HOUR_MS,
  -HOUR_MS,
  40 * DAY_MS,
  0,
  DAY_MS,
  8 * DAY_MS,
  400 * DAY_MS,
  -2 * DAY_MS,
] as const
/** Longer than the scheduler's interval. */
const SCHEDULED_MS = 22_000

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await startWithClock(installation)
  const ledger = newLedger()
  const calls = newCallLog()
  const moveTo = async (offset: number) => product.moveClock(offset - product.offset())
  for (let jump = 0; jump < count; jump += 1) {
    const offset = OFFSETS[jump % OFFSETS.length]!
    await moveTo(offset)
    const [writer] = await signInWriters(installation.port, 1, ledger)
    await recordCall(calls, writer!.write)
    await wait(SCHEDULED_MS)
    await recordCall(calls, writer!.write)
    progress(`clock at ${(offset / HOUR_MS).toFixed(0)} hours, ${refusalsOf(calls)}`)
  }
  await moveTo(0)
  await wait(SCHEDULED_MS)
  const lives = !hasEnded(product.process)
  const { code } = await product.stop()
  const [mails] = await installation.query<{ count: number; twice: number; stuck: number }>(
    `select count(*)::int as count,
      (count(*) - count(distinct (client_id, kind, user_id, subject_id, occurrence)))::int as twice,
      (count(*) filter (where state = 'running'))::int as stuck
    from jobs where kind like 'mail.%'`,
  )
  const [planner] = await installation.query<{ ahead: number }>(
    `select extract(epoch from planned_until - now())::float8 / 3600 as ahead from planner`,
  )
  const ahead = planner?.ahead ?? 0
  return {
    figure: `${calls.answered} of ${calls.took.length} calls answered; ${mails?.count} mails`,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...faultsOf(
        [lives && code === 0, `It ended with ${code}.`],
        [calls.answered === calls.took.length, `Calls failed: ${refusalsOf(calls)}.`],
        [(mails?.count ?? 0) > 0, 'No mail fell due, so nothing was shown.'],
        [mails?.twice === 0, `${mails?.twice} mails came twice.`],
        [mails?.stuck === 0, `${mails?.stuck} mails hang.`],
        [ahead < 1, `Nothing is planned for ${Math.round(ahead)} hours.`],
      ),
    ],
  }
}
