/** The code of what is asked in earnest: Apollo and ra-data-graphql. */
export const loadApollo = () => import('./overGraphql.ts')
