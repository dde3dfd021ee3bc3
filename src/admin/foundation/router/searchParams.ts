/** Query strings as ordered pairs, with readable commas ('tasks=1,2'). */
export const searchParams = {
  parse(search: string): [string, string][] {
    return search === '' ? [] : [...new URLSearchParams(search)]
  },

  /** Returns '' without pairs, else '?a=1&b=2'. */
  stringify(pairs: [string, string][]): string {
    if (pairs.length === 0) return ''
    const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
    return `?${text}`
  },
}
