/** Names the network that rate limits count by. */
import { isIPv6 } from 'node:net'

/**
 * Returns an IPv4 address as it is, also one that is mapped to IPv6, and of an IPv6 address the first 48 bits: one line may
 * have all addresses behind them.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain.toLowerCase())
  if (MAPPED.every((group, place) => groups[place] === group))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')}::/48`
}

/** The first six groups of a mapped IPv4 address. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff]

/** Returns the eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [left = [], right = []] = address.split('::').map(numbersOf)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

function numbersOf(text: string): number[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!group.includes('.')) return Number.parseInt(group, 16)
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [(a << 8) | b, (c << 8) | d]
    })
}
