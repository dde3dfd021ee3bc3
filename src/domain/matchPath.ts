/** Returns the route pattern that a path matches, the most literal one first. */
export const matchPath = <Pattern extends string>(
  patterns: readonly Pattern[],
  path: string,
): Pattern | null => {
  const segments = toSegments(path)
  if (!segments) return null
  const matches = patterns.filter((pattern) =>
    matchesSegments(pattern.split('/').slice(1), segments),
  )
  return matches.toSorted((a, b) => countParameters(a) - countParameters(b))[0] ?? null
}

/** Decodes segments as routers do, so that `/users/add%55ser` does not match `/users/:id`. */
const toSegments = (path: string): string[] | null => {
  const pathname = path.replace(/[?#].*$/su, '').replace(/(?!^)\/+$/u, '')
  if (!pathname.startsWith('/')) return null
  try {
    return pathname
      .slice(1)
      .split('/')
      .map((segment) => decodeURIComponent(segment))
  } catch {
    return null
  }
}

const matchesSegments = (pattern: readonly string[], segments: readonly string[]): boolean => {
  const open = pattern.at(-1) === '*'
  if (open ? segments.length < pattern.length : segments.length !== pattern.length) return false
  return pattern.every((part, index) => {
    const segment = segments[index] ?? ''
    return part.startsWith(':') || part === '*' ? segment !== '' : part === segment
  })
}

const countParameters = (pattern: string): number => pattern.split(/[:*]/u).length - 1
