/** Sign-in and sign-out. Light enough for the sign-in page. */
import { graphql } from '#api/graphql.ts'
import { postGraphql } from '../data/postGraphql.ts'
import { tokenStore } from '../data/tokenStore.ts'

/** Stores both tokens. Throws an error with the message to show. */
export async function signIn(loginData: LoginData): Promise<void> {
  const devices = readDeviceTokens()
  const variables = { loginData: { ...loginData, ...(devices.length > 0 && { devices }) } }
  const { login } = await postGraphql({ query: LOGIN, variables })
  storeDeviceTokens(devices, login.device_token)
  tokenStore.write({ accessToken: login.access_token, refreshToken: login.refresh_token })
}

export interface LoginData {
  email: string
  password: string
  /** Code of the second factor; without it, an account that has one is refused with SECOND_FACTOR_REQUIRED. */
  code?: string
}

/** One for each person who signed in with this browser, newest first; they outlive signing out and sign nobody in. */
function readDeviceTokens(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DEVICES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function storeDeviceTokens(known: readonly string[], token: string | null | undefined): void {
  if (!token) return
  const tokens = [token, ...known.filter((one) => one !== token)].slice(0, MAX_DEVICE_TOKENS)
  localStorage.setItem(DEVICES_KEY, JSON.stringify(tokens))
}

const DEVICES_KEY = 'device_tokens'

/** The server takes no more. */
const MAX_DEVICE_TOKENS = 20

const LOGIN = graphql(`
  mutation Login($loginData: LoginInput!) {
    login(loginData: $loginData) {
      access_token
      refresh_token
      device_token
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
