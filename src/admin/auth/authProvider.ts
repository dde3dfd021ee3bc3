/** react-admin's questions about the session, answered from the tokens, `me` and the access table (spec 6). */
import type { AuthProvider } from 'react-admin'
import { firstErrorOf } from '../data/firstErrorMessage.ts'
import { mayAct } from './mayAct.ts'
import { meQuery } from './me.ts'
import { sessionClient } from './sessionClient.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { tokenStore } from './tokenStore.ts'

export const authProvider: AuthProvider = {
  login: signIn,

  logout: async () => {
    signOut()
    return SIGN_IN
  },

  checkAuth: async () => {
    if (!tokenStore.isSignedIn()) throw signedOut()
  },

  /** The tokens were renewed already where that was possible; what still is refused ends the session. */
  checkError: async (error: unknown) => {
    const { code } = firstErrorOf(error)
    if (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED') throw signedOut()
    if (code === 'FORBIDDEN') await sessionClient.invalidateQueries(meQuery)
  },

  getPermissions: async () => (await me()).type,

  getIdentity: async () => {
    const { id, firstname, lastname, client } = await me()
    return { id, fullName: `${firstname} ${lastname}`, company: client.company_name }
  },

  canAccess: async ({ resource, action, record }) => {
    const { type } = await me()
    return mayAct(type, { resource, action, id: record?.id as string | number | undefined })
  },
}

const me = () => sessionClient.ensureQueryData(meQuery)

const SIGN_IN = '/login'

/** `message: false`: the sign-in page says enough. */
const signedOut = () => ({ redirectTo: SIGN_IN, message: false })
