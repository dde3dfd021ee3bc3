import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const TRUE_TIME = Date.parse('2026-11-21T12:00:00Z')
const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of a device whose clock is that far ahead, or behind. */
async function openPage(aheadMs: number) {
  vi.resetModules()
  vi.setSystemTime(TRUE_TIME + aheadMs)
  return (await import('./serverClock.ts')).serverClock
}

const header = new Date(TRUE_TIME).toUTCString()

it.each([
  ['90 seconds fast', 90_000],
  ['26 hours fast', 26 * 3_600_000],
  ['3 days slow', -3 * 86_400_000],
])(
  '[45.76] a device that is %s knows the time of the server, without a connection too',
  async (_, aheadMs) => {
    const clock = await openPage(aheadMs)
    const onChange = vi.fn<() => void>()
    clock.subscribe(onChange)
    clock.learn(header, Date.now() - 200)
    expect(onChange).toHaveBeenCalledOnce()
    expect(Math.abs(clock.now().getTime() - TRUE_TIME)).toBeLessThan(2_000)
    const reopened = await openPage(aheadMs)
    expect(Math.abs(reopened.now().getTime() - TRUE_TIME)).toBeLessThan(2_000)
  },
)

it('[45.76] a clock that is right stays as it is, and so does one without a header', async () => {
  const clock = await openPage(0)
  clock.learn(header, Date.now() - 5_000)
  clock.learn(null, Date.now())
  expect(clock.offsetMs()).toBe(0)
  expect(values.size).toBe(0)
})
