// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CurrentClient, CurrentClientContext, useToday } from './currentClient.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-14T22:59:30Z') })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const client = { id: 'c1', time_zone: 'Europe/Amsterdam' } as CurrentClient

const wrapper = ({ children }: { children: ReactNode }) => (
  <CurrentClientContext value={client}>{children}</CurrentClientContext>
)

it('today is the day in the client’s time zone, and follows midnight there', () => {
  const { result } = renderHook(useToday, { wrapper })
  expect(result.current).toBe('2026-03-14')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-03-15')
})

it('today is right as soon as a window that slept is looked at again', () => {
  const { result } = renderHook(useToday, { wrapper })
  vi.setSystemTime(new Date('2026-03-16T08:00:00Z'))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current).toBe('2026-03-16')
})
