/** A worker as a process of its own, on the database, with the clock and until the death that its argument says. */
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { type CrashPoint, startCrashingWorker } from './crashingWorker.ts'

export interface WorkerProcess {
  databaseUrl: string
  rowSecurity: 'writes' | 'everything'
  death: CrashPoint
  /** The product's time at a moment of this machine's, and how much faster it runs. */
  clock: { from: number; at: number; speed: number }
}

const { databaseUrl, rowSecurity, death, clock } = JSON.parse(
  process.argv[2] ?? '',
) as WorkerProcess

const die = () => {
  process.kill(process.pid, 'SIGKILL')
  // The signal arrives before anything else does.
  for (;;);
}

startCrashingWorker({
  db: await openDatabase({ databaseUrl, rowSecurity, dataDir: 'memory://' }),
  now: () => new Date(clock.from + (Date.now() - clock.at) * clock.speed),
  crashAt: death,
  crash: die,
  hasCrashed: () => false,
})
process.stdout.write('working\n')
