/** Returns whether two filters, or two values of a filter, differ in the URL. */
export const filtersDiffer = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) !== canonicalJson(other)

/** Treats absent and empty values as equal and ignores the order of names. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (isEmpty(part)) return null
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const entries = Object.entries(part).filter(([, one]) => !isEmpty(one))
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
