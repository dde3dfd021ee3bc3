/** Restores globals after each file, because files share their modules and one browser. */
import { afterAll, vi } from 'vitest'
import { resetClock } from './clock.ts'

afterAll(() => {
  resetClock()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
