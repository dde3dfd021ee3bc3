/**
 * Measures 10,000 reminders that are due at once: how long until a mail server has them all, whether in order and once
 * each, and how the lists answer meanwhile.
 * BENCH_DATABASE_URL: a PostgreSQL database for it alone, since what it writes stays; without it the embedded engine.
 * BENCH_REMINDERS: 10,000. BENCH_PER_SECOND: how many lists are asked for, 20.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SELECTIONS } from '#api/selections.ts'
import type { ReminderBenchEnd, ReminderBench } from './benchedReminders.ts'
import { mailSink } from './mailSink.ts'
import { type Paced, pacedRequests, postGraphql, signedInAs } from './requests.ts'

const REMINDERS = Number(process.env['BENCH_REMINDERS'] ?? 10_000)
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 20)
const BEFORE_MS = 10_000
/** Nothing that comes is worth waiting for any longer. */
const LONGEST_MS = 300_000
/** A second mail would have come by then. */
const AFTER_MS = 3_000

const LISTS = [
  `{ rows: allUsers(filter: { take: 10 }) { ${SELECTIONS.users.list} } }`,
  `{ rows: allLocations(filter: { take: 10 }) { ${SELECTIONS.locations.list} } }`,
  `{ rows: allDepartments(filter: { take: 10 }) { ${SELECTIONS.departments.list} } }`,
  `{ rows: allTasks(filter: { take: 10 }) { ${SELECTIONS.tasks.list} } }`,
]

const sink = await mailSink()
const server = fork(new URL('benchedReminders.ts', import.meta.url), {
  env: { ...process.env, BENCH_SMTP_URL: sink.url },
})
try {
  const [benched] = (await once(server, 'message')) as [ReminderBench]
  const target = await signedInAs(benched.product, benched)
  const bodies = LISTS.map((query) => JSON.stringify({ query }))
  for (const body of bodies) await postGraphql(target, body)
  const paced = (isOver: () => boolean) =>
    pacedRequests(target, bodies, { perSecond: PER_SECOND, isOver })

  const beforeUntil = performance.now() + BEFORE_MS
  say('lists before', await paced(() => performance.now() > beforeUntil))

  const began = performance.now()
  let seconds = Number.NaN
  const isOver = () => {
    const took = performance.now() - began
    if (sink.received.length < REMINDERS) return took > LONGEST_MS
    seconds = took / 1_000
    return true
  }
  server.send('work')
  say('lists meanwhile', await paced(isOver))
  await wait(AFTER_MS)
  server.send('end')
  const [{ ids, notDone }] = (await once(server, 'message')) as [ReminderBenchEnd]
  const { received } = sink
  console.log(
    `${received.length} of ${ids.length} mails received in ${seconds.toFixed(1)} s (${(received.length / seconds).toFixed(0)} a second)`,
  )
  console.log(`in order: ${ids.every((id, index) => received[index] === id) ? 'yes' : 'no'}`)
  console.log(`twice: ${received.length - new Set(received).size}, not done: ${notDone.length}`)
  for (const reason of new Set(notDone)) console.log(reason)
} finally {
  server.kill()
  await sink.close()
}

function say(what: string, { p50, p99, most, requests }: Paced): void {
  console.log(
    `${what.padEnd(16)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${most.toFixed(1)} ms (${requests} at ${PER_SECOND} a second)`,
  )
}
