/** Random numbers that are the same at every run, so that the demo always has the same companies. */
export interface SeededRandom {
  /** At least 0, less than 1. */
  next(): number
  below(limit: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** Picks by weight. */
  pickWeighted<T>(from: readonly T[], weight: (item: T) => number): T
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (from) => assertItem(from[below(from.length)]),
    pickWeighted: (from, weight) => {
      let left = next() * from.reduce((sum, item) => sum + weight(item), 0)
      return assertItem(from.find((item) => (left -= weight(item)) < 0) ?? from.at(-1))
    },
  }
}

function assertItem<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}
