/** A box with a strip of tape. */
import type { ReactElement } from 'react'
import { LINE } from './ink.ts'
import type { Ink } from './ink.ts'

export function Load({ x, y, width, height, ink }: LoadProps): ReactElement {
  const outline = { stroke: ink.line, strokeWidth: LINE / 2 + 1, strokeLinejoin: 'round' } as const
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={6} fill={ink.paper} {...outline} />
      <path
        d={`M${x + width / 2 - 13} ${y} v${height * 0.34} h26 v${-height * 0.34} z`}
        fill={ink.tone}
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
  ink: Ink
}
