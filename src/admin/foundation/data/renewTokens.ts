/**
 * Exchanges the refresh token for a new pair of tokens: one exchange at a time in this tab through a shared promise,
 * and across tabs through a lock.
 */
import { graphql } from '#api/graphql.ts'
import { graphqlErrorOf } from './graphqlError.ts'
import { postGraphql } from './postGraphql.ts'
import { tokenStore } from './tokenStore.ts'

/** Resolves to whether the rejected request can be sent again. */
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

/** 'unreachable' keeps the tokens: a lost connection or a restarting server must not end a session. */
async function exchangeRefreshToken(
  refreshToken: string,
): Promise<TokenPairResponse | 'refused' | 'unreachable'> {
  const variables = { refreshTokenInput: { refreshToken } }
  try {
    const { refreshToken: pair } = await postGraphql({
      query: REFRESH_TOKEN,
      variables,
    })
    return pair ?? 'unreachable'
  } catch (error) {
    return REFUSED_CODES.has(graphqlErrorOf(error).code ?? '') ? 'refused' : 'unreachable'
  }
}

const REFUSED_CODES = new Set([
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
])

const REFRESH_TOKEN = graphql(`
  mutation RefreshToken($refreshTokenInput: RefreshTokenInput!) {
    refreshToken(refreshTokenInput: $refreshTokenInput) {
      access_token
      refresh_token
    }
  }
`)

/** Locks exist in secure contexts only (https, localhost); elsewhere the server tolerates a lost response. */
const withTabLock = (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('renew-tokens', work) : work()
