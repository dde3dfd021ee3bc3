/** What a person has chosen at a client, such as folded panels, in this browser. Read here without react-admin's code. */

/** Names react-admin's store of a person at a client. */
export const personStoreName = (personId: string, clientId: string): string =>
  `${personId}.${clientId}`

/** Returns what such a store holds under a key; undefined: nothing that can be read. */
export function readPersonStore(name: string, key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`RaStore${name}.${key}`) ?? '')
  } catch {
    return undefined
  }
}
