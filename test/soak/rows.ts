/** The rows of the soak, in the order in which they run. */
import { bombs } from './rows/bombs.ts'
import { cluster } from './rows/cluster.ts'
import { clockJumps } from './rows/clockJumps.ts'
import { fullDisk, fullLog } from './rows/fullDisk.ts'
import { hour } from './rows/hour.ts'
import { identical } from './rows/identical.ts'
import { kills } from './rows/kills.ts'
import { mails } from './rows/mails.ts'
import { migrations } from './rows/migrations.ts'
import { offline } from './rows/offline.ts'
import { replica } from './rows/replica.ts'
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
  offline,
  shutdown,
  restarts,
  replica,
  cluster,
  migrations,
  mails,
  clockJumps,
  fullDisk,
  fullLog,
  kills,
  hour,
]
