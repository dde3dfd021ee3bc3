/** Decides which addresses are proxies whose forwarding header names the caller. */
import { BlockList, isIPv6 } from 'node:net'
import type { Settings } from '../settings/settings.ts'

/** `hop`: 0 is who opened the connection, 1 whom that proxy names, and so on. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

export function trustedProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): IsTrustedProxy {
  if (trustProxy === null) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  const proxies = new BlockList()
  for (const proxy of trustProxy) {
    const [address = '', bits] = proxy.split('/')
    const version = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, version)
    else proxies.addSubnet(address, Number(bits), version)
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
