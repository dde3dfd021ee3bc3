/**
 * Trades the refresh token for a new pair (spec 4, Session): one trade at a time in this tab by a shared promise, and
 * across tabs by a lock. Answers whether the refused call may be tried again.
 */
import { tokenStore } from '../auth/tokenStore.ts'
import { GRAPHQL_ENDPOINT } from './graphqlEndpoint.ts'

export function renewTokens(refusedAccessToken: string): Promise<boolean> {
  running ??= alone(() => renew(refusedAccessToken)).finally(() => {
    running = null
  })
  return running
}

let running: Promise<boolean> | null = null

async function renew(refusedAccessToken: string): Promise<boolean> {
  const tokens = tokenStore.read()
  if (!tokens) return false
  if (tokens.accessToken !== refusedAccessToken) return true
  const answer = await trade(tokens.refreshToken)
  if (answer === 'unreachable') return false
  if (answer === 'refused') tokenStore.clear()
  else tokenStore.write({ accessToken: answer.access_token, refreshToken: answer.refresh_token })
  return answer !== 'refused'
}

interface Pair {
  access_token: string
  refresh_token: string
}

/** 'unreachable' keeps the tokens: a lost connection or a restarting server ends nobody's session. */
async function trade(refreshToken: string): Promise<Pair | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(GRAPHQL_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: REFRESH, variables: { refreshTokenInput: { refreshToken } } }),
    })
    const { data, errors } = (await response.json()) as Answer
    if (data?.refreshToken) return data.refreshToken
    return errors?.some(({ extensions }) => REFUSALS.has(extensions?.code ?? ''))
      ? 'refused'
      : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

interface Answer {
  data?: { refreshToken?: Pair | null } | null
  errors?: { extensions?: { code?: string } }[]
}

const REFUSALS = new Set([
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
])

const REFRESH = `mutation RefreshToken($refreshTokenInput: RefreshTokenInput!) {
  refreshToken(refreshTokenInput: $refreshTokenInput) { access_token refresh_token }
}`

/** Locks exist in secure contexts only (https, localhost); elsewhere the server's tolerance of a lost answer holds. */
const alone = (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('renew-tokens', work) : work()
