/** The token in the path of a mailed link, '/reset/<token>'; as it stands where it is no valid encoding. */
export function readLinkToken(pathname: string): string {
  const token = pathname.replace(/^\/[^/]+\//u, '').replace(/\/$/u, '')
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
