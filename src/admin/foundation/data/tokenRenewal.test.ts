// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenStore } from './tokenStore.ts'
import { ME } from '../auth/meDocument.ts'
import { request } from './request.ts'
import { dataProvider } from './dataProvider.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

/** Both ways through the one client. */
const transports = {
  'A record': () => provider.getOne('users', { id: 'u1' }),
  'A request': async () => ({ data: (await request(ME, {})).me }),
}

const provider = dataProvider(null)

interface Sent {
  token: string | null
  refreshes: boolean
}

let sent: Sent[] = []

beforeEach(() => {
  sent = []
  localStorage.clear()
  tokenStore.write({ accessToken: 'old', refreshToken: 'r-old' })
})

/** A server that accepts one access token and responds to a refresh with `refresh`. */
function serve({ good, refresh }: { good: string; refresh: () => unknown }) {
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const { query } = JSON.parse(body as string) as { query: string }
    const refreshes = query.includes('refreshToken')
    const authorization = new Headers(headers).get('authorization')
    const token = authorization?.replace('Bearer ', '') ?? null
    sent.push({ token, refreshes })
    const me =
      token === good
        ? { data: { me: { id: 'u1' }, record: { id: 'u1' } } }
        : refused('TOKEN_EXPIRED')
    return ownAnswer(refreshes ? refresh() : me)
  })
}

const refused = (code: string) => ({
  data: null,
  errors: [{ message: code, extensions: { code } }],
})

const newPair = () => ({
  data: { refreshToken: { access_token: 'new', refresh_token: 'r-new' } },
})

describe.each(Object.entries(transports))('%s, when the access token has expired', (_name, ask) => {
  it('[10.25] both tokens are replaced and the original request is retried', async () => {
    serve({ good: 'new', refresh: newPair })
    expect((await ask()).data.id).toBe('u1')
    expect(tokenStore.read()).toEqual({ accessToken: 'new', refreshToken: 'r-new' })
    expect(sent.map(({ token, refreshes }) => (refreshes ? 'refresh' : token))).toEqual([
      'old',
      'refresh',
      'new',
    ])
  })

  it('[10.25] many requests at once share one refresh', async () => {
    serve({ good: 'new', refresh: newPair })
    await Promise.all(Array.from({ length: 8 }, ask))
    expect(sent.filter(({ refreshes }) => refreshes)).toHaveLength(1)
  })

  it('[10.25] a token that another tab has renewed is used without a refresh', async () => {
    serve({ good: 'from another tab', refresh: newPair })
    const asked = ask()
    tokenStore.write({ accessToken: 'from another tab', refreshToken: 'r2' })
    expect((await asked).data.id).toBe('u1')
    expect(sent.some(({ refreshes }) => refreshes)).toBe(false)
  })

  it('[10.25] a rejected refresh clears both tokens and throws the error', async () => {
    serve({ good: 'new', refresh: () => refused('UNAUTHENTICATED') })
    await expect(ask()).rejects.toThrow('TOKEN_EXPIRED')
    expect(tokenStore.read()).toBeNull()
  })

  it('[10.26] an unreachable server throws the error and signs nobody out', async () => {
    serve({
      good: 'new',
      refresh: () => {
        throw new TypeError('offline')
      },
    })
    await expect(ask()).rejects.toThrow('TOKEN_EXPIRED')
    expect(tokenStore.read()?.refreshToken).toBe('r-old')
  })

  it('[10.25] a request is retried once only', async () => {
    serve({ good: 'never', refresh: newPair })
    await expect(ask()).rejects.toThrow('TOKEN_EXPIRED')
    expect(sent).toHaveLength(3)
  })
})

it.each(Object.entries(transports))(
  '[10.25] %s does not retry any other error',
  async (_name, ask) => {
    vi.stubGlobal('fetch', async () => {
      sent.push({ token: null, refreshes: false })
      return ownAnswer(refused('FORBIDDEN'), { status: 403 })
    })
    await expect(ask()).rejects.toThrow('FORBIDDEN')
    expect(sent).toHaveLength(1)
  },
)
