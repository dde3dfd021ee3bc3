/** The access and refresh tokens of this browser, kept in localStorage and followed across tabs (spec 4, Session). */
export const tokenStore = {
  read(): Tokens | null {
    const accessToken = localStorage.getItem(ACCESS)
    const refreshToken = localStorage.getItem(REFRESH)
    return accessToken && refreshToken ? { accessToken, refreshToken } : null
  },

  accessToken: (): string | null => tokenStore.read()?.accessToken ?? null,

  /** Whether somebody is signed in; a primitive, so that React can compare it. */
  isSignedIn: (): boolean => tokenStore.read() !== null,

  write({ accessToken, refreshToken }: Tokens): void {
    localStorage.setItem(REFRESH, refreshToken)
    localStorage.setItem(ACCESS, accessToken)
    tell()
  },

  clear(): void {
    localStorage.removeItem(ACCESS)
    localStorage.removeItem(REFRESH)
    tell()
  },

  /** Calls the listener after each change, in this tab or another. Returns the way to stop. */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs)
    }
  },
}

export interface Tokens {
  accessToken: string
  refreshToken: string
}

const ACCESS = 'access_token'
const REFRESH = 'refresh_token'

const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** A key of null: the other tab cleared everything. */
const hearOtherTabs = ({ key }: StorageEvent) => {
  if (key === null || key === ACCESS || key === REFRESH) tell()
}
