/** The line and the one flat tone of the illustrations, from the theme. */
import { useTheme } from '@mui/material/styles'

export function useInk(): Ink {
  const { palette } = useTheme()
  return {
    line: palette.text.primary,
    tone: palette.primary.main,
    paper: palette.background.paper,
  }
}

export interface Ink {
  line: string
  tone: string
  paper: string
}

/** Width of every outline; half of it lies outside a shape. */
export const LINE = 10
