/** What the capacity model is calculated from. Change a number here, or pass it: `npm run bench -- capacity observationsPerDay=60`. */

export interface Input {
  value: number
  unit: string
  /** The command that measured it, or 'assumed' with the reason. */
  source: string
}

const measured = (value: number, unit: string, command: string): Input => ({
  value,
  unit,
  source: `measured: ${command}`,
})
const assumed = (value: number, unit: string, why: string): Input => ({
  value,
  unit,
  source: `assumed: ${why}`,
})

export const INPUTS = {
  // What a client company does.
  peoplePerClient: assumed(150, 'people', 'a site or two of a logistics company'),
  usersPerDay: assumed(15, 'people a day', 'every tenth person opens Liftwise on a working day'),
  observationsPerDay: assumed(
    25,
    'a day',
    'a safety programme of one observation a year and person a week would be 30',
  ),
  yearsKept: assumed(3, 'years', 'until retention removes names and recordings'),
  workingDays: assumed(250, 'days a year', 'weekdays without holidays'),
  busyHourShare: assumed(
    0.2,
    'of a day',
    'the busiest hour of people in one time zone; several zones make it less',
  ),
  burst: assumed(2, '×', 'the busiest minutes of that hour'),

  // What a person does in a day, in calls of operations that the bench measures.
  listPages: assumed(8, 'calls', 'list with its total: two visits, filters and pages'),
  searches: assumed(1, 'calls', 'a filtered and searched list with its total'),
  charts: assumed(4, 'calls', 'pie and line of the dashboard and the list'),
  analytics: assumed(0.5, 'calls', 'a table by department, location, task or person'),
  otherPages: assumed(6, 'calls', 'details, choices of forms, people, places, notifications'),
  signIns: assumed(0.1, 'calls', 'a session lives for 30 days'),

  // Mails and files.
  mailsPerDay: assumed(3, 'a day and client', 'reminders, alerts, exports'),
  summariesPerMonday: assumed(
    2,
    'mails a client',
    'account manager and super user, all at 6 in the client’s time zone',
  ),
  largestTimeZone: assumed(0.4, 'of all clients', 'where most of them are'),
  mailsPerSecond: measured(68, 'mails a second and worker', 'npm run bench -- reminders'),
  recordingShare: assumed(0.1, 'of observations', 'the rest have no recording'),
  recordingMb: assumed(8, 'MB', 'ten seconds of a phone with its keypoints'),

  // What is stored.
  observationBytes: measured(
    1_827,
    'bytes',
    'size of the database of npm run bench -- seed --scale 1, with indexes and counts, by observation',
  ),
  auditBytes: measured(
    1_167,
    'bytes an entry',
    'audit_log with its indexes after npm run bench -- audit',
  ),
  auditPerObservation: assumed(
    2,
    'entries',
    'its creation, and sign-ins, changes and mails around it',
  ),
  hotShare: assumed(
    0.25,
    'of observations',
    'recent rows, indexes and counts that should be in memory',
  ),
  auditHotShare: assumed(0.05, 'of the audit log', 'its end; the rest is seldom read'),

  // Processes.
  webMemoryMb: measured(290, 'MB a process', 'npm run bench -- product, the highest of MB after'),
  workerMemoryMb: assumed(
    600,
    'MB a process',
    'with the thread for exports: its heap is limited to 512 MB',
  ),
  connectionsPerWeb: measured(16, 'connections', 'DATABASE_POOL_SIZE'),
  connectionsPerWorker: measured(
    20,
    'connections',
    'DATABASE_POOL_SIZE and 4 for exports and imports',
  ),
  connectionMb: assumed(10, 'MB', 'a connection of PostgreSQL with its prepared statements'),
  processLoad: assumed(0.6, 'of a core', 'above it waiting grows quickly'),
  schedulerMs: measured(
    5.6,
    'ms a 1,000 clients',
    'npm run bench -- schedules, at 100,000; every 20 s in each worker',
  ),
  auditCheckPerSecond: measured(
    24_800,
    'entries a second',
    'audit_breaks over 110,743 entries that npm run bench -- audit wrote, 4.4 s',
  ),

  // Machines, in euros a month of a middling cloud.
  webCores: assumed(
    4,
    'cores a machine',
    'a small machine; the bench’s cores were virtual, of an AMD EPYC',
  ),
  webMachinePrice: assumed(60, '€ a month', '4 cores, 8 GB'),
  largestDatabaseCores: assumed(64, 'cores', 'the largest machine that is easy to rent'),
  largestDatabaseGb: assumed(512, 'GB of memory', 'the same'),
  coreSpeed: assumed(1, '× the bench’s', 'the same kind of core'),
  databaseCorePrice: assumed(25, '€ a core and month', 'with 8 GB of memory each'),
  diskPrice: assumed(0.1, '€ a GB and month', 'fast disks'),
  filePrice: assumed(0.02, '€ a GB and month', 'S3-compatible storage'),
  replicaShare: assumed(
    0.8,
    'of the reads’ CPU',
    'lists, charts and totals; session checks and own writes stay on the primary',
  ),
  maxConnections: assumed(
    1_000,
    'connections',
    'above it PostgreSQL 15 wants a pooler such as PgBouncer',
  ),
} satisfies Record<string, Input>

export type Inputs = Record<keyof typeof INPUTS, number>
