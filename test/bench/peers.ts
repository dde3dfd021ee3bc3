/**
 * Measures lists, totals, charts and analytics beside other GraphQL servers on the same seeded PostgreSQL database and
 * beside the bare driver, by turns in one run, at 16 connections; writes the section 'Peers' of RESULTS.md.
 * BENCH_DATABASE_URL as of `npm run bench -- product`. The others are installed into data/peers. `npm run bench -- peers list`: only
 * operations with 'list' in their names, and nothing is written. BENCH_SECONDS of each round, 3; BENCH_ROUNDS, 3.
 */
import { build } from '#server/app/prepare.mjs'
import { openBenchDatabase } from './benchDatabase.ts'
import { measurePeers } from './measurePeers.ts'
import { PEER_OPERATIONS } from './operations/peerOperations.ts'
import { peersLine, peersTable } from './results/peersTable.ts'
import { describeMachine, stopwatch, writeSection } from './results/writeSection.ts'
import { seedDatabase, usualScale } from './seed/seedDatabase.ts'
import { installPeers, peerNodeVersion, PEERS, peerVersion } from './servers/peerServers.ts'

const databaseUrl = process.env['BENCH_DATABASE_URL']
if (!databaseUrl) throw new Error('BENCH_DATABASE_URL says which PostgreSQL database to measure.')
const only = process.argv[2] ?? ''
const say = stopwatch()
build()
installPeers()
const db = await openBenchDatabase(databaseUrl)
const seeded = await seedDatabase({ db, scale: await usualScale(db, 1), say })
const where = await describeMachine(db.pool, seeded)
await db.close()

const measured = await measurePeers({
  operations: PEER_OPERATIONS.filter(({ operation }) => operation.name.includes(only)),
  databaseUrl,
  lastDay: seeded.last_day,
  connections: 16,
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 3),
  say: (one) => say(peersLine(one)),
})
const text = `${notes()}\n\n${peersTable(measured)}`
if (only) console.log(`\n${text}\n`)
else writeSection('Peers on PostgreSQL', `${where}\n\n${text}`)

function notes(): string {
  const versions = PEERS.map((peer) => `${peer.name} ${peerVersion(peer)}`).join(', ')
  return `Each server alone in its process, by turns in one run, all on the same database, for answers that have equal rows and fields: ${versions},
the bare driver and ours on Node ${peerNodeVersion()}, which PostGraphile needs, with the settings of production. Nobody signs in to
the others and they limit nothing; ours checks the session, its access and its limits at every request, as always. PostGraphile
reads the product's own tables and indexes with its Amber preset and its plugins for filters and counts, and keeps its plans
(\`plan_cache_mode = force_generic_plan\`), which makes its list twenty times as quick in the database; what a list of
observations is by date and what a count is have the same indexes as ours, but none of our counts in advance. It has no
line, as its plugin counts days by distinct ids only, which takes seconds; analytics are ordered by a count that has deleted observations, too.
Mercurius (documents compiled at their first use) and Yoga have our schema, and send the statement that ours sends. 'Driver':
the bare \`pg\` driver behind bare HTTP with that statement. 'Of PostGraphile': ours beside it; promised too is at most 0.5 × its
server's CPU for a page of the list. In bold: less than was promised.`
}
