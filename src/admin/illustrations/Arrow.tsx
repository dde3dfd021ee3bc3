/** The one arrow of an illustration: a path of the tone with an outline, and its head. */
import type { ReactElement } from 'react'
import { LINE } from './ink.ts'
import type { Ink } from './ink.ts'
import type { Point } from './Figure.tsx'

export function Arrow({ along, tip, angle, ink }: ArrowProps): ReactElement {
  const head = 'M-30 -32 L22 0 L-30 32 Z'
  const place = `translate(${tip[0]} ${tip[1]}) rotate(${angle})`
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={along} stroke={ink.line} strokeWidth={20 + LINE} />
      <path d={head} transform={place} fill={ink.line} stroke={ink.line} strokeWidth={LINE + 4} />
      <path d={along} stroke={ink.tone} strokeWidth={20} />
      <path d={head} transform={place} fill={ink.tone} stroke={ink.tone} strokeWidth={4} />
    </g>
  )
}

interface ArrowProps {
  /** Path data; it ends where the head begins. */
  along: string
  tip: Point
  /** Degrees; 0 points right, 90 down. */
  angle: number
  ink: Ink
}
