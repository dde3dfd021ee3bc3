/** In the place of '@apollo/client' for ra-data-graphql, which gets its client (vite.config.ts). */
export const ApolloClient = undefined
export const HttpLink = undefined
export const InMemoryCache = undefined
export const gql = undefined
