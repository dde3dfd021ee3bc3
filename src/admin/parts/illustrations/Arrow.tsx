/** The one arrow of an illustration: a path of the tone with an outline, and its head. */
import type { ReactElement } from 'react'
import { INK, LINE_WIDTH } from './ink.ts'
import type { Point } from './Figure.tsx'

export function Arrow({ along, tip, angle }: ArrowProps): ReactElement {
  const head = 'M-30 -32 L22 0 L-30 32 Z'
  const place = `translate(${tip[0]} ${tip[1]}) rotate(${angle})`
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={along} stroke={INK.line} strokeWidth={20 + LINE_WIDTH} />
      <path
        d={head}
        transform={place}
        fill={INK.line}
        stroke={INK.line}
        strokeWidth={LINE_WIDTH + 4}
      />
      <path d={along} stroke={INK.tone} strokeWidth={20} />
      <path d={head} transform={place} fill={INK.tone} stroke={INK.tone} strokeWidth={4} />
    </g>
  )
}

interface ArrowProps {
  /** Path data; it ends where the head begins. */
  along: string
  tip: Point
  /** Degrees; 0 points right, 90 down. */
  angle: number
}
