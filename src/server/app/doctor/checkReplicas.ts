/** Examines the streaming replicas of DATABASE_REPLICA_URL: each must copy the database of DATABASE_URL. */
import pg from 'pg'
import { replicaName } from '../../platform/db/replicas/replica.ts'
import { PRIMARY_POSITION } from '../../platform/db/replicas/replicas.ts'
import { withPlaceholders } from '../../platform/db/renderSql.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type Finding, mend, note, ok } from './finding.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** A replica that only works a little behind is caught up with within milliseconds. */
const LATE_SECONDS = 5

interface Facts {
  systemId: string
  isReplica: boolean
  /** End of the log; of a replica, up to where it has replayed. */
  position: number | null
  ageSeconds: number | null
  feedback: boolean
  maxConnections: number
}

const FACTS = `select (select system_identifier::text from pg_control_system()) as "systemId",
  pg_is_in_recovery() as "isReplica",
  case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')
    else ${withPlaceholders(PRIMARY_POSITION)} end::float8 as position,
  extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as "ageSeconds",
  current_setting('hot_standby_feedback') = 'on' as feedback,
  current_setting('max_connections')::int as "maxConnections"`

export async function checkReplicas({
  databaseUrl,
  replicaUrls,
  databasePoolSize,
}: Pick<Settings, 'databaseUrl' | 'replicaUrls' | 'databasePoolSize'>): Promise<Finding[]> {
  if (databaseUrl === null || replicaUrls.length === 0) return []
  const primary = await readFacts(databaseUrl)
  const findings = replicaUrls.map(async (url) => {
    const name = `The replica ${replicaName(url)}`
    try {
      return checkReplica(name, await readFacts(url), primary, databasePoolSize)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return [mend('Database', `${name} does not answer: ${reason}. Check DATABASE_REPLICA_URL.`)]
    }
  })
  return (await Promise.all(findings)).flat()
}

function checkReplica(
  name: string,
  facts: Facts,
  primary: Facts,
  databasePoolSize: number,
): Finding[] {
  const toMend = (sentence: string) => [mend('Database', `${name} ${sentence}`)]
  if (facts.systemId !== primary.systemId)
    return toMend('is a copy of another database server. Take it out of DATABASE_REPLICA_URL.')
  if (!facts.isReplica)
    return toMend('takes writes, so it is no replica. Take it out of DATABASE_REPLICA_URL.')
  const isBehind = (facts.position ?? 0) < (primary.position ?? 0)
  if (isBehind && (facts.ageSeconds ?? Infinity) > LATE_SECONDS)
    return toMend(
      'is behind the primary and not used. Look at its log and at pg_stat_replication on the primary.',
    )
  if (facts.maxConnections < databasePoolSize)
    return toMend(
      `takes ${facts.maxConnections} connections, and one process may open ${databasePoolSize}. Raise max_connections there.`,
    )
  const fine = [ok('Database', `${name} follows the primary.`)]
  return facts.feedback
    ? fine
    : [
        ...fine,
        note(
          'Database',
          `${name} cancels long exports whose rows the primary cleans up. Set hot_standby_feedback = on there.`,
        ),
      ]
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    const { rows } = await client.query<Facts>(FACTS)
    if (!rows[0]) throw new Error('It answers nothing')
    return rows[0]
  } finally {
    await client.end()
  }
}
