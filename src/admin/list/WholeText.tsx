/** Shows the whole of a cut text on hover and on keyboard focus (design, lists): one tooltip for all cells of a table. */
import { Box, Tooltip } from '@mui/material'
import { useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { CUT_TEXT, isCut } from './isCut.ts'

export function WholeText({ children }: { children: ReactNode }) {
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const show = ({ target }: SyntheticEvent) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(`.${CUT_TEXT}`) : null
    setCell(found && isCut(found) ? found : null)
  }
  const hide = () => setCell(null)
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
