/** Returns the token in the path of a mailed link, '/reset/<token>'; undecoded if its encoding is not valid. */
export function readLinkToken(pathname: string): string {
  const token = pathname.replace(/^\/[^/]+\//u, '').replace(/\/$/u, '')
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
