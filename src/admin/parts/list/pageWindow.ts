/** Which page numbers the pager shows: five around the current one (spec 9). */
const MAX_PAGE_NUMBERS = 5

/** `page` from 1 to `pages`. Full at both ends: page 1 of 9 shows 1 to 5, page 9 shows 5 to 9. */
export function pageWindow(page: number, pages: number): PageWindow {
  const count = Math.min(MAX_PAGE_NUMBERS, Math.max(pages, 1))
  const middle = page - Math.floor(count / 2)
  const first = Math.max(1, Math.min(middle, pages - count + 1))
  const last = first + count - 1
  return {
    numbers: Array.from({ length: count }, (_, index) => first + index),
    hasPagesBefore: first > 1,
    hasPagesAfter: last < pages,
  }
}

export interface PageWindow {
  numbers: number[]
  /** An ellipsis stands before, or after, the numbers. */
  hasPagesBefore: boolean
  hasPagesAfter: boolean
}
