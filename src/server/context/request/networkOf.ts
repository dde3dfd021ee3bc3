/** Names the network that rate limits count by. */
import { isIPv6 } from 'node:net'

/**
 * Returns an IPv4 address as it is, and of an IPv6 address the first 64 bits: one subscriber has all addresses behind
 * them. An IPv4 address that is mapped to IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  const [before = '', after] = plain.toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const left = groups(before)
  const right = after === undefined ? [] : groups(after)
  const zeros = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0')
  const network = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
