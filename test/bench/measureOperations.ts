/** Measures operations of the product, on PostgreSQL beside the bare driver with the same SQL, each server alone in its process. */
import { measureInterleaved, type Figures, type Side } from './load/interleaved.ts'
import { requestOf } from './load/underLoad.ts'
import { callersFor, type Operation } from './operations/operation.ts'
import { queryProcess, type ReportedUsage, databaseUsage } from './servers/processUsage.ts'
import { BARE_APPLICATION, startBareDriver } from './servers/startBareDriver.ts'
import { recordStatements } from './servers/learnStatements.ts'
import { startProductServer } from './servers/productServer.ts'

export interface OperationsToMeasure {
  operations: readonly Operation[]
  /** null: embedded in `dataDir`, without the bare driver: one process only may have the folder. */
  databaseUrl: string | null
  dataDir: string
  /** 'YYYY-MM-DD': of the newest observations. */
  lastDay: string
  /** Numbers of calls at once, one measurement for each. */
  connections: readonly number[]
  rounds: number
  /** Length of each round. */
  seconds: number
  /** Told of each operation when it has been measured. */
  say: (measured: MeasuredOperation) => void
}

export interface MeasuredOperation {
  operation: Operation
  /** By the number of connections. */
  at: Map<number, { product: Figures; driver: Figures | null }>
  /** Megabytes of the server afterwards. */
  memory: number
}

/** Answers the product's cold start in seconds, too. */
export async function measureOperations({
  operations,
  databaseUrl,
  dataDir,
  lastDay,
  say,
  ...load
}: OperationsToMeasure): Promise<{ coldStart: number; measured: MeasuredOperation[] }> {
  const learnt = databaseUrl
    ? await recordStatements(operations, { databaseUrl, lastDay })
    : new Map<Operation, never>()
  const product = await startProductServer({ databaseUrl: named(databaseUrl), dataDir })
  const bare = databaseUrl ? await startBareDriver(databaseUrl) : null
  const looks = databaseUrl ? await databaseUsage(databaseUrl) : null
  const as = callersFor(product.port, lastDay)
  const usageOf = (child: typeof product.process) => queryProcess<ReportedUsage>(child, 'usage')
  const sideOf = (server: typeof product | NonNullable<typeof bare>, application: string) => ({
    port: server.port,
    usage: async () => ({
      server: (await usageOf(server.process)).cpu,
      database: looks ? await looks.spent(application) : null,
    }),
  })
  try {
    const measured: MeasuredOperation[] = []
    for (const operation of operations) {
      const perform = await operation.prepare(await as(operation.as))
      const sides: Side[] = [{ ...sideOf(product, APPLICATION), perform }]
      const work = learnt.get(operation)
      if (bare && work) {
        await queryProcess(bare.process, work)
        sides.push({ ...sideOf(bare, BARE_APPLICATION), perform: (socket) => socket.ask(ANYTHING) })
      }
      const at: MeasuredOperation['at'] = new Map()
      for (const connections of load.connections) {
        const [ours, limit = null] = await measureInterleaved(sides, { ...load, connections })
        if (ours) at.set(connections, { product: ours, driver: limit })
      }
      const memory = (await usageOf(product.process)).rss / 1024 ** 2
      measured.push({ operation, at, memory })
      say({ operation, at, memory })
    }
    return { coldStart: product.coldStart, measured }
  } finally {
    await looks?.close()
    await bare?.stop()
    await product.stop()
  }
}

const ANYTHING = requestOf('{}')
/** Another server may be at work on the same database. */
const APPLICATION = `measured product ${process.pid}`

function named(address: string | null): string | null {
  if (!address) return null
  const url = new URL(address)
  url.searchParams.set('application_name', APPLICATION)
  return url.href
}
