/** Logout (spec 2): both tokens go at once, and the server is told to end the session. */
import { GRAPHQL_ENDPOINT } from './foundation/data/graphqlEndpoint.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'

/** The app follows the token store: without tokens it leaves for / and its colour goes back to the default. */
export function signOut(): void {
  const tokens = tokenStore.read()
  tokenStore.clear()
  if (!tokens) return
  void fetch(GRAPHQL_ENDPOINT, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.accessToken}`,
    },
    body: JSON.stringify({ query: LOGOUT, variables: { refreshToken: tokens.refreshToken } }),
    // The person is signed out here whatever the server answers; its session runs out by itself.
  }).catch(() => undefined)
}

const LOGOUT = `mutation Logout($refreshToken: String) { logout(refreshToken: $refreshToken) }`
