/** A box with a strip of tape. */
import type { ReactElement } from 'react'
import { INK, LINE_WIDTH } from './ink.ts'

export function Load({ x, y, width, height }: LoadProps): ReactElement {
  const outline = {
    stroke: INK.line,
    strokeWidth: LINE_WIDTH / 2 + 1,
    strokeLinejoin: 'round',
  } as const
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={6} fill={INK.paper} {...outline} />
      <path
        d={`M${x + width / 2 - 13} ${y} v${height * 0.34} h26 v${-height * 0.34} z`}
        fill={INK.tone}
        {...outline}
      />
    </g>
  )
}

interface LoadProps {
  x: number
  y: number
  width: number
  height: number
}
