/** The app's tokens as nivo reads them. */
import type { Theme } from '@mui/material/styles'

export function chartTheme({ palette, typography }: Theme) {
  const text = { fontFamily: typography.fontFamily ?? 'inherit', fontSize: 12 }
  return {
    text: { ...text, fill: palette.text.primary },
    axis: { ticks: { line: { stroke: palette.divider }, text: { fill: palette.text.secondary } } },
    grid: { line: { stroke: palette.divider } },
    labels: { text: { ...text, fontSize: 14, fontWeight: 600 } },
    crosshair: { line: { stroke: palette.outline, strokeOpacity: 1 } },
  }
}
