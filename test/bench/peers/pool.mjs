/** The connections of another server: as many as the product's, days in the time zone of the client that is measured. */
import pg from 'pg'

const { BENCH_DATABASE_URL, BENCH_TIME_ZONE, BENCH_APPLICATION } = process.env

/** `settings`: further ones of the connections. */
export function openPool(settings = '') {
  const pool = new pg.Pool({
    connectionString: BENCH_DATABASE_URL,
    max: 16,
    options: `-c jit=off -c timezone=${BENCH_TIME_ZONE} ${settings}`,
    application_name: BENCH_APPLICATION,
  })
  pool.on('error', () => undefined)
  return pool
}
