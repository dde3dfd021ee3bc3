/** Runs a worker in its own process, with the database, the clock and the crash point of its argument. */
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { type CrashPoint, startCrashingWorker } from './crashingWorker.ts'

export interface WorkerProcess {
  databaseUrl: string
  rowSecurity: 'writes' | 'everything'
  death: CrashPoint
  /** The product's time at a moment of this machine's clock, and the speed factor. */
  clock: { from: number; at: number; speed: number }
}

const { databaseUrl, rowSecurity, death, clock } = JSON.parse(
  process.argv[2] ?? '',
) as WorkerProcess

const die = () => {
  process.kill(process.pid, 'SIGKILL')
  // The signal arrives before anything else happens.
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
