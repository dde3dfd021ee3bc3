/** A product whose clock is moved while it runs. */
import type { Installation } from './installation.ts'
import { ask, type SoakProduct } from './soakProduct.ts'

export interface MovableProduct extends SoakProduct {
  /** Moves the clock forward, or back, by milliseconds. */
  moveClock: (by: number) => Promise<void>
  /** Milliseconds that it is ahead of the machine's. */
  offset: () => number
}

export async function startWithClock({
  start,
}: Pick<Installation, 'start'>): Promise<MovableProduct> {
  const product = await start({ loaded: ['movableClock.mjs'] })
  let offset = 0
  return {
    ...product,
    offset: () => offset,
    moveClock: async (by) => {
      offset += by
      await ask(product.process, { clockOffset: offset })
    },
  }
}
