// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authProvider } from './authProvider.ts'
import { sessionQueryClient } from './foundation/auth/sessionQueryClient.ts'
import { tokenStore } from './foundation/data/tokenStore.ts'
import { deviceStore } from './foundation/device/deviceStore.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const sent = vi.fn<(url: string, init: { body: string; headers: object }) => Promise<Response>>()

beforeEach(() => {
  localStorage.clear()
  sessionQueryClient.clear()
  sent.mockReset().mockResolvedValue(ownAnswer({ data: { logout: true } }))
  vi.stubGlobal('fetch', sent)
  tokenStore.write({ accessToken: 'a1', refreshToken: 'r1' })
})

const signedIn = (type: string) => {
  const me = { id: 'u1', type, firstname: 'Ann', lastname: 'Lee', client: { company_name: 'Acme' } }
  sent.mockImplementation(async () => ownAnswer({ data: { me } }))
}

const errorOf = (code: string) => ({ errors: [{ extensions: { code } }] })

it('[4.3] login stores the access and refresh tokens', async () => {
  tokenStore.clear()
  const pair = { access_token: 'a2', refresh_token: 'r2' }
  sent.mockResolvedValue(ownAnswer({ data: { login: pair } }))
  await authProvider.login({ email: 'ann@acme.example', password: 'secret' })
  expect(tokenStore.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' })
})

it('[8.12] a rejected login throws the first message of the response and stores nothing', async () => {
  tokenStore.clear()
  const errors = [{ message: 'Incorrect username or password' }]
  sent.mockResolvedValue(ownAnswer({ data: null, errors }))
  const login = authProvider.login({ email: 'ann@acme.example', password: 'wrong' })
  await expect(login).rejects.toThrow('Incorrect username or password')
  expect(tokenStore.read()).toBeNull()
})

it('[2.32] logout clears both tokens, ends the session on the server and leaves the redirect to the router', async () => {
  expect(await authProvider.logout({})).toBe(false)
  expect(tokenStore.read()).toBeNull()
  const [, { body, headers }] = sent.mock.calls[0] ?? ['', { body: '', headers: {} }]
  expect((JSON.parse(body) as { query: string }).query).toContain('mutation Logout')
  expect(headers).toMatchObject({ authorization: 'Bearer a1' })
})

it('[45.1] a deliberate logout deletes what the device keeps, an ended session does not', async () => {
  const keepAnswer = () => deviceStore('account').put('me', 'kept')
  tokenStore.write({
    accessToken: `h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`,
    refreshToken: 'r1',
  })
  const pair = tokenStore.read()!
  await keepAnswer()
  await authProvider.logout({})
  tokenStore.write(pair)
  expect(await deviceStore('account').get('me')).toBe('kept')
  await authProvider.logout({ isExplicit: true })
  tokenStore.write(pair)
  await expect.poll(() => deviceStore('account').get('me')).toBeNull()
})

it('[10.28] logout works without a server', async () => {
  sent.mockRejectedValue(new TypeError('offline'))
  await authProvider.logout({})
  expect(tokenStore.read()).toBeNull()
})

it('[6.47] no token at all is no session', async () => {
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined()
  tokenStore.clear()
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' })
})

it('[10.26] only a refused session ends it: FORBIDDEN and other errors do not', async () => {
  for (const code of ['UNAUTHENTICATED', 'TOKEN_EXPIRED'])
    await expect(authProvider.checkError(errorOf(code))).rejects.toMatchObject({ message: false })
  for (const code of ['FORBIDDEN', 'NOT_FOUND', 'BAD_INPUT', 'CONFLICT'])
    await expect(authProvider.checkError(errorOf(code))).resolves.toBeUndefined()
  await expect(authProvider.checkError(new TypeError('offline'))).resolves.toBeUndefined()
})

it('[40.2] permissions and identity come from one `me`', async () => {
  signedIn('CLIENT_OBSERVER')
  expect(await authProvider.getPermissions?.({})).toBe('CLIENT_OBSERVER')
  expect(await authProvider.getIdentity?.()).toMatchObject({ fullName: 'Ann Lee', company: 'Acme' })
  expect(sent).toHaveBeenCalledTimes(1)
})

describe('who may open which page', () => {
  const may = async (type: string, resource: string, action: string) => {
    sessionQueryClient.clear()
    signedIn(type)
    return authProvider.canAccess?.({ resource, action, record: { id: '7' } })
  }

  it.each([
    ['CLIENT_USER', 'allobservations', 'list', true],
    ['CLIENT_USER', 'allobservations', 'edit', false],
    ['CLIENT_USER', 'allobservations', 'delete', false],
    ['CLIENT_SUPER_USER', 'allobservations', 'delete', true],
    ['CLIENT_OBSERVER', 'users', 'list', false],
    ['CLIENT_OBSERVER', 'users', 'show', true],
    ['PROVIDER_SUPER_USER', 'gbslibrary', 'edit', true],
    ['NONE', 'allobservations', 'list', false],
  ])('[6.45] [6.46] [6.47] %s %s %s: %s', async (type, resource, action, allowed) => {
    expect(await may(type, resource, action)).toBe(allowed)
  })
})
