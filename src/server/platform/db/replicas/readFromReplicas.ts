/** Where one request reads: on a replica until it writes, or on the primary. */
import type { Database } from '../database.ts'

/**
 * Returns the database for one request: it may read from a replica until it writes. `position`: of the primary when the
 * session was checked; null or undefined: everything stays on the primary.
 */
export function readFromReplicas(db: Database, position: number | null | undefined): Database {
  const route = typeof position === 'number' ? db.replicas?.route(position) : undefined
  if (!route) return db
  return {
    ...db,
    read: (scope, build, options) => db.read(scope, build, { ...options, route }),
    write: (scope, work, options) => {
      route.stayOnPrimary()
      return db.write(scope, work, options)
    },
  }
}
