/**
 * Trades the refresh token for a new pair (spec 4, Session): one trade at a time in this tab by a shared promise, and
 * across tabs by a lock. Answers whether the refused call may be tried again.
 */
import { tokenStore } from './tokenStore.ts'
import { GRAPHQL_ENDPOINT } from './postGraphql.ts'

export function renewTokens(rejectedAccessToken: string): Promise<boolean> {
  pendingRenewal ??= withTabLock(() => renew(rejectedAccessToken)).finally(() => {
    pendingRenewal = null
  })
  return pendingRenewal
}

let pendingRenewal: Promise<boolean> | null = null

async function renew(rejectedAccessToken: string): Promise<boolean> {
  const tokens = tokenStore.read()
  if (!tokens) return false
  if (tokens.accessToken !== rejectedAccessToken) return true
  const result = await exchangeRefreshToken(tokens.refreshToken)
  if (result === 'unreachable') return false
  if (result === 'refused') tokenStore.clear()
  else tokenStore.write({ accessToken: result.access_token, refreshToken: result.refresh_token })
  return result !== 'refused'
}

interface TokenPairResponse {
  access_token: string
  refresh_token: string
}

/** 'unreachable' keeps the tokens: a lost connection or a restarting server ends nobody's session. */
async function exchangeRefreshToken(
  refreshToken: string,
): Promise<TokenPairResponse | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(GRAPHQL_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        query: REFRESH_TOKEN,
        variables: { refreshTokenInput: { refreshToken } },
      }),
    })
    const { data, errors } = (await response.json()) as RefreshResponse
    if (data?.refreshToken) return data.refreshToken
    return errors?.some(({ extensions }) => REFUSED_CODES.has(extensions?.code ?? ''))
      ? 'refused'
      : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

interface RefreshResponse {
  data?: { refreshToken?: TokenPairResponse | null } | null
  errors?: { extensions?: { code?: string } }[]
}

const REFUSED_CODES = new Set([
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
])

const REFRESH_TOKEN = `mutation RefreshToken($refreshTokenInput: RefreshTokenInput!) {
  refreshToken(refreshTokenInput: $refreshTokenInput) { access_token refresh_token }
}`

/** Locks exist in secure contexts only (https, localhost); elsewhere the server's tolerance of a lost answer holds. */
const withTabLock = (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('renew-tokens', work) : work()
