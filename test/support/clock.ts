/** Clock of the server in API tests. Each file begins at the real time, because files share their process. */
let offset = 0

export const now = (): Date => new Date(Date.now() + offset)

export function advanceClock(seconds: number): void {
  offset += seconds * 1000
}

export const resetClock = (): void => {
  offset = 0
}
