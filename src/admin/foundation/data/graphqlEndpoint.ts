/** The one endpoint of spec 7, on the address that the app came from. */
export const GRAPHQL_ENDPOINT = '/graphql'
