/** PostGraphile 5 over the product's tables: its recommended preset, with plugins for filters, counts and short names. */
import { createServer } from 'node:http'
import { PgAggregatesPreset } from '@graphile/pg-aggregates'
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { openPool } from './pool.mjs'

// Without it PostgreSQL plans the list's seven tables at each call, which takes 14 of its 15 ms.
const pool = openPool('-c plan_cache_mode=force_generic_plan')

const instance = postgraphile({
  extends: [
    PostGraphileAmberPreset,
    PgSimplifyInflectionPreset,
    PostGraphileConnectionFilterPreset,
    PgAggregatesPreset,
  ],
  // It would refuse to search notes, which a trigram index serves.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
await instance.getSchema()
// Its connections wait while other servers are measured.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
