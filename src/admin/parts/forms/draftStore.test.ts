// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authProvider } from '../../authProvider.ts'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { draftStore } from './draftStore.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const tokenOf = (userId: string) => `h.${btoa(JSON.stringify({ sub: userId }))}.s`

const signIn = (userId: string) =>
  tokenStore.write({ accessToken: tokenOf(userId), refreshToken: 'r' })

const KEY = draftStore.keyOf('ann', 'acme', 'tasks', 'new')
const DRAFT = { form: { name: 'Lift' }, base: null }

const read = () => draftStore.read(KEY, ['name'])

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ownAnswer({ data: { logout: true } }))
  localStorage.clear()
  signIn('ann')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  draftStore.clearAll()
})

it('[36.1] reads what was written until it is cleared', () => {
  expect(read()).toBeNull()
  draftStore.write(KEY, DRAFT)
  expect([draftStore.exists(KEY), read()]).toEqual([true, DRAFT])
  expect(sessionStorage.getItem(KEY)).toBe(JSON.stringify(DRAFT))
  draftStore.clear(KEY)
  expect([draftStore.exists(KEY), read(), sessionStorage.getItem(KEY)]).toEqual([false, null, null])
})

it('[36.1] keeps a draft in memory when the storage is full, and no older one instead', () => {
  draftStore.write(KEY, { ...DRAFT, form: { name: 'Old' } })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draftStore.write(KEY, DRAFT)
  expect(read()).toEqual(DRAFT)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('[36.1] throws nothing when the browser refuses the storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))
  expect([read(), draftStore.exists(KEY)]).toEqual([null, false])
  draftStore.write(KEY, DRAFT)
  expect([read(), draftStore.exists(KEY)]).toEqual([DRAFT, true])
  draftStore.clear(KEY)
  expect(draftStore.exists(KEY)).toBe(false)
})

it.each([
  ['text that is no draft', '{"form":'],
  ['a draft of an older version of the form', '{"form":{"title":"Lift"},"base":null}'],
])('[36.1] ignores %s', (_what, text) => {
  sessionStorage.setItem(KEY, text)
  expect(read()).toBeNull()
})

it('[36.1] reads a draft that an earlier version wrote with the names of the input', () => {
  const base = { form: { name: 'Lift', isPushing: false }, updated_at: 'then' }
  draftStore.write(KEY, { form: { name: 'Lift', isPushing: true }, base })
  expect(draftStore.read(KEY, ['name', 'is_pushing'], { is_pushing: 'isPushing' })).toEqual({
    form: { name: 'Lift', is_pushing: true },
    base: { form: { name: 'Lift', is_pushing: false }, updated_at: 'then' },
  })
})

describe('whose a draft is', () => {
  it('[36.8] outlives the end of a session for the same person, and goes when another one signs in', () => {
    draftStore.write(KEY, DRAFT)
    tokenStore.clear()
    signIn('ann')
    expect(read()).toEqual(DRAFT)
    tokenStore.clear()
    signIn('ann-marie')
    expect([draftStore.exists(KEY), sessionStorage.getItem(KEY)]).toEqual([false, null])
  })

  it('[36.8] is deleted by an explicit sign-out, not by the logout of an ended session', async () => {
    draftStore.write(KEY, DRAFT)
    await authProvider.logout({})
    expect(draftStore.exists(KEY)).toBe(true)
    signIn('ann')
    await authProvider.logout({ isExplicit: true })
    expect(draftStore.exists(KEY)).toBe(false)
  })

  it('[36.8] is deleted by a sign-out in another tab', () => {
    draftStore.write(KEY, DRAFT)
    window.dispatchEvent(new StorageEvent('storage', { key: 'drafts_cleared', newValue: 'now' }))
    expect(draftStore.exists(KEY)).toBe(false)
  })
})
