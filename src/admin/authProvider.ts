/** react-admin's questions about the session, answered from the tokens, `me` and the access table (spec 6). */
import type { AuthProvider } from 'react-admin'
import { meQuery } from './foundation/auth/currentUser.ts'
import { sessionQueryClient } from './foundation/auth/sessionQueryClient.ts'
import { signIn } from './foundation/auth/signIn.ts'
import { graphqlErrorOf } from './foundation/data/graphqlError.ts'
import { GRAPHQL_ENDPOINT } from './foundation/data/postGraphql.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'
import { draftStore } from './parts/forms/draftStore.ts'
import { mayAct } from './foundation/router/mayAct.ts'

export const authProvider: AuthProvider = {
  login: signIn,

  /** `isExplicit`: the person has chosen to sign out, so their drafts go too; an ended session keeps them. */
  logout: async (params: { isExplicit?: boolean } | undefined) => {
    if (params?.isExplicit) draftStore.clearAll()
    signOut()
    return SIGN_IN_PATH
  },

  checkAuth: async () => {
    if (!tokenStore.isSignedIn()) throw signedOutError()
  },

  /** The tokens were renewed already where that was possible; what still is refused ends the session. */
  checkError: async (error: unknown) => {
    const { code } = graphqlErrorOf(error)
    if (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED') throw signedOutError()
    if (code === 'FORBIDDEN') await sessionQueryClient.invalidateQueries(meQuery)
  },

  getPermissions: async () => (await currentUser()).type,

  getIdentity: async () => {
    const { id, firstname, lastname, client } = await currentUser()
    return { id, fullName: `${firstname} ${lastname}`, company: client.company_name }
  },

  canAccess: async ({ resource, action, record }) => {
    const { type } = await currentUser()
    return mayAct(type, { resource, action, id: record?.id as string | number | undefined })
  },
}

const currentUser = () => sessionQueryClient.ensureQueryData(meQuery)

const SIGN_IN_PATH = '/login'

/** `message: false`: the sign-in page says enough. */
const signedOutError = () => ({ redirectTo: SIGN_IN_PATH, message: false })

/**
 * Logout (spec 2): both tokens go at once, and the server is told to end the session.
 * The app follows the token store: without tokens it leaves for / and its colour goes back to the default.
 */
function signOut(): void {
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
