/** A port of this machine that nobody listens on. */
import { createServer } from 'node:net'

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = probe.address()
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0))
    })
  })
}
