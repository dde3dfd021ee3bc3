/** Query strings as ordered pairs, with commas left readable ('tasks=1,2'). */
export const searchParams = {
  parse(search: string): [string, string][] {
    return search === '' ? [] : [...new URLSearchParams(search)]
  },

  /** '' when there are no pairs, else '?a=1&b=2'. */
  stringify(pairs: [string, string][]): string {
    if (pairs.length === 0) return ''
    const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
    return `?${text}`
  },
}
