// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnceNear } from './OnceNear.tsx'

/** The place that is watched, and what the browser tells about it. */
const watched: { place: Element; tell: (isIntersecting: boolean) => void }[] = []

class WatchedWindow {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(place: Element): void {
    const tell = (isIntersecting: boolean) => this.onChange([{ isIntersecting }])
    watched.push({ place, tell })
  }
  disconnect(): void {
    watched.length = 0
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', WatchedWindow)
  render(
    <OnceNear fallback={<p>Placeholder</p>}>
      <p>Below</p>
    </OnceNear>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = () => screen.queryByText('Below') !== null

it('[40.12] what is below the window is rendered when it comes near', () => {
  act(() => watched[0]?.tell(false))
  expect([shown(), watched[0]?.place.textContent]).toEqual([false, 'Placeholder'])
  act(() => watched[0]?.tell(true))
  expect([shown(), watched.length, screen.queryByText('Placeholder')]).toEqual([true, 0, null])
})

it('[40.12] without scrolling it is rendered when the page has been idle', async () => {
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(shown()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(shown()).toBe(true)
})

it('[40.12] what is printed is whole', () => {
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe(true)
})
