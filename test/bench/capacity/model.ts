/** Machines and cost of an installation by its number of client companies, and what is full first. */
import type { Call, CallCost } from './costs.ts'
import type { Inputs } from './inputs.ts'

export interface Capacity {
  clients: number
  /** At the busiest minutes. */
  requestsPerSecond: number
  writesPerSecond: number
  webProcesses: number
  webMachines: number
  workers: number
  connections: number
  /** At the load that a machine should have at most. */
  databaseCores: number
  /** Each has a part of the clients, and a standby. */
  databaseParts: number
  databaseGb: number
  memoryGb: number
  fileTb: number
  mondayMinutes: number
  auditCheckHours: number
  eurosPerMonth: number
  eurosPerClient: number
  /** How much of each limit of one machine, process or night is used; above 1 it is exceeded. */
  limits: [limit: string, used: number][]
}

const READS: readonly Call[] = ['listPages', 'searches', 'charts', 'analytics', 'otherPages']
const MIN_PROCESSES = 2
const HOUR_S = 3_600
const GB = 1e9

export function capacityFor(
  clients: number,
  inputs: Inputs,
  costs: Record<Call, CallCost>,
): Capacity {
  const peak = (inputs.busyHourShare * inputs.burst) / HOUR_S
  const perSecond = (callsPerClientAndDay: number) => clients * callsPerClientAndDay * peak
  const calls = {
    ...Object.fromEntries(
      [...READS, 'signIns' as const].map((call) => [
        call,
        perSecond(inputs.usersPerDay * inputs[call as keyof Inputs]),
      ]),
    ),
    observations: perSecond(inputs.observationsPerDay),
  } as Record<Call, number>
  const cores = (kinds: readonly Call[], side: keyof CallCost) =>
    kinds.reduce((sum, call) => sum + (calls[call] * costs[call][side]) / 1_000, 0) /
    inputs.coreSpeed
  const all = Object.keys(calls) as Call[]

  const webProcesses = atLeastTwo(cores(all, 'server') / inputs.processLoad)
  const scheduling = (clients / 1_000) * (inputs.schedulerMs / 20_000)
  const mailRate = (clients * inputs.mailsPerDay * inputs.busyHourShare) / HOUR_S
  const workers = atLeastTwo(mailRate / inputs.mailsPerSecond / inputs.processLoad + scheduling)
  const webMachines = Math.max(2, Math.ceil((webProcesses + workers) / inputs.webCores))
  const connections =
    webProcesses * inputs.connectionsPerWeb + workers * inputs.connectionsPerWorker

  const observations = clients * inputs.observationsPerDay * inputs.workingDays * inputs.yearsKept
  const auditEntries = observations * inputs.auditPerObservation
  const observationGb = (observations * inputs.observationBytes) / GB
  const auditGb = (auditEntries * inputs.auditBytes) / GB
  const databaseGb = observationGb + auditGb
  const hotGb = observationGb * inputs.hotShare + auditGb * inputs.auditHotShare
  const memoryGb = hotGb + (connections * inputs.connectionMb) / 1_000
  const fileTb = (observations * inputs.recordingShare * inputs.recordingMb) / 1e6

  const busyCores = cores(all, 'database') + workers * scheduling
  const databaseCores = Math.max(2, Math.ceil(busyCores / inputs.processLoad))
  const machinesByCpu = databaseCores / inputs.largestDatabaseCores
  const machinesByMemory = memoryGb / inputs.largestDatabaseGb
  const databaseParts = Math.ceil(Math.max(machinesByCpu, machinesByMemory))
  const movable = cores(READS, 'database') * inputs.replicaShare
  const primaryCores = (busyCores - movable) / inputs.processLoad

  const mondayMails = clients * inputs.largestTimeZone * inputs.summariesPerMonday
  const mondayMinutes = mondayMails / (workers * inputs.mailsPerSecond) / 60
  const auditCheckHours = auditEntries / inputs.auditCheckPerSecond / HOUR_S

  const bought = Math.max(databaseCores, Math.ceil(memoryGb / 8))
  const eurosPerMonth =
    webMachines * inputs.webMachinePrice +
    // A standby is as large as its primary.
    2 * (bought * inputs.databaseCorePrice + databaseGb * inputs.diskPrice) +
    fileTb * 1_000 * inputs.filePrice
  return {
    clients,
    requestsPerSecond: Object.values(calls).reduce((sum, rate) => sum + rate, 0),
    writesPerSecond: calls.observations,
    webProcesses,
    webMachines,
    workers,
    connections,
    databaseCores,
    databaseParts,
    databaseGb,
    memoryGb,
    fileTb,
    mondayMinutes,
    auditCheckHours,
    eurosPerMonth,
    eurosPerClient: eurosPerMonth / clients,
    limits: [
      ['one web process', cores(all, 'server') / inputs.processLoad],
      ['CPU of the largest database machine', machinesByCpu],
      ['memory of the largest database machine', machinesByMemory],
      ['CPU of the primary, with replicas', primaryCores / inputs.largestDatabaseCores],
      ['connections of PostgreSQL', connections / inputs.maxConnections],
      ['Monday’s mails within an hour', mondayMinutes / 60],
      ['check of the audit logs within a day', auditCheckHours / 24],
    ],
  }
}

/** Returns the number of clients at which a limit is reached, to a hundred. */
export function fullAt(limit: string, inputs: Inputs, costs: Record<Call, CallCost>): number {
  let clients = 100
  const used = () =>
    capacityFor(clients, inputs, costs).limits.find(([name]) => name === limit)?.[1] ?? Infinity
  for (let step = 2 ** 20 * 100; step >= 100; step /= 2) {
    clients += step
    if (used() > 1) clients -= step
  }
  return clients
}

/** Two, so that one may be restarted or lost. */
const atLeastTwo = (processes: number): number => Math.max(MIN_PROCESSES, Math.ceil(processes))
