/** The Apollo client: a transport only. Its cache stays off, because react-query is the cache. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client/core/index.js'
import { GRAPHQL_ENDPOINT } from './graphqlEndpoint.ts'
import { refreshLink } from './refreshLink.ts'

/** Documents go out as written: no __typename to take out again before a record is sent back. */
const cache = new InMemoryCache()
cache.transformDocument = (document) => document

export const graphqlClient = new ApolloClient({
  link: ApolloLink.from([
    refreshLink,
    new HttpLink({ uri: GRAPHQL_ENDPOINT, fetch: (...request) => fetch(...request) }),
  ]),
  cache,
  // Aborting one caller would reject another's same query.
  queryDeduplication: false,
  devtools: { enabled: false },
  defaultOptions: {
    query: { fetchPolicy: 'no-cache' },
    watchQuery: { fetchPolicy: 'no-cache' },
    mutate: { fetchPolicy: 'no-cache' },
  },
})
