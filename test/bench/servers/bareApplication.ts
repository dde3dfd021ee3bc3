/** What the bare driver calls itself to the database. */
export const BARE_APPLICATION = `bare driver ${process.env['BENCH_RUN'] ?? process.pid}`
