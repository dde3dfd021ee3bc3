import { isRole, type Role } from '#domain/roles.ts'

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

  write({ accessToken, refreshToken }: TokenPair): void {
    localStorage.setItem(REFRESH_KEY, refreshToken)
    localStorage.setItem(ACCESS_KEY, accessToken)
    notifyListeners()
  },

  clear(): void {
    localStorage.removeItem(ACCESS_KEY)
    localStorage.removeItem(REFRESH_KEY)
    notifyListeners()
  },

  /** Calls the listener after each change, in this tab or another. Returns a function that unsubscribes. */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorageEvent)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorageEvent)
    }
  },
}

interface TokenPair {
  accessToken: string
  refreshToken: string
}

const ACCESS_KEY = 'access_token'
const REFRESH_KEY = 'refresh_token'

const listeners = new Set<() => void>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** A key of null: the other tab cleared everything. */
const onStorageEvent = ({ key }: StorageEvent) => {
  if (key === null || key === ACCESS_KEY || key === REFRESH_KEY) notifyListeners()
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
