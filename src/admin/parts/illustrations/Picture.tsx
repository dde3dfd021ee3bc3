/** Frame of an illustration: 500 × 500, a floor, and a text alternative. */
import type { ReactElement, ReactNode } from 'react'
import { INK, LINE_WIDTH, type Point } from './Figure.tsx'

export function Picture({ description, floor = true, children }: PictureProps): ReactElement {
  return (
    <svg
      viewBox="0 0 500 500"
      width={500}
      height={500}
      role="img"
      aria-label={description}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {floor && (
        <path
          d="M40 446 H460"
          stroke={INK.line}
          strokeWidth={LINE_WIDTH / 2}
          strokeLinecap="round"
          fill="none"
        />
      )}
      {children}
    </svg>
  )
}

interface PictureProps {
  /** The instruction, as a sentence. */
  description: string
  floor?: boolean
  children: ReactNode
}

/** The arrow of an illustration: an outlined path in the accent tone, and its head. */
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
  /** Path data; ends where the head begins. */
  along: string
  tip: Point
  /** Degrees; 0 points right, 90 down. */
  angle: number
}

/** A box with a strip of tape. */
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
