/** A key of its own for each purpose, so that what is signed for one never counts for another. */
import { hkdfSync } from 'node:crypto'

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `liftwise ${purpose}`, 32))
}
