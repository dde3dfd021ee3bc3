/** GraphQL Yoga as its own guide starts it, with the product's schema and statements; what only developers use is off. */
import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { listening, resolvers, typeDefs } from './sqlRows.mjs'

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  graphiql: false,
  landingPage: false,
  logging: false,
})
const server = createServer(yoga)
// Its connections wait while other servers are measured.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => listening(server))
