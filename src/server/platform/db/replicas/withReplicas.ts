/** Lets streaming replicas answer what people read. Nothing else changes: without it no statement differs. */
import type { Compilable } from 'kysely'
import type { Pool } from 'pg'
import type { Database, ReadableTables, ReadOptions, TenantScope } from '../database.ts'
import { settingsOfRead, type RowSecurity, runDirectly, streamRequest } from '../executor.ts'
import { CONNECTION } from '../openPostgres.ts'
import { withPlaceholders } from '../renderSql.ts'
import { runStatement } from '../runStatement.ts'
import { compileStatement } from '../statements.ts'
import { streamRowsOn } from '../streamRows.ts'
import { assertOutsideTransaction } from '../transaction.ts'
import { REPLICA_TIMEOUT_MS } from './replica.ts'
import { openReplicas, PRIMARY_POSITION, type ReadRoute } from './replicas.ts'

export async function withReplicas(
  db: Database & { pool: Pool },
  urls: readonly string[],
  { poolSize, rowSecurity }: { poolSize: number; rowSecurity: RowSecurity },
): Promise<Database & { pool: Pool }> {
  const readPosition = () => readPrimaryPosition(db.pool)
  const replicas = openReplicas(urls, {
    config: { ...CONNECTION, max: poolSize },
    systemId: await readSystemId(db.pool),
    readPosition,
  })

  const forRequest = (replicated: Database): Database => {
    let isOnPrimary = false
    let routed: Promise<ReadRoute | undefined> | undefined
    const findRoute = async () => {
      // The primary now has at least what it had when the request's session was checked.
      const position = await readPosition().catch(() => null)
      return position === null ? undefined : replicas.route(position)
    }
    const read = async <Row>(
      scope: TenantScope,
      build: (tables: ReadableTables) => Compilable<Row>,
      options: ReadOptions = {},
    ): Promise<Row[]> => {
      assertOutsideTransaction()
      if (isOnPrimary || !replicas.areUsed()) return db.read(scope, build, options)
      const statement = { ...compileStatement(scope, build), query_timeout: REPLICA_TIMEOUT_MS }
      const { around = runDirectly, ...rest } = options
      const settings = settingsOfRead(scope, rowSecurity, options.isPlannedByValues)
      return around(statement, async () => {
        const route = isOnPrimary ? undefined : await (routed ??= findRoute())
        const answer =
          isOnPrimary || !route
            ? null
            : await route.run((client) => runStatement<Row>(client, statement, settings))
        if (answer) return answer.result
        // Time never runs back within a request.
        isOnPrimary = true
        return db.read(scope, build, rest)
      })
    }
    return {
      ...replicated,
      read,
      write: (scope, work, options) => {
        isOnPrimary = true
        return db.write(scope, work, options)
      },
    }
  }

  const stream = async function* <Row extends object>(
    ...[scope, build, batch]: Parameters<Database['stream']>
  ): AsyncGenerator<Row[], void, undefined> {
    const lent = await replicas.connectForStream()
    if (!lent) {
      yield* db.stream<Row>(scope, build, batch)
      return
    }
    // Only the first rows may come from elsewhere after a failure: what was handed out cannot be taken back.
    let hasBegun = false
    try {
      const request = streamRequest(scope, build, batch, rowSecurity)
      for await (const rows of streamRowsOn<Row>(lent.client, request)) {
        hasBegun = true
        yield rows
      }
    } catch (error) {
      lent.replica.avoidStreams()
      if (hasBegun) throw error
      yield* db.stream<Row>(scope, build, batch)
    }
  }

  const replicated = {
    ...db,
    replicas,
    stream: <Row extends object>(...call: Parameters<Database['stream']>) => {
      assertOutsideTransaction()
      return stream<Row>(...call)
    },
    close: async () => {
      await replicas.close()
      await db.close()
    },
  }
  return { ...replicated, forRequest: () => forRequest(replicated) }
}

async function readSystemId(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]?.id ?? ''
}

async function readPrimaryPosition(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ position: number | null }>({
    name: 'primary_position',
    text: `select ${withPlaceholders(PRIMARY_POSITION)} as position`,
  })
  return rows[0]?.position ?? null
}
