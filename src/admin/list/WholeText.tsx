/** Shows the whole of a cut text on hover and on keyboard focus (design, lists): one tooltip for all cells of a table. */
import { Box, Tooltip } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { whenDrawn } from '../layout/whenDrawn.ts'
import { CUT_TEXT, isCut } from './isCut.ts'

export function WholeText({ children }: { children: ReactNode }) {
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const show = ({ target }: SyntheticEvent) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(`.${CUT_TEXT}`) : null
    setCell(found && isCut(found) ? found : null)
  }
  const hide = () => setCell(null)
  const cells = useRef<HTMLDivElement>(null)
  // After every change, and after it was drawn: measuring before would lay the page out twice.
  useEffect(() => whenDrawn(() => letFocus(cells.current)))
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

/** Text that is cut can be reached with the keyboard, as a link in it can. Measured first, changed then. */
function letFocus(place: HTMLElement | null) {
  if (!place) return
  const cells = [...place.querySelectorAll<HTMLElement>(`.${CUT_TEXT}`)]
  const cut = new Set(cells.filter((cell) => isCut(cell) && !cell.querySelector('a, button')))
  for (const cell of cells) {
    if (cut.has(cell)) cell.tabIndex = 0
    else cell.removeAttribute('tabindex')
  }
}
