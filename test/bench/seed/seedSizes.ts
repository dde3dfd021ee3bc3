/** Sizes of a seeded database: one client has half of all observations, the others share the rest. */
export const CLIENTS = 200
/** Observations at scale 1. */
export const OBSERVATIONS = 2_000_000
export const BIG_CLIENT = { users: 20_000, locations: 2_000, departments: 500, tasks: 300 }
/** Days that observations are of, the last one among them. */
export const DAYS = 1_096

export interface SeededClient {
  client: number
  users: number
  /** The first ones; the others are observed only. */
  observers: number
  locations: number
  departments: number
  tasks: number
  campaigns: number
  timeZone: string
  hasAi: boolean
}

/** The same at every scale, so that between two of them only the observations grow. */
export function seededClients(): SeededClient[] {
  return Array.from({ length: CLIENTS }, (_, client) => {
    const part = client === 0 ? 1 : (shares()[client - 1] ?? 0)
    const of = (count: number, least: number) => Math.max(least, Math.round(count * part))
    const users = of(BIG_CLIENT.users, 12)
    return {
      client,
      users,
      observers: Math.max(6, Math.round(users * 0.12)),
      locations: of(BIG_CLIENT.locations, 6),
      departments: of(BIG_CLIENT.departments, 4),
      tasks: of(BIG_CLIENT.tasks, 5),
      campaigns: client === 0 ? 20 : client % 5 === 0 ? 2 : 0,
      timeZone: ZONES[client % ZONES.length] ?? 'UTC',
      hasAi: client % 3 === 0,
    }
  })
}

/** Shares of the observations of each of the others, by Zipf's law. */
export function shares(): number[] {
  const weights = Array.from({ length: CLIENTS - 1 }, (_, rank) => 1 / (rank + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Starts of the ranges from 0 to 1, ascending, without the first one's: one fewer than there are weights. */
export function bounds(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let reached = 0
  return weights.slice(0, -1).map((weight) => (reached += weight) / sum)
}

const ZONES = [
  'Europe/Amsterdam',
  'Europe/London',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kolkata',
  'America/Los_Angeles',
]
