/** Mercurius on Fastify with documents compiled from their first use, with the product's schema and statements. */
import fastify from 'fastify'
import mercurius from 'mercurius'
import { listening, resolvers, typeDefs } from './sqlRows.mjs'

// Its connections wait while other servers are measured.
const app = fastify({ keepAliveTimeout: 120_000 })
app.register(mercurius, { schema: typeDefs, resolvers, jit: 1, graphiql: false })
await app.listen({ port: 0, host: '127.0.0.1' })
listening(app.server)
