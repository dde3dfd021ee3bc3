// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { tokenStore } from './tokenStore.ts'

beforeEach(() => localStorage.clear())

const pair = { accessToken: 'a1', refreshToken: 'r1' }

it('[10.24] keeps both tokens over a reload, and is signed out when one of them is missing', () => {
  expect(tokenStore.read()).toBeNull()
  tokenStore.write(pair)
  expect(tokenStore.read()).toEqual(pair)
  expect(tokenStore.isSignedIn()).toBe(true)
  localStorage.removeItem('refresh_token')
  expect(tokenStore.isSignedIn()).toBe(false)
})

it('[2.32] logout clears the access and refresh tokens', () => {
  tokenStore.write(pair)
  tokenStore.clear()
  expect(localStorage).toHaveLength(0)
})

it('[10.24] tells its listeners about changes in this tab and in others, until they stop', () => {
  const listener = vi.fn<() => void>()
  const stop = tokenStore.subscribe(listener)
  tokenStore.write(pair)
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  stop()
  tokenStore.clear()
  expect(listener).toHaveBeenCalledTimes(3)
})

it('[10.24] tells when a person leaves: they sign out, or somebody else is signed in when the tab wakes', () => {
  const listener = vi.fn<() => void>()
  tokenStore.onPersonLeft(listener)
  tokenStore.write(of('ann'))
  tokenStore.write({ ...of('ann'), refreshToken: 'renewed' })
  expect(listener).not.toHaveBeenCalled()
  localStorage.setItem('access_token', of('ben').accessToken)
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  expect(listener).toHaveBeenCalledTimes(1)
  tokenStore.clear()
  expect(listener).toHaveBeenCalledTimes(2)
  tokenStore.write(of('ann'))
  expect(listener).toHaveBeenCalledTimes(2)
})

const of = (sub: string) => ({
  accessToken: `h.${btoa(JSON.stringify({ sub }))}.s`,
  refreshToken: 'r',
})
