import { isRole, type Role } from '#domain/roles.ts'
import { createStore } from '../state/createStore.ts'

/** Access and refresh tokens of this browser, stored in localStorage and synchronised across tabs. */
export const tokenStore = {
  read(): TokenPair | null {
    const accessToken = localStorage.getItem(ACCESS_KEY)
    const refreshToken = localStorage.getItem(REFRESH_KEY)
    return accessToken && refreshToken ? { accessToken, refreshToken } : null
  },

  accessToken: (): string | null => tokenStore.read()?.accessToken ?? null,

  /** A primitive, so that React can compare it. */
  isSignedIn: (): boolean => tokenStore.read() !== null,

  /** Empty when the token is not readable; null when nobody is signed in. */
  userId: (): string | null => {
    const tokens = tokenStore.read()
    return tokens && (userIdFromToken(tokens.accessToken) ?? '')
  },

  write({ accessToken, refreshToken }: TokenPair): void {
    localStorage.setItem(REFRESH_KEY, refreshToken)
    localStorage.setItem(ACCESS_KEY, accessToken)
    changes.set(null)
  },

  clear(): void {
    localStorage.removeItem(ACCESS_KEY)
    localStorage.removeItem(REFRESH_KEY)
    changes.set(null)
  },

  /** Calls the listener after each change, in this tab or another. Returns a function that unsubscribes. */
  subscribe: (listener: () => void): (() => void) => changes.subscribe(listener),

  /** Calls the listener whenever nobody is signed in any more, or somebody else, in this tab or another. */
  onPersonLeft(listener: () => void): void {
    let person = isStorageAllowed() ? tokenStore.userId() : null
    changes.subscribe(() => {
      const now = tokenStore.userId()
      if (now === null || (person !== null && now !== person)) listener()
      person = now
    })
  },
}

interface TokenPair {
  accessToken: string
  refreshToken: string
}

const ACCESS_KEY = 'access_token'
const REFRESH_KEY = 'refresh_token'

/** The tokens themselves are in localStorage. */
const changes = createStore(null, () => {
  window.addEventListener('storage', onStorageEvent)
  return () => window.removeEventListener('storage', onStorageEvent)
})

/** A key of null: the other tab cleared everything. */
function onStorageEvent({ key }: StorageEvent): void {
  if (key === null || key === ACCESS_KEY || key === REFRESH_KEY) changes.set(null)
}

/**
 * Returns the role of an access token from its audience; null when the token is not readable. Only a hint: the server
 * decides.
 */
export function roleFromToken(accessToken: string): Role | null {
  const { aud } = readClaims(accessToken)
  return isRole(aud) ? aud : null
}

/** Returns the user that an access token was issued to; null when the token is not readable. */
export function userIdFromToken(accessToken: string): string | null {
  const { sub } = readClaims(accessToken)
  return typeof sub === 'string' ? sub : null
}

interface Claims {
  aud?: unknown
  sub?: unknown
}

function readClaims(accessToken: string): Claims {
  try {
    const [, payload = ''] = accessToken.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return claims ?? {}
  } catch {
    return {}
  }
}

/** False where the browser blocks site data: reading `localStorage` then throws, or gives null. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(globalThis.localStorage)
  } catch {
    return false
  }
}
