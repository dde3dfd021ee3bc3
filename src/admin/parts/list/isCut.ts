/** Whether a cell's text, or a part of it that cuts itself, is longer than what shows of it. */
export const isTruncated = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll('*')].some(
    // Inline elements have no width of their own.
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  )

/** The class of the elements that may be cut. */
export const TRUNCATED = 'LwCutText'
