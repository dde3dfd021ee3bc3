/** react-admin's auth provider, based on the tokens, the current user and the access table. */
import { fullNameOf } from '#domain/displayName.ts'
import type { AuthProvider } from 'react-admin'
import { meQuery } from './foundation/auth/currentUser.ts'
import { sessionQueryClient } from './foundation/auth/sessionQueryClient.ts'
import { signIn, signOut } from './foundation/auth/signIn.ts'
import { markSignedOut } from './foundation/auth/signInState.ts'
import { graphqlErrorOf, isSessionRejected } from './foundation/data/graphqlError.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'
import { clearDevice } from './foundation/device/deviceStore.ts'
import { draftStore } from './parts/forms/draftStore.ts'
import { mayAct } from './foundation/router/mayAct.ts'

export const authProvider: AuthProvider = {
  login: signIn,

  /**
   * `isExplicit`: the person signed out deliberately, so their drafts and what the device keeps for them are deleted too;
   * an expired session keeps them.
   * The router leads to sign-in as soon as the tokens are gone.
   */
  logout: async (params: { isExplicit?: boolean } | undefined) => {
    if (params?.isExplicit) {
      markSignedOut()
      draftStore.clearAll()
      // Without IndexedDB, there is nothing to delete.
      clearDevice().catch(() => undefined)
    }
    signOut()
    return false
  },

  checkAuth: async () => {
    if (!tokenStore.isSignedIn()) throw signedOutError()
  },

  /** The tokens have been renewed where possible, so a session that is still rejected has ended. */
  checkError: async (error: unknown) => {
    if (isSessionRejected(error)) throw signedOutError()
    const { code } = graphqlErrorOf(error)
    if (code === 'FORBIDDEN' || code === 'SECOND_FACTOR_SETUP_REQUIRED')
      await sessionQueryClient.invalidateQueries(meQuery)
  },

  getPermissions: async () => (await currentUser()).type,

  getIdentity: async () => {
    const me = await currentUser()
    return { id: me.id, fullName: fullNameOf(me), company: me.client.company_name }
  },

  canAccess: async ({ resource, action, record }) => {
    const { type } = await currentUser()
    return mayAct(type, { resource, action, id: record?.id as string | number | undefined })
  },
}

const currentUser = () => sessionQueryClient.ensureQueryData(meQuery)

const SIGN_IN_PATH = '/login'

/** `message: false`: the sign-in page needs no notification. */
const signedOutError = () => ({ redirectTo: SIGN_IN_PATH, message: false })
