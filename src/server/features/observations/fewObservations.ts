/** Tells people whose places have so few observations that every read of them is quick. */
import { memoize } from '#domain/memoize.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { ALL_DATES } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { planCounts } from './observationPlan.ts'
import { readTotals } from './observationTotals.ts'

/**
 * Whether the caller's locations, or the departments of one who may see all locations, have few observations, as counted
 * within the last minute. False for people who may see all places. Tests use a lower limit.
 */
export async function hasFewObservations(
  db: Database,
  access: Access,
  limit = MAX_OBSERVATIONS,
): Promise<boolean> {
  const { clientId, locations, departments } = access
  const places = locations ?? departments
  if (places === null || places.length > MAX_PLACES) return false
  const minute = Math.floor(Date.now() / 60_000)
  const known = countOf(clientId, places.join(), minute)
  // Nothing but speed depends on it.
  known.total ??= countAtPlaces(db, access).catch(() => Infinity)
  return (await known.total) <= limit
}

/** As many are read in about a millisecond. */
const MAX_OBSERVATIONS = 2_000

/** Observations of more places are not looked up place by place. */
const MAX_PLACES = 50

const MAX_COUNTS = 1_000

/** The count of a client's places in a minute of the server's clock, for whoever asks first to fill. */
const countOf = memoize(
  (_clientId: string, _ids: string, _minute: number): { total?: Promise<number> } => ({}),
  MAX_COUNTS,
)

async function countAtPlaces(db: Database, access: Access): Promise<number> {
  const ofOneKind = access.locations ? { ...access, departments: null } : access
  const plan = planCounts({ access: ofOneKind, filter: ANY, days: ALL_DATES }, null)
  return (await readTotals(db, plan, ['total'])).total
}

const ANY = observationListInputSchema.parse({})
