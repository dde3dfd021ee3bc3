/** The rows of the soak, in the order in which they run. */
import { bombs } from './rows/bombs.ts'
import { fullDisk } from './rows/fullDisk.ts'
import { hour } from './rows/hour.ts'
import { identical } from './rows/identical.ts'
import { kills } from './rows/kills.ts'
import { restarts } from './rows/restarts.ts'
import { secondServer } from './rows/secondServer.ts'
import { shutdown } from './rows/shutdown.ts'
import { signInTimes } from './rows/signInTimes.ts'
import { wrongSignIns } from './rows/wrongSignIns.ts'
import type { SoakRow } from './soakRow.ts'

export const ROWS: readonly SoakRow[] = [
  identical,
  secondServer,
  bombs,
  wrongSignIns,
  signInTimes,
  shutdown,
  restarts,
  fullDisk,
  kills,
  hour,
]
