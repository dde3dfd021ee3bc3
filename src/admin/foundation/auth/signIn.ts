/** Sign-in and sign-out. Light enough for the sign-in page. */
import { graphql } from '#api/graphql.ts'
import { postGraphql } from '../data/postGraphql.ts'
import { tokenStore } from '../data/tokenStore.ts'

/** Stores both tokens. Throws an error with the message to show. */
export async function signIn(loginData: { email: string; password: string }): Promise<void> {
  const { login } = await postGraphql({ query: LOGIN, variables: { loginData } })
  tokenStore.write({ accessToken: login.access_token, refreshToken: login.refresh_token })
}

const LOGIN = graphql(`
  mutation Login($loginData: LoginInput!) {
    login(loginData: $loginData) {
      access_token
      refresh_token
    }
  }
`)

/** Drops both tokens immediately and ends the session on the server. Every screen follows the token store. */
export function signOut(): void {
  const accessToken = tokenStore.accessToken()
  tokenStore.clear()
  if (!accessToken) return
  // The person is signed out here, whatever the server responds; the session expires by itself.
  postGraphql({ query: LOGOUT, variables: {} }, { accessToken, keepalive: true }).catch(
    () => undefined,
  )
}

const LOGOUT = graphql(`
  mutation Logout {
    logout
  }
`)
