/** Remembers what was found for each time zone: thousands of clients share a few of them. */
export function memoizeByTimeZone<Value>(
  compute: (timeZone: string) => Value,
): (timeZone: string) => Value {
  const cache = new Map<string, Value>()
  return (timeZone) => {
    if (!cache.has(timeZone)) cache.set(timeZone, compute(timeZone))
    return cache.get(timeZone) as Value
  }
}
