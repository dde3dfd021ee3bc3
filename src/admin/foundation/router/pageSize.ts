/** Number of rows of a list's page, as somebody chose it last in this browser. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** 10 where nothing is stored, or nothing can be. */
export function storedPageSize(): number {
  try {
    const stored = Number(localStorage.getItem(KEY))
    return PAGE_SIZES.find((size) => size === stored) ?? PAGE_SIZES[0]
  } catch {
    return PAGE_SIZES[0]
  }
}

export function storePageSize(size: number): void {
  try {
    localStorage.setItem(KEY, String(size))
  } catch {
    // The browser allows no stored data: the address still has the size.
  }
}

const KEY = 'liftwise.pageSize'
