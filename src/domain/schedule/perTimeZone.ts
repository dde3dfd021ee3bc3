/** Remembers what was found for each time zone: thousands of clients share a few of them. */
export function perTimeZone<Found>(find: (timeZone: string) => Found): (timeZone: string) => Found {
  const found = new Map<string, Found>()
  return (timeZone) => {
    if (!found.has(timeZone)) found.set(timeZone, find(timeZone))
    return found.get(timeZone) as Found
  }
}
