/** Caches the values of a pure function by its arguments, at most `limit` of them: the oldest is dropped first. */
export function memoize<Args extends readonly (string | number)[], Value>(
  compute: (...args: Args) => Value,
  limit: number,
): (...args: Args) => Value {
  const cache = new Map<string | number | undefined, Value>()
  return (...args) => {
    const key = args.length === 1 ? args[0] : args.join('\n')
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached as Value
    const value = compute(...args)
    if (cache.size >= limit) cache.delete(cache.keys().next().value)
    cache.set(key, value)
    return value
  }
}
