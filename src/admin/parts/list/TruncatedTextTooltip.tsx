/** Shows truncated text completely on hover and keyboard focus: one tooltip for all cells of a table. */
import { Box, Tooltip } from '@mui/material'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { onIdleAfterPaint } from '../layout/onIdleAfterPaint.ts'

export function TruncatedTextTooltip({ children }: { children: ReactNode }) {
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const show = ({ target }: SyntheticEvent) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(`.${TRUNCATED}`) : null
    setCell(found && isTruncated(found) ? found : null)
  }
  const hide = () => setCell(null)
  const cells = useRef<HTMLDivElement>(null)
  // After every change and its paint: measuring earlier would cause a second layout.
  useEffect(() => onIdleAfterPaint(() => makeTruncatedFocusable(cells.current)))
  return (
    <Tooltip
      open={cell !== null}
      title={cell?.textContent ?? ''}
      describeChild
      disableHoverListener
      disableFocusListener
      disableTouchListener
      slotProps={{ popper: { anchorEl: cell } }}
    >
      <Box
        ref={cells}
        onMouseOver={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => {
          if (key === 'Escape') hide()
        }}
      >
        {children}
      </Box>
    </Tooltip>
  )
}

/**
 * Makes truncated text focusable, unless it contains a link or button. Measures all cells first, then changes them.
 */
function makeTruncatedFocusable(place: HTMLElement | null) {
  if (!place) return
  const cells = [...place.querySelectorAll<HTMLElement>(`.${TRUNCATED}`)]
  const cut = new Set(cells.filter((cell) => isTruncated(cell) && !cell.querySelector('a, button')))
  for (const cell of cells) {
    if (cut.has(cell)) cell.tabIndex = 0
    else cell.removeAttribute('tabindex')
  }
}

/** Returns whether the text of a cell, or of an element in it, is truncated. */
const isTruncated = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll('*')].some(
    // Inline elements have no width of their own.
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  )

/** Class of elements whose text may be truncated. */
export const TRUNCATED = 'LwCutText'
