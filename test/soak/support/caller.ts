/** People who call the API over HTTP, and how the product can fail to answer them. */
import { Agent, request } from 'node:http'
import { DEMO_EMAILS } from '#server/app/demo/demoPeople.ts'

/** The API answered with an error. */
export class CallRefused extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message)
  }
}

/** No answer came: refused, reset or timed out. `code` as Node has it. */
export class CallLost extends Error {
  constructor(
    readonly code: string,
    /** 'used': on a connection that was answered before; 'new': it was reset; 'closed': the port was. */
    readonly connection: 'used' | 'new' | 'closed',
  ) {
    super(`No answer: ${code}`)
  }
}

export interface Caller {
  email: string
  /** Returns `data`. Throws CallRefused or CallLost. Refreshes the session when its token has expired. */
  call: <Data>(query: string, variables?: object) => Promise<Data>
}

export const DEMO_PASSWORD = 'Liftwise-demo-1'

/** Milliseconds without an answer after which a call counts as lost. */
const CALL_TIMEOUT_MS = 60_000

/** The demo's companies that may sign in, by their super user. */
export const NORTHWIND = DEMO_EMAILS['Northwind Logistics'].filter(
  (email) => !email.startsWith('none@'),
)

const LOGIN = `mutation ($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token }
}`
const REFRESH = `mutation ($refreshTokenInput: RefreshTokenInput!) {
  refreshToken(refreshTokenInput: $refreshTokenInput) { access_token refresh_token }
}`

interface TokenPair {
  access_token: string
  refresh_token: string
}

export async function signIn(port: number, email: string): Promise<Caller> {
  const loginData = { email, password: DEMO_PASSWORD }
  const { login } = await post<{ login: TokenPair }>(port, LOGIN, { loginData })
  let tokens = login
  let refreshing: Promise<void> | null = null
  const refresh = async () => {
    const refreshTokenInput = { refreshToken: tokens.refresh_token }
    const { refreshToken } = await post<{ refreshToken: TokenPair }>(port, REFRESH, {
      refreshTokenInput,
    })
    tokens = refreshToken
  }
  return {
    email,
    call: async (query, variables) => {
      const used = tokens
      try {
        return await post(port, query, variables, used.access_token)
      } catch (error) {
        if (!(error instanceof CallRefused) || !isExpired(error)) throw error
        if (used === tokens) {
          refreshing ??= refresh().finally(() => {
            refreshing = null
          })
          await refreshing
        }
        return post(port, query, variables, tokens.access_token)
      }
    },
  }
}

const isExpired = ({ code }: CallRefused): boolean =>
  code === 'TOKEN_EXPIRED' || code === 'UNAUTHENTICATED'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Posts one operation; throws CallRefused or CallLost. */
export async function post<Data>(
  port: number,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Data> {
  const { status, text } = await postBody(port, JSON.stringify({ query, variables }), {
    ...(token && { authorization: `Bearer ${token}` }),
  })
  const { data, errors } = parseAnswer(text)
  const [error] = errors ?? []
  if (error) throw new CallRefused(error.message, error.extensions?.code)
  if (!data) throw new CallRefused(`Answered with ${status}: ${text.slice(0, 200)}`, undefined)
  return data as Data
}

interface ApiAnswer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

function parseAnswer(text: string): ApiAnswer {
  try {
    return JSON.parse(text) as ApiAnswer
  } catch {
    return {}
  }
}

/** Posts any body to /graphql. */
export function postBody(
  port: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/graphql',
        method: 'POST',
        agent,
        timeout: CALL_TIMEOUT_MS,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        )
        response.on('error', lost)
      },
    )
    const lost = (error: Error) => {
      const code = 'code' in error ? String(error.code) : error.message
      const used = sent.reusedSocket ? 'used' : 'new'
      reject(new CallLost(code, code === 'ECONNREFUSED' ? 'closed' : used))
    }
    sent.on('timeout', () => sent.destroy(new Error('TIMEOUT')))
    sent.on('error', lost)
    sent.end(body)
  })
}
